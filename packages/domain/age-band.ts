/** The age groups for counting leads and visits. Drivers under 18 have none. */
export const ageBands = ['18-24', '25-34', '35-44', '45-54', '55-64', 'over 65'] as const;
export type AgeBand = (typeof ageBands)[number];

/** `over 65` includes 65, because the previous group ends at 64. */
export function ageBandOf(age: number): AgeBand | undefined {
  if (age < 18) return undefined;
  if (age >= 65) return 'over 65';
  return ageBands[Math.max(0, Math.floor((age - 15) / 10))];
}
