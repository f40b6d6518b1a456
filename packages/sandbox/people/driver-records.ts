import { seeded, seededChoice } from '../seeded.ts';
import { type Household, households, type Person } from './households.ts';

/** The person of the query, and the household. */
export interface FoundDriver {
  person: Person;
  household: Household;
}

/**
 * Finds a driver by license number and, if given, birth date. Besides the people of `households.ts`, any other number
 * of six or more characters has an owner generated from it; a number that ends in 0 has none.
 */
export function findDriverByLicense(licenseNumber: string, birthDate?: string): FoundDriver | undefined {
  const number = licenseNumber.trim().toUpperCase();
  for (const household of households) {
    const person = household.people.find((member) => member.licenseNumber === number);
    if (person) return (birthDate ?? person.birthDate) === person.birthDate ? { person, household } : undefined;
  }
  const isNobodys = number.length < 6 || number.endsWith('0') || birthDate === undefined;
  return isNobodys ? undefined : makeUpDriver(number, birthDate);
}

/** Finds one of the people of `households.ts` by name and birth date, whatever the address. */
export function findDriverByName(wanted: {
  firstName: string;
  lastName: string;
  birthDate: string;
}): FoundDriver | undefined {
  for (const household of households) {
    const person = household.people.find(
      ({ firstName, lastName, birthDate }) =>
        isSame(firstName, wanted.firstName) && isSame(lastName, wanted.lastName) && birthDate === wanted.birthDate,
    );
    if (person) return { person, household };
  }
  return undefined;
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.trim().toLowerCase();
}

const firstNames = {
  female: ['Avery', 'Harper', 'Quinn', 'Rowan', 'Skyler'],
  male: ['Blake', 'Drew', 'Emerson', 'Hayden', 'Parker'],
};
const streets = ['Example Street', 'Sample Avenue', 'Placeholder Drive'];

function makeUpDriver(licenseNumber: string, birthDate: string): FoundDriver {
  const gender = seeded(`gender ${licenseNumber}`) < 0.5 ? 'female' : 'male';
  const person: Person = {
    rec: `d-${licenseNumber}`,
    firstName: seededChoice(`name ${licenseNumber}`, firstNames[gender]),
    lastName: 'Example',
    birthDate,
    gender,
    maritalStatus: 'single',
    licenseNumber,
  };
  const number = 100 + Math.floor(seeded(`house ${licenseNumber}`) * 800);
  return {
    person,
    household: {
      address: {
        street: `${number} ${seededChoice(`street ${licenseNumber}`, streets)}`,
        apartment: '',
        city: 'Austin',
        state: 'TX',
        zip: '78704',
      },
      people: [person],
      cars: [{ rec: `c-${licenseNumber}`, vin: '4T1BF1FK5CU500000', year: 2012, make: 'Toyota', model: 'Camry' }],
    },
  };
}
