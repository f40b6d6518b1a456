import { readState } from './us-state-name.ts';
import type { StateCode } from './us-state.ts';

/** The Spanish names that differ from the English ones by more than accents. */
const spanishNames: Readonly<Record<string, StateCode>> = {
  'carolina del norte': 'NC',
  'carolina del sur': 'SC',
  'dakota del norte': 'ND',
  'dakota del sur': 'SD',
  'distrito de columbia': 'DC',
  'islas marianas del norte': 'MP',
  'islas virgenes': 'VI',
  luisiana: 'LA',
  misisipi: 'MS',
  misuri: 'MO',
  'nueva hampshire': 'NH',
  'nueva jersey': 'NJ',
  'nueva york': 'NY',
  'nuevo hampshire': 'NH',
  'nuevo mexico': 'NM',
  pensilvania: 'PA',
  'samoa americana': 'AS',
  tejas: 'TX',
  tenesi: 'TN',
  'virginia occidental': 'WV',
};

/** The state that a person names by its code, or by its name in English or Spanish, in any case; undefined when it is unknown. */
export function readTypedState(text: string): StateCode | undefined {
  const name = text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const spanish = name.toLowerCase();
  return readState(name) ?? (Object.hasOwn(spanishNames, spanish) ? spanishNames[spanish] : undefined);
}
