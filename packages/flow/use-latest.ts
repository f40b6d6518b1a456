import { useLayoutEffect, useState } from 'react';

/**
 * Reads the value of the last render from code that outlives it: an effect, a running machine.
 *
 * @example
 * const latestHost = useLatest(host);
 * useEffect(() => start(latestHost), [latestHost]); // latestHost() is the current host, whenever it is called
 */
export function useLatest<Value>(value: Value): () => Value {
  const [box] = useState(() => {
    let current = value;
    return {
      get: () => current,
      set: (next: Value) => {
        current = next;
      },
    };
  });
  useLayoutEffect(() => box.set(value), [box, value]);
  return box.get;
}
