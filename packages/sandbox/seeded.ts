import { createHash } from 'node:crypto';

/** A digest of the text: 64 hexadecimal digits. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A pseudo-random number from 0 to below 1, derived from the text. */
export function seeded(text: string): number {
  return Number.parseInt(digest(text).slice(0, 12), 16) / 2 ** 48;
}

/** One of the choices, derived from the text. */
export function seededChoice<Choice>(text: string, choices: readonly Choice[]): Choice {
  return choices[Math.floor(seeded(text) * choices.length)]!;
}
