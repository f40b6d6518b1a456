import { expect, it } from 'vitest';
import { withKnownAnswers } from './with-known-answers.ts';

const empty = { firstName: '', email: '', street: '', apartment: '', zip: '', city: '', state: '' };
const home = { street: '100 Sample St', apartment: '4', zip: '78701', city: 'Austin', state: 'TX' };
const away = { street: '200 Example Ave', zip: '75201', city: 'Dallas', state: 'TX' };

it.each([
  ['fills in empty fields', {}, {}, { firstName: 'Alex', ...home }, { firstName: 'Alex', ...home }],
  [
    'keeps typed text',
    { firstName: 'Al' },
    {},
    { firstName: 'Alex', email: 'a@b.example' },
    { firstName: 'Al', email: 'a@b.example' },
  ],
  ['keeps emptied fields', { firstName: '' }, { firstName: 'Alex' }, { firstName: 'Alex' }, { firstName: '' }],
  ['applies a correction', { firstName: 'Alx' }, { firstName: 'Alx' }, { firstName: 'Alex' }, { firstName: 'Alex' }],
  ['keeps answers that are no longer known', { firstName: 'Alex' }, { firstName: 'Alex' }, {}, { firstName: 'Alex' }],
  ['completes an address of the same zip code', { zip: '78701', city: 'Austin', state: 'TX' }, {}, home, home],
  ['replaces the whole address, without the old apartment', home, home, away, away],
  [
    'keeps the street if only the place is still known',
    home,
    home,
    { zip: '78701', city: 'Austin', state: 'TX' },
    home,
  ],
  ['does not mix two addresses', { zip: '78701' }, {}, away, { ...empty, zip: '78701' }],
  [
    'does not combine a typed street with another city',
    { ...home, street: '1 Other St' },
    home,
    away,
    { ...home, street: '1 Other St' },
  ],
] as const)('%s', (_what, draft, before, known, expected) => {
  expect(withKnownAnswers({ ...empty, ...draft }, { known, before })).toEqual({ ...empty, ...expected });
});
