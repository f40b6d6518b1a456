/**
 * The duration of an operation without interference by other work: the tenth percentile of many tries. A median would
 * grow with the other work; a difference that the service makes is in every try.
 */
export const undisturbedTime = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 10)]!;
