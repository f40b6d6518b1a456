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

/** What a test types or its pages load about anybody. */
export type PersonalData = Partial<Person> & {
  licenseNumber?: string;
  cardNumber?: string;
  password?: string;
};

const inEverySpelling = {
  phone: (phone: string) => {
    const digits = phone.replaceAll(/\D/g, '');
    return [digits, digits.replace(/^(...)(...)/, '$1-$2-'), digits.replace(/^(...)(...)/, '($1) $2-')];
  },
  birthDate: ({ year, ...rest }: Person['birthDate']) => {
    const [month, day] = [rest.month.padStart(2, '0'), rest.day.padStart(2, '0')] as const;
    return [
      `${year}-${month}-${day}`,
      `${month}-${day}-${year}`,
      `${month}/${day}/${year}`,
      `${Number(month)}/${Number(day)}/${year}`,
      `${year}${month}${day}`,
    ];
  },
  cardNumber: (number: string) => [number, number.replaceAll(' ', '')],
};

/** Personal data that must not appear in an address, console line or event, in every spelling. The zip code may. */
export function privateWords({ phone, birthDate, cardNumber, zip: _zip, ...texts }: PersonalData): readonly string[] {
  return [
    ...Object.values(texts),
    ...(phone ? inEverySpelling.phone(phone) : []),
    ...(birthDate ? inEverySpelling.birthDate(birthDate) : []),
    ...(cardNumber ? inEverySpelling.cardNumber(cardNumber) : []),
  ]
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}
