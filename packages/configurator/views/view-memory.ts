import { createContext, useContext, useState } from 'react';

/** View state that outlives its view, by key: open groups and selections. */
export const ViewMemory = createContext<Map<string, unknown> | undefined>(undefined);

/** State that is restored when its view is shown again. Without a key, it lasts as long as the view. */
export function useRemembered<Value>(key: string | undefined, first: Value): [Value, (value: Value) => void] {
  const memory = useContext(ViewMemory);
  const [value, setValue] = useState(() =>
    key !== undefined && memory?.has(key) ? (memory.get(key) as Value) : first,
  );
  return [
    value,
    (next) => {
      if (key !== undefined) memory?.set(key, next);
      setValue(next);
    },
  ];
}
