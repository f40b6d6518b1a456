import { describe, expect, it } from 'vitest';
import { errorCodes } from '#domain/error-code';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).toSorted();

describe('the texts', () => {
  it('both languages have the same keys', () => {
    expect(Object.keys(es).toSorted()).toEqual(Object.keys(en).toSorted());
  });

  it.each(Object.keys(en) as (keyof typeof en)[])('%s has the same placeholders in both languages', (key) => {
    expect(placeholders(es[key])).toEqual(placeholders(en[key]));
  });

  it('every error has a text', () => {
    for (const code of errorCodes) expect(en).toHaveProperty([`error.${code}`]);
  });
});
