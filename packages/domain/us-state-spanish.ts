import { plainName } from './plain-name.ts';
import { readState } from './us-state-name.ts';
import type { StateCode } from './us-state.ts';

/** Spanish names of states that differ by more than accents, as {@link plainName} writes them. */
const spanishNames: Readonly<Record<string, StateCode>> = {
  carolinadelnorte: 'NC',
  carolinadelsur: 'SC',
  dakotadelnorte: 'ND',
  dakotadelsur: 'SD',
  distritodecolumbia: 'DC',
  hawai: 'HI',
  islasmarianasdelnorte: 'MP',
  islasvirgenes: 'VI',
  luisiana: 'LA',
  misisipi: 'MS',
  misuri: 'MO',
  nuevahampshire: 'NH',
  nuevohampshire: 'NH',
  nuevajersey: 'NJ',
  nuevayork: 'NY',
  nuevomexico: 'NM',
  pensilvania: 'PA',
  samoaamericana: 'AS',
  tejas: 'TX',
  tenesi: 'TN',
  virginiaoccidental: 'WV',
};

/** The state that a person or a service names by its code or its name, in English or Spanish, in any case; undefined when it is unknown. */
export function readStateName(text: string): StateCode | undefined {
  const unaccented = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  const name = plainName(unaccented);
  return readState(unaccented) ?? (Object.hasOwn(spanishNames, name) ? spanishNames[name] : undefined);
}
