import type { ReactNode } from 'react';

/** Text fields that no visitor sees, and no screen reader reads. */
export function Honeypots({ names }: { names: readonly string[] }): ReactNode {
  if (names.length === 0) return null;
  return (
    <div className="cover-hidden" aria-hidden="true">
      {names.map((name) => (
        <input key={name} type="text" name={name} tabIndex={-1} autoComplete="off" defaultValue="" />
      ))}
    </div>
  );
}

/** Whether a field that no visitor sees has been filled in. */
export const isRobot = (root: ShadowRoot | HTMLElement, names: readonly string[]): boolean =>
  [...root.querySelectorAll<HTMLInputElement>('.cover-hidden > input')].some(
    ({ name, value }) => names.includes(name) && value !== '',
  );
