/**
 * Returns the result of `task`, or undefined when it throws.
 *
 * @example
 * tryOrUndefined(() => localStorage); // throws when storage is denied
 */
export function tryOrUndefined<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
