import { createHash } from 'node:crypto';

/** The same text, the same digest: 64 hexadecimal digits. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A number from 0 up to 1 that the text alone decides: chance that comes out the same each time. */
export function seeded(text: string): number {
  return Number.parseInt(digest(text).slice(0, 12), 16) / 2 ** 48;
}

/** One of the choices, decided by the text alone. */
export function seededChoice<Choice>(text: string, choices: readonly Choice[]): Choice {
  return choices[Math.floor(seeded(text) * choices.length)]!;
}
