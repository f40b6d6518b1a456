/** True if two objects have the same values at the same keys. */
export function isShallowEqual(a: object, b: object): boolean {
  if (Object.is(a, b)) return true;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key in b && Object.is((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  );
}

/**
 * Returns the previous object while a new one equals it, so that React does not render needlessly.
 *
 * @example
 * const shell = keepEqual(() => connectShell(actor.getSnapshot()));
 */
export function keepEqual<View extends object>(read: () => View): () => View {
  let last: View | undefined;
  return () => {
    const view = read();
    if (!last || !isShallowEqual(last, view)) last = view;
    return last;
  };
}
