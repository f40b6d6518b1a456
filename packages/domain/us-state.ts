/** The 50 states, the District of Columbia and five territories, as the postal service writes them. */
export const stateCodes = [
  'AL',
  'AK',
  'AS',
  'AZ',
  'AR',
  'CA',
  'CO',
  'CT',
  'DE',
  'DC',
  'FL',
  'GA',
  'GU',
  'HI',
  'ID',
  'IL',
  'IN',
  'IA',
  'KS',
  'KY',
  'LA',
  'ME',
  'MD',
  'MA',
  'MI',
  'MN',
  'MS',
  'MO',
  'MT',
  'NE',
  'NV',
  'NH',
  'NJ',
  'NM',
  'NY',
  'NC',
  'ND',
  'MP',
  'OH',
  'OK',
  'OR',
  'PA',
  'PR',
  'RI',
  'SC',
  'SD',
  'TN',
  'TX',
  'UT',
  'VT',
  'VI',
  'VA',
  'WA',
  'WV',
  'WI',
  'WY',
] as const;
export type StateCode = (typeof stateCodes)[number];

export function isStateCode(text: string): text is StateCode {
  return (stateCodes as readonly string[]).includes(text);
}

/** Parses a state code in any case; undefined when it is unknown. */
export function stateCodeOf(text: string): StateCode | undefined {
  const code = text.trim().toUpperCase();
  return isStateCode(code) ? code : undefined;
}
