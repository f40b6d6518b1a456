/** A turn of painting takes no longer, in milliseconds, unless a single piece does. */
const turn = 3;

/** The browser paints and answers the visitor in between. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Runs a painting piece by piece.
 *
 * @param flush makes the browser put on the canvas what it has noted so far, rather than all of it at the end in one long task
 * @returns whether it was finished
 */
export async function paintInTurns(
  painting: Generator<void>,
  flush: () => void,
  signal: AbortSignal,
): Promise<boolean> {
  await nextTurn();
  let began = performance.now();
  while (!signal.aborted) {
    if (painting.next().done) {
      flush();
      return true;
    }
    flush();
    if (performance.now() - began > turn) {
      await nextTurn();
      began = performance.now();
    }
  }
  return false;
}
