/** The result of something that a browser may refuse by throwing, or undefined when it does. */
export function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
