// What talks to the server: the line, a socket that is opened again when it is lost, and calls. Fetched on first use.

// How long to wait before the line is opened again, how often to ask whether it is alive, and how long for the answer.
const SOON = 500, LATE = 10000, BEAT = 10000, PATIENCE = 8000;

// Opens the line. `hear` gets "open", "text" with what the server says, "lost" when it will be opened again, and "renewed" when that is on purpose.
export const openLine = (hear) => {
  let socket, attempt, beat, doubt, wait = SOON, closed = false;
  const later = (delay) => {
    clearTimeout(attempt);
    attempt = setTimeout(open, delay);
  };
  const end = (why) => {
    if (!socket) return;
    const old = socket;
    socket = undefined;
    clearInterval(beat);
    clearTimeout(doubt);
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
    if (closed) return;
    // Not all pages come back at the same moment after a restart of the server.
    const delay = Math.round(wait * (0.5 + Math.random()));
    wait = Math.min(2 * wait, LATE);
    later(delay);
    hear(why, "");
  };
  const lose = () => end("lost");
  // A line may be dead without anybody noticing, after a sleep of the machine for example.
  const ask = () => {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send('{"t":"ping"}');
    clearTimeout(doubt);
    doubt = setTimeout(lose, PATIENCE);
  };
  const open = () => {
    clearTimeout(attempt);
    if (socket || closed) return;
    socket = new WebSocket(new URL("api/socket", location.href.replace(/^http/, "ws")));
    doubt = setTimeout(lose, PATIENCE);
    socket.onopen = () => {
      clearTimeout(doubt);
      wait = SOON;
      beat = setInterval(ask, BEAT);
      hear("open", "");
    };
    socket.onmessage = ({ data }) => {
      clearTimeout(doubt);
      hear("text", data);
    };
    socket.onclose = lose;
  };
  const now = () => {
    wait = SOON;
    if (socket) ask();
    else open();
  };
  const awake = () => document.visibilityState === "visible" && now();
  addEventListener("online", now);
  addEventListener("offline", lose);
  document.addEventListener("visibilitychange", awake);
  open();
  return {
    // Whether it went out. What does not is sent when the line is open again.
    send(text) {
      const can = socket?.readyState === WebSocket.OPEN;
      if (can) socket.send(text);
      return can;
    },
    retry: now,
    // Opens it anew, because the server is to know who comes.
    renew() {
      end("renewed");
      now();
    },
    close() {
      closed = true;
      clearTimeout(attempt);
      lose();
      removeEventListener("online", now);
      removeEventListener("offline", lose);
      document.removeEventListener("visibilitychange", awake);
    },
  };
};

// Calls the server. The result is the status, 0 without an answer, and the text.
export const callServer = async (path, body) => {
  const sent = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body };
  try {
    const answer = await fetch(path, sent);
    return [answer.status, await answer.text()];
  } catch {
    return [0, ""];
  }
};
