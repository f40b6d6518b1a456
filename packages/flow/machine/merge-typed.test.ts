import { expect, test } from 'vitest';
import { mergeTyped } from './merge-typed.ts';

const empty = { street: '', city: '' };

test.each([
  ['other fields', { street: '100 Congress Ave', city: '' }, { street: '', city: 'Austin' }, empty],
  ['the same field', { street: '1 Old St', city: 'Austin' }, { street: '100 Congress Ave', city: '' }, empty],
  [
    'a field that another tab has changed since',
    { street: '100 Congress Ave', city: 'Dallas' },
    { street: '1 Old St', city: 'Austin' },
    { street: '1 Old St', city: 'Dallas' },
  ],
])('merges the input of this tab over that of another tab: %s', (_what, theirs, ours, before) => {
  expect(mergeTyped(theirs, ours, before)).toEqual({ street: '100 Congress Ave', city: 'Austin' });
});

test('keeps a field empty that this tab has emptied', () => {
  const filled = { street: '100 Congress Ave', city: 'Austin' };
  expect(mergeTyped(filled, { ...filled, street: '' }, filled)).toEqual({ street: '', city: 'Austin' });
});
