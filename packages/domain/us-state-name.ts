import { type StateCode, stateCodeOf } from './us-state.ts';

/** State names for a list. Apart from the codes, so that a page that only validates a code does not load them. */
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

/** The Spanish names that differ from the English ones by more than accents. */
const spanishNames: Partial<Record<StateCode, readonly string[]>> = {
  AS: ['Samoa Americana'],
  DC: ['Distrito de Columbia'],
  LA: ['Luisiana'],
  MS: ['Misisipi'],
  MO: ['Misuri'],
  NH: ['Nuevo Hampshire', 'Nueva Hampshire'],
  NJ: ['Nueva Jersey'],
  NM: ['Nuevo México'],
  NY: ['Nueva York'],
  NC: ['Carolina del Norte'],
  ND: ['Dakota del Norte'],
  MP: ['Islas Marianas del Norte'],
  PA: ['Pensilvania'],
  SC: ['Carolina del Sur'],
  SD: ['Dakota del Sur'],
  TN: ['Tenesí'],
  TX: ['Tejas'],
  VI: ['Islas Vírgenes', 'Islas Vírgenes de los Estados Unidos'],
  WV: ['Virginia Occidental'],
};

const comparable = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[.\u0300-\u036F]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The code of a state's full name in English or Spanish, in any case. */
function stateCodeOfName(name: string): StateCode | undefined {
  const wanted = comparable(name);
  return (Object.keys(stateNames) as StateCode[]).find((code) =>
    [stateNames[code], ...(spanishNames[code] ?? [])].some((known) => comparable(known) === wanted),
  );
}

/** The state that somebody names by its code or its full name in English or Spanish; undefined when it is unknown. */
export const readState = (text: string): StateCode | undefined => stateCodeOf(text) ?? stateCodeOfName(text);
