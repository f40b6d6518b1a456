import type { ReactNode } from 'react';

interface HoneypotsProps {
  names: readonly string[];
  /** What a robot has typed before the fields were drawn, by their names. */
  typed?: Readonly<Record<string, string>>;
}

/** Text fields that no visitor sees, and no screen reader reads. */
export function Honeypots({ names, typed }: HoneypotsProps): ReactNode {
  if (names.length === 0) return null;
  return (
    <div className="cover-hidden" aria-hidden="true">
      {names.map((name) => (
        <input key={name} type="text" name={name} tabIndex={-1} autoComplete="off" defaultValue={typed?.[name] ?? ''} />
      ))}
    </div>
  );
}

/** The fields with `data-honeypot` of a form that the author put inside the element, with what was typed into them. */
export const authoredHoneypots = (form: HTMLFormElement | undefined): Record<string, string> =>
  Object.fromEntries(
    [...(form?.querySelectorAll<HTMLInputElement>('input[data-honeypot][name]') ?? [])].map(({ name, value }) => [
      name,
      value,
    ]),
  );

/** Whether a field that no visitor sees has been filled in. */
export const isRobot = (root: ShadowRoot | HTMLElement, names: readonly string[]): boolean =>
  [...root.querySelectorAll<HTMLInputElement>('.cover-hidden > input')].some(
    ({ name, value }) => names.includes(name) && value !== '',
  );
