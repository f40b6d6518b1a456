import { expect, it } from 'vitest';
import { fullNameOf } from './customer-profile.ts';

it.each([
  ['Alex', 'Example', 'Alex Example'],
  ['Alex Example', 'Example', 'Alex Example'],
  ['Alex EXAMPLE', 'Example', 'Alex EXAMPLE'],
  ['Alex Example', '', 'Alex Example'],
  ['', 'Example', 'Example'],
  ['Mary Ann', 'Van Sample', 'Mary Ann Van Sample'],
  ['Ann', 'Ann', 'Ann Ann'],
  [' Alex ', ' Example ', 'Alex Example'],
  ['', '', ''],
])('writes the name of %j %j as %j', (firstName, lastName, name) => {
  expect(fullNameOf({ firstName, lastName })).toBe(name);
});
