import type { Language } from '#domain/language';
import type { RentersCoverageCode } from '#domain/renters-coverage';

interface OfferedCoverage {
  coverageCd: RentersCoverageCode;
  options: (number | { value: string; text: string })[];
  defaultValue: number | string;
}

const yesNo: Record<Language, Record<'Yes' | 'No', string>> = {
  en: { Yes: 'Yes', No: 'No' },
  es: { Yes: 'Sí', No: 'No' },
};

/** States that are served for cars, but not sold by the renters carrier. */
const notSold: ReadonlySet<string> = new Set(['AR']);
/** States where wind and hail have a deductible of their own. */
const stormy: ReadonlySet<string> = new Set(['TX', 'FL', 'OK', 'GA', 'TN', 'IL', 'IN']);

/** The coverages and deductibles on offer in a state. */
export function rentersOptions(
  state: string,
  language: Language,
): { coverages: OfferedCoverage[]; deductibles: OfferedCoverage[] } {
  if (notSold.has(state)) return { coverages: [], deductibles: [] };
  const words = (['Yes', 'No'] as const).map((value) => ({ value, text: yesNo[language][value] }));
  const isStormy = stormy.has(state);
  return {
    coverages: [
      {
        coverageCd: 'CoverageC',
        options: [5000, 10_000, 15_000, 20_000, 30_000, 50_000, 75_000, 100_000],
        defaultValue: 20_000,
      },
      { coverageCd: 'CoverageD', options: [], defaultValue: 4000 },
      { coverageCd: 'CoverageE', options: [100_000, 300_000, 500_000], defaultValue: 100_000 },
      { coverageCd: 'CoverageF', options: [1000, 2500, 5000], defaultValue: 1000 },
      { coverageCd: 'ReplacementCost', options: words, defaultValue: 'Yes' },
      { coverageCd: 'PetDamage', options: [0, 500, 1000], defaultValue: 0 },
      { coverageCd: 'WaterBackup', options: [0, 2500, 5000], defaultValue: 0 },
      ...(state === 'CA' ? [] : [{ coverageCd: 'RentalIncome' as const, options: [0, 3000], defaultValue: 0 }]),
    ],
    deductibles: [
      { coverageCd: 'AllOtherPeril', options: [250, 500, 1000], defaultValue: 500 },
      ...(isStormy ? [{ coverageCd: 'WindHail' as const, options: [500, 1000, 2500], defaultValue: 1000 }] : []),
    ],
  };
}
