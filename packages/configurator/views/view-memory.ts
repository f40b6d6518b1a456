import { createContext, useContext, useState } from 'react';

/** What of a view outlasts it, by place: what is opened in it, what is chosen. */
export const ViewMemory = createContext<Map<string, unknown> | undefined>(undefined);

/** State that a view has again when it is shown again. Without a key it lasts as long as the view. */
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
