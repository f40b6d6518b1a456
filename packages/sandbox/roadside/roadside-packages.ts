import type * as z from 'zod/mini';
import type { Language } from '#domain/language';
import { dollarsOf } from '#domain/money';
import type { StateCode } from '#domain/us-state';
import type { enrollRoadside } from '#services/roadside/enroll-roadside.contract';

/** An enrollment as the contract parses it. */
export type RoadsideRequest = z.output<NonNullable<(typeof enrollRoadside)['body']>>;

export type RoadsidePackage = 'Single' | 'Family';

/** Cents for six months. */
const prices: Readonly<Record<RoadsidePackage, number>> = { Single: 3900, Family: 6900 };

export const roadsideStates: readonly StateCode[] = ['AZ', 'CA', 'CO', 'NM', 'NV', 'OK', 'TX'];

/** The amount of a package in cents; undefined for a package that is not sold. */
export const roadsidePrice = (name: string): number | undefined =>
  Object.hasOwn(prices, name) ? prices[name as RoadsidePackage] : undefined;

type Benefit = Readonly<Record<Language, string>>;

const benefits: readonly { name: Benefit; values: Readonly<Record<RoadsidePackage, Benefit>> }[] = [
  {
    name: { en: 'Who is covered', es: 'Quién está cubierto' },
    values: {
      Single: { en: 'You, in any car', es: 'Usted, en cualquier auto' },
      Family: { en: 'Everyone in your household', es: 'Todas las personas de su hogar' },
    },
  },
  {
    name: { en: 'Towing', es: 'Remolque' },
    values: {
      Single: { en: 'Up to 15 miles', es: 'Hasta 15 millas' },
      Family: { en: 'Up to 25 miles', es: 'Hasta 25 millas' },
    },
  },
  {
    name: { en: 'Battery, tire and fuel service', es: 'Batería, llantas y combustible' },
    values: { Single: { en: '3 calls', es: '3 llamadas' }, Family: { en: '6 calls', es: '6 llamadas' } },
  },
  {
    name: { en: 'Locked out of the car', es: 'Llaves dentro del auto' },
    values: { Single: { en: 'Up to $50', es: 'Hasta $50' }, Family: { en: 'Up to $100', es: 'Hasta $100' } },
  },
  {
    name: { en: 'Trip interruption', es: 'Interrupción del viaje' },
    values: { Single: { en: 'Not included', es: 'No incluida' }, Family: { en: 'Up to $300', es: 'Hasta $300' } },
  },
];

/** The packages in the response of `prepare`. */
export const roadsidePackages = (language: Language) =>
  (Object.keys(prices) as RoadsidePackage[]).map((name) => ({
    package: name,
    amount: dollarsOf(prices[name]),
    benefits: benefits.map((benefit) => ({ name: benefit.name[language], value: benefit.values[name][language] })),
  }));
