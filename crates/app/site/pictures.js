// Saves pictures of the board and films of games as files. This script is fetched on first use.

// Downloads a file to the user's machine.
const save = (blob, name) => {
  const link = document.createElement("a");
  [link.href, link.download] = [URL.createObjectURL(blob), name];
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 30000);
};

// Renders an SVG drawing on a canvas.
const draw = async (drawing, canvas) => {
  const picture = new Image();
  picture.src = URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" }));
  try {
    await picture.decode();
  } finally {
    URL.revokeObjectURL(picture.src);
  }
  [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
  canvas.getContext("2d", { willReadFrequently: true }).drawImage(picture, 0, 0);
};

// Saves the canvas of a 3D table, or a drawing of the flat board, as a PNG file.
export const savePicture = async (name, drawing, table) => {
  const canvas = table ?? document.createElement("canvas");
  if (!table) await draw(drawing, canvas);
  canvas.toBlob((blob) => save(blob, name));
};

// How long a picture is shown, in hundredths of a second: a position, the last position, a picture during a move.
const [STAYS, LAST, PASSES] = [90, 400, 5];
// On the 3D table, each move has this many pictures in between, this many milliseconds apart.
const [BETWEEN, STEP] = [4, 75];
// The palette is computed from this many pictures.
const SEEN = 24;
const [WIDE, HIGH] = [720, 540];

// The pictures of a game on the flat board.
const flat = (count, drawing) => {
  const canvas = document.createElement("canvas");
  return {
    pictures: Array.from({ length: count }, (_, at) => ({ at, delay: STAYS })),
    async take({ at }) {
      await draw(drawing(at), canvas);
      return canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    },
    close() {},
  };
};

// The pictures of a game on a second 3D table, which looks like the visible one.
const threeD = async (count, view, seen) => {
  const canvas = document.createElement("canvas");
  const table = await globalThis.openTable(canvas);
  try {
    table.look_like(seen);
  } catch (error) {
    // The visible table has been closed in the meantime.
    table.close();
    throw error;
  }
  const copy = document.createElement("canvas");
  [copy.width, copy.height] = [WIDE, HIGH];
  const pen = copy.getContext("2d", { willReadFrequently: true });
  const pictures = [];
  for (let at = 0; at < count; at += 1) {
    for (let step = 1; at > 0 && step <= BETWEEN; step += 1) pictures.push({ at, step, delay: PASSES });
    pictures.push({ at, delay: STAYS });
  }
  // The table's own time, which advances only from picture to picture.
  let [shown, now] = [-1, 0];
  return {
    pictures,
    take({ at, step }) {
      if (shown !== at) {
        now += 10000;
        table.show(view(at), now);
        shown = at;
      }
      table.take(WIDE, HIGH, now + (step ? step * STEP : 9000));
      pen.drawImage(canvas, 0, 0, WIDE, HIGH);
      return pen.getImageData(0, 0, WIDE, HIGH);
    },
    close() {
      table.close();
    },
  };
};

// Saves a film of `count` positions, each as a drawing, or as a view of the 3D table if that is shown. `told` receives
// the progress from 0 to 1, and returns whether to continue. Returns whether the film was made.
export const saveFilm = async (name, count, position, seen, told) => {
  const worker = new Worker("film-worker.js", { type: "module" });
  const ask = (message, moved = []) =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => (data.failed ? reject(new Error(data.failed)) : resolve(data.file));
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage(message, moved);
    });
  let reel;
  try {
    reel = seen ? await threeD(count, position, seen) : flat(count, position);
    const { pictures } = reel;
    pictures.at(-1).delay = LAST;
    const resting = pictures.filter(({ step }) => !step);
    const looked = resting.filter((_, i) => i % Math.ceil(resting.length / SEEN) === 0 || i === resting.length - 1);
    const work = [...looked.map((one) => ["see", one]), ...pictures.map((one) => ["add", one])];
    for (const [done, [act, one]] of work.entries()) {
      if (!told(done / work.length)) return false;
      const { width, height, data } = await reel.take(one);
      await ask({ act, width, height, delay: one.delay, pixels: data.buffer }, [data.buffer]);
    }
    save(new Blob([await ask({ act: "finish" })], { type: "image/gif" }), name);
    return true;
  } finally {
    reel?.close();
    worker.terminate();
  }
};
