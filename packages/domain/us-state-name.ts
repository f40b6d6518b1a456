import { type StateCode, stateCodeOf } from './us-state.ts';

/** State names in English. In their own file, so that a page that only validates a code does not load them. */
export const stateNames: Readonly<Record<StateCode, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AS: 'American Samoa',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  GU: 'Guam',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  MP: 'Northern Mariana Islands',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  PR: 'Puerto Rico',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VI: 'U.S. Virgin Islands',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

/** The states in one language. */
export interface States {
  readonly names: Readonly<Record<StateCode, string>>;
  /** For a select list: sorted by name. */
  readonly byName: readonly { value: StateCode; label: string }[];
}

/** Compares code units: on a phone, preparing a locale comparison would take 20 ms. */
export const statesOf = (names: States['names']): States => ({
  names,
  byName: (Object.keys(names) as StateCode[])
    .map((value) => ({ value, label: names[value] }))
    .toSorted((a, b) => (a.label < b.label ? -1 : 1)),
});

export const englishStates = statesOf(stateNames);

const comparable = (name: string): string => name.replaceAll('.', '').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** The code of a state's full name, as a geocoder writes it, in any case. */
function stateCodeOfName(name: string): StateCode | undefined {
  const wanted = comparable(name);
  return (Object.keys(stateNames) as StateCode[]).find((code) => comparable(stateNames[code]) === wanted);
}

/** The state for its code or full name, in any case; undefined when unknown. */
export const readState = (text: string): StateCode | undefined => stateCodeOf(text) ?? stateCodeOfName(text);
