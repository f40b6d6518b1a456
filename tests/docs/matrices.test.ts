import { expect, test } from 'vitest';
import { readPart } from './generated-part.ts';
import { matrices, matricesDocument } from './matrices.ts';

test.each(Object.entries(matrices))('the %s is up to date (npm run docs writes it)', (name, write) => {
  expect(readPart(matricesDocument, name)).toBe(write());
});
