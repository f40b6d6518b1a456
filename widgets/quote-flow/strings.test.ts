import { describe, expect, it } from 'vitest';
import { errorCodes } from '#domain/error-code';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).toSorted();

describe('the texts', () => {
  it('are there in both languages, key by key', () => {
    expect(Object.keys(es).toSorted()).toEqual(Object.keys(en).toSorted());
  });

  it.each(Object.keys(en) as (keyof typeof en)[])('%s has the same places for values', (key) => {
    expect(placeholders(es[key])).toEqual(placeholders(en[key]));
  });

  it('word every error', () => {
    for (const code of errorCodes) expect(en).toHaveProperty([`error.${code}`]);
  });
});
