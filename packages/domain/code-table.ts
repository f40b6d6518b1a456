/** The numeric codes that services use for a closed set of named values. */
export interface CodeTable<Name extends string> {
  /** In the order in which a visitor sees them. */
  names: readonly Name[];
  codeOf(name: Name): number;
  /** Undefined for an unknown code. Services send codes as numbers and as text. */
  nameOf(code: unknown): Name | undefined;
}

export function codeTable<const Name extends string>(codes: Readonly<Record<Name, number>>): CodeTable<Name> {
  const names = Object.keys(codes) as Name[];
  return {
    names,
    codeOf: (name) => codes[name],
    nameOf: (code) =>
      typeof code === 'number' || (typeof code === 'string' && code.trim() !== '')
        ? names.find((name) => codes[name] === Number(code))
        : undefined,
  };
}
