import { describe, expect, it } from 'vitest';
import { recentFirst } from './recent-first.ts';

const car = (text: string) => {
  const [year, make = '', model = ''] = text.split(' ');
  return { year: Number(year), make, model };
};

describe('order of found vehicles in 2026', () => {
  it.each([
    ['nothing', [], []],
    ['one old car', ['2003 Honda Accord'], ['2003 Honda Accord']],
    [
      'a recent one before an older one',
      ['2003 Honda Accord', '2022 Toyota RAV4'],
      ['2022 Toyota RAV4', '2003 Honda Accord'],
    ],
    ['five years old is recent, six is not', ['2020 Ford F-150', '2021 Kia Rio'], ['2021 Kia Rio', '2020 Ford F-150']],
    ['next year’s model is recent', ['2019 Kia Rio', '2027 Kia Rio'], ['2027 Kia Rio', '2019 Kia Rio']],
    [
      'recent ones by year, make and model',
      ['2023 Kia Rio', '2022 Kia Rio', '2022 Kia Niro'],
      ['2022 Kia Niro', '2022 Kia Rio', '2023 Kia Rio'],
    ],
    ['older ones too', ['2012 Toyota Camry', '2006 Honda Civic'], ['2006 Honda Civic', '2012 Toyota Camry']],
  ])('lists recent found vehicles first: %s', (_, found, offered) => {
    expect(recentFirst(found.map(car), 2026)).toEqual(offered.map(car));
  });
});
