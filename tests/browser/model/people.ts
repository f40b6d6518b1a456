/** A fictional person, as typed into the flow. */
export interface Person {
  firstName: string;
  lastName: string;
  birthDate: { month: string; day: string; year: string };
  email: string;
  /** Ten digits. */
  phone: string;
  street: string;
  zip: string;
  vin: string;
}

export const rowan: Person = {
  firstName: 'Rowan',
  lastName: 'Madeupson',
  birthDate: { month: '4', day: '17', year: '1990' },
  email: 'rowan.madeupson@example.com',
  phone: '5125550187',
  street: '48 Pretend Lane',
  zip: '78701',
  vin: '1HGCM82633A004352',
};

/** The public records have her, her husband, their son and their cars. */
export const morgan: Person = {
  firstName: 'Morgan',
  lastName: 'Placeholder',
  birthDate: { month: '2', day: '28', year: '1975' },
  email: 'morgan@records.example',
  phone: '2105550163',
  street: '300 Placeholder Lane',
  zip: '78205',
  vin: '1HGCM82633A004352',
};

/** Personal data that must not appear in an address, console line or event, in every spelling. */
export function privateWords({ firstName, lastName, birthDate, email, phone, street, vin }: Person): readonly string[] {
  const { year } = birthDate;
  const [month, day] = [birthDate.month.padStart(2, '0'), birthDate.day.padStart(2, '0')] as const;
  return [
    firstName,
    lastName,
    email,
    phone,
    phone.replace(/^(...)(...)/, '$1-$2-'),
    street,
    vin,
    `${year}-${month}-${day}`,
    `${month}-${day}-${year}`,
    `${month}/${day}/${year}`,
    `${Number(month)}/${Number(day)}/${year}`,
    `${year}${month}${day}`,
  ].map((word) => word.toLowerCase());
}
