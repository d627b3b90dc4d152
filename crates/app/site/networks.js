// The networks with which the engine judges games. A line that is too slow must not hold up the game, which goes on without it.
globalThis.fetchNetwork = async (name) => {
  const answer = await fetch(name, { signal: AbortSignal.timeout(4000) });
  if (!answer.ok) throw new Error(`${name}: ${answer.status} ${answer.statusText}`);
  return new Uint8Array(await answer.arrayBuffer());
};
