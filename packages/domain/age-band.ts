/** The groups by which leads and visits are counted. Drivers under 18 are in none. */
export const ageBands = ['18-24', '25-34', '35-44', '45-54', '55-64', 'over 65'] as const;
export type AgeBand = (typeof ageBands)[number];

/** `over 65` takes 65 too: the group before it ends at 64. */
export function ageBandOf(age: number): AgeBand | undefined {
  if (age < 18) return undefined;
  if (age >= 65) return 'over 65';
  return ageBands[Math.max(0, Math.floor((age - 15) / 10))];
}
