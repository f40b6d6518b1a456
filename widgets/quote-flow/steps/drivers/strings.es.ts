import type { driversEn } from './strings.en.ts';

/** Spanish texts of the people that the records hold. */
export const driversEs: Record<keyof typeof driversEn, string> = {
  foundPeopleTitle: 'Encontramos a estas personas en su dirección',
  addFound: 'Agregar',
  addFoundNamed: 'Agregar a {name} a mi cotización',
  foundPeopleOne: 'Encontramos a {name} en su dirección. Puede agregarle más abajo.',
  foundPeopleMany: 'Encontramos a {count} personas en su dirección. Puede agregarlas más abajo.',
  driverSuggestedAgain: 'Se quitó a {name}, y vuelve a estar entre las personas de su dirección.',
  driverNumbered: 'Conductor {number}',
  driverRepeated: '{name}, con esta fecha de nacimiento, ya está en su cotización',
  birthDateOfTitle: '¿Cuándo nació {name}?',
};
