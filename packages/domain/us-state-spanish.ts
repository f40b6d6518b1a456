import { plainName } from './plain-name.ts';
import { readState, stateNames, statesOf } from './us-state-name.ts';
import type { StateCode } from './us-state.ts';

/** The states with Spanish names of their own. */
const spanishNames: Readonly<Partial<Record<StateCode, string>>> = {
  AS: 'Samoa Americana',
  DC: 'Distrito de Columbia',
  HI: 'Hawái',
  LA: 'Luisiana',
  MP: 'Islas Marianas del Norte',
  MS: 'Misisipi',
  MO: 'Misuri',
  NH: 'Nuevo Hampshire',
  NJ: 'Nueva Jersey',
  NM: 'Nuevo México',
  NY: 'Nueva York',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  OR: 'Oregón',
  PA: 'Pensilvania',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  VI: 'Islas Vírgenes de EE. UU.',
  WV: 'Virginia Occidental',
};

export const spanishStates = statesOf({ ...stateNames, ...spanishNames });

const withoutAccents = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/**
 * State codes by the {@link plainName} of the unaccented Spanish name, including spellings that are read but never
 * shown.
 */
const spanishCodes = new Map<string, StateCode>([
  ...(Object.entries(spanishNames) as [StateCode, string][]).map(
    ([code, name]) => [plainName(withoutAccents(name)), code] as const,
  ),
  ['islasvirgenes', 'VI'],
  ['nuevahampshire', 'NH'],
  ['tejas', 'TX'],
  ['tenesi', 'TN'],
]);

/** The state for its code or its name in English or Spanish, in any case; undefined when unknown. */
export function readStateName(text: string): StateCode | undefined {
  const unaccented = withoutAccents(text);
  return readState(unaccented) ?? spanishCodes.get(plainName(unaccented));
}
