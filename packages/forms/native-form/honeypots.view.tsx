import type { ReactNode } from 'react';
import { useAuthorReport } from '#embed/debug/use-author-report';
import type { WidgetHost } from '#embed/runtime/define-widget';

/** What a bot has typed into the honeypots of the author's own form, by name. */
export type AuthoredHoneypots = ReadonlyMap<string, string>;

interface HoneypotsProps {
  names: readonly string[];
  /** Their initial values. */
  typed: AuthoredHoneypots;
}

/** Text fields that no visitor sees, and no screen reader reads. */
export function Honeypots({ names, typed }: HoneypotsProps): ReactNode {
  if (names.length === 0) return null;
  return (
    <div className="cover-hidden" aria-hidden="true">
      {names.map((name) => (
        <input
          key={name}
          type="text"
          name={name}
          tabIndex={-1}
          autoComplete="off"
          defaultValue={typed.get(name) ?? ''}
        />
      ))}
    </div>
  );
}

/** The fields with `data-honeypot` of a form that the author put inside the element, with what was typed into them. */
export const authoredHoneypots = (form: HTMLFormElement | undefined): AuthoredHoneypots =>
  new Map(
    [...(form?.querySelectorAll<HTMLInputElement>('[data-honeypot][name]') ?? [])].map(({ name, value }) => [
      name,
      value,
    ]),
  );

interface HoneypotNames {
  host: WidgetHost;
  /** The widget's name without its `cover-`. */
  widget: string;
  configured: readonly string[];
  authored: AuthoredHoneypots;
  /** The names of the fields that the visitor fills in, and of hidden ones. */
  fields: Iterable<string>;
}

/**
 * The honeypots of a form: those of the configuration and of the author's own form. A honeypot with the name of a field
 * is left out and reported: visitors fill that field in, and of two fields of one name a server may read the empty one.
 */
export function useHoneypotNames({ host, widget, configured, authored, fields }: HoneypotNames): readonly string[] {
  const all = [...new Set([...configured, ...authored.keys()])];
  const taken = new Set(fields);
  useAuthorReport(
    host,
    { widget, source: 'honeypots', title: 'its honeypots' },
    all
      .filter((name) => taken.has(name))
      .map((name) => `${name} is no honeypot, because a field of the form has that name.`),
  );
  return all.filter((name) => !taken.has(name));
}

/** Whether a field that no visitor sees has been filled in. */
export const isBot = (root: ShadowRoot | HTMLElement, names: readonly string[]): boolean =>
  [...root.querySelectorAll<HTMLInputElement>('.cover-hidden > input')].some(
    ({ name, value }) => names.includes(name) && value !== '',
  );
