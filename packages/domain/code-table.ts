import { plainName } from './plain-name.ts';

/** The numeric codes that services use for a closed set of named values. */
export interface CodeTable<Name extends string> {
  /** In the order in which a visitor sees them. */
  names: readonly Name[];
  codeOf(name: Name): number;
  /**
   * Undefined for an unknown code. Services send codes as numbers, as text, and as names: `1`, `"1"`, `"Single"`, and
   * `"S"` where no other name begins with that letter.
   */
  nameOf(code: unknown): Name | undefined;
}

export function codeTable<const Name extends string>(codes: Readonly<Record<Name, number>>): CodeTable<Name> {
  const names = Object.keys(codes) as Name[];
  return {
    names,
    codeOf: (name) => codes[name],
    nameOf(code) {
      if (typeof code === 'number') return names.find((name) => codes[name] === code);
      const text = typeof code === 'string' ? code.trim().toLowerCase() : '';
      if (/^\d+$/.test(text)) return names.find((name) => codes[name] === Number(text));
      const begun = text.length === 1 ? names.filter((name) => name.startsWith(text)) : [];
      return begun.length === 1 ? begun[0] : names.find((name) => plainName(name) === plainName(text));
    },
  };
}
