/**
 * How long something takes while other work leaves the machine alone, of the times of many tries: a tenth of them took no
 * longer. A median would grow with the other work; a difference that the service makes is in every try.
 */
export const undisturbedTime = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)]!;
