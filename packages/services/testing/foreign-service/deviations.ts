import { isCalendarDate, monthDayYear } from '#domain/calendar-date';
import { genderCodes } from '#domain/gender';
import { maritalStatusCodes } from '#domain/marital-status';

type Json = Record<string, unknown>;

/** One way in which a service's responses differ from the sandbox's. */
export interface Deviation {
  /** A description of the responses, for the table in `tests/README.md`. */
  sends: string;
  /** Where the deviation applies; everywhere by default. */
  calls?: readonly string[];
  reshape: (response: unknown) => unknown;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy with every object changed, the inner ones first. */
function eachObject(value: unknown, change: (object: Json) => Json): unknown {
  if (Array.isArray(value)) return value.map((item) => eachObject(item, change));
  if (!isObject(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([key, child]) => [key, eachObject(child, change)])));
}

/** A copy in which every value is changed, except objects and lists of objects. */
function eachValue(value: unknown, change: (value: unknown, key: string) => unknown): unknown {
  const changed = (child: unknown, key: string): unknown =>
    isObject(child)
      ? child
      : Array.isArray(child)
        ? child.map((item) => (isObject(item) ? item : change(item, key)))
        : change(child, key);
  return eachObject(value, (object) =>
    Object.fromEntries(Object.entries(object).map(([key, child]) => [key, changed(child, key)])),
  );
}

const eachKey = (value: unknown, rename: (key: string) => string) =>
  eachObject(value, (object) => Object.fromEntries(Object.entries(object).map(([key, child]) => [rename(key), child])));

const amountKeys = new Set([
  'totalPremium',
  'payPlanDownPayment',
  'payPlanPaymentAmount',
  'amount',
  'monthlyPayment',
  'val1',
  'val2',
  'val3',
  'deductible',
  'deductibles',
  'limit',
  'collectedAmount',
  'dueAmount',
]);
const dollars = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });

const dates = (format: (date: string) => string) => (response: unknown) =>
  eachValue(response, (value) => (typeof value === 'string' && isCalendarDate(value) ? format(value) : value));

const truths = (yes: unknown, no: unknown) => (response: unknown) =>
  eachValue(response, (value) => (value === true ? yes : value === false ? no : value));

const otherNames: Readonly<Record<string, string>> = {
  isQuoteAvaliable: 'isQuoteAvailable',
  dob: 'dateOfBirth',
  marital: 'maritalStatus',
  license: 'driverLicense',
  maker: 'make',
};

const codeNames = {
  gender: genderCodes,
  marital: maritalStatusCodes,
  maritalStatus: maritalStatusCodes,
} as const;

const searches = ['driverByLicense', 'driverByName', 'driverAndCar', 'followUp'];
const savedQuotes = ['loadQuote', 'getSelectedQuote', 'loadQuoteByTransaction', 'customerQuote'];

export const pascalKeys: Deviation = {
  sends: 'keys that begin with a capital: `IsSuccess`, `Results`',
  reshape: (response) => eachKey(response, (key) => key.charAt(0).toUpperCase() + key.slice(1)),
};
export const lowerKeys: Deviation = {
  sends: 'keys in lower case: `issuccess`, `companyid`',
  reshape: (response) => eachKey(response, (key) => key.toLowerCase()),
};
export const snakeKeys: Deviation = {
  sends: 'keys with underscores: `is_success`, `total_premium`',
  reshape: (response) =>
    eachKey(response, (key) => key.replaceAll(/(?<=[a-z\d])[A-Z]+/g, (capitals) => `_${capitals.toLowerCase()}`)),
};
export const writtenAmounts: Deviation = {
  sends: 'amounts as text with a dollar sign, commas and cents: `"$1,234.50"`',
  reshape: (response) =>
    eachValue(response, (value, key) =>
      amountKeys.has(key) && typeof value === 'number' ? `$${dollars.format(value)}` : value,
    ),
};
export const textNumbers: Deviation = {
  sends: 'numbers as text: `"6"`, `"2003"`',
  reshape: (response) => eachValue(response, (value) => (typeof value === 'number' ? String(value) : value)),
};
export const wordTruths: Deviation = {
  sends: 'booleans as text, `isSuccess` too: `"True"`, `"False"`',
  reshape: truths('True', 'False'),
};
export const numberTruths: Deviation = { sends: 'booleans as numbers: `1`, `0`', reshape: truths(1, 0) };
export const letterTruths: Deviation = { sends: 'booleans as letters: `"Y"`, `"N"`', reshape: truths('Y', 'N') };
export const slashDates: Deviation = {
  sends: 'dates with slashes, month first: `04/17/1990`',
  reshape: dates((date) => monthDayYear(date).replaceAll('-', '/')),
};
export const dashDates: Deviation = {
  sends: 'dates with dashes, month first: `04-17-1990`',
  reshape: dates(monthDayYear),
};
export const dateTimes: Deviation = {
  sends: 'dates with a time: `1990-04-17T00:00:00`',
  reshape: dates((date) => `${date}T00:00:00`),
};
export const nullValues: Deviation = {
  sends: '`null` for what is empty or absent: `message`, `apt`, `token`, `fees`',
  reshape: (response) =>
    eachObject(response, (object) => {
      const emptied = Object.entries(object).map(([key, child]) => [key, child === '' ? null : child]);
      return { apt: null, token: null, fees: null, ...Object.fromEntries(emptied) };
    }),
};
export const extraKeys: Deviation = {
  sends: 'keys that no contract has: `serverTime`, `_links`, `errors: []`',
  reshape: (response) =>
    eachObject(response, (object) => ({ serverTime: 1795194180, _links: { self: '/' }, errors: [], ...object })),
};
export const specNames: Deviation = {
  sends: 'the other names of a key: `isQuoteAvailable`, `dateOfBirth`, `maritalStatus`, `driverLicense`, `make`',
  reshape: (response) => eachKey(response, (key) => otherNames[key] ?? key),
};
export const namedCodes: Deviation = {
  sends: 'codes as names: `"Male"`, `"Single"`',
  calls: [...savedQuotes, 'loadBindQuote'],
  reshape: (response) =>
    eachValue(response, (value, key) => {
      const name = Object.hasOwn(codeNames, key) ? codeNames[key as keyof typeof codeNames].nameOf(value) : undefined;
      return name ? name.charAt(0).toUpperCase() + name.slice(1) : value;
    }),
};
export const longZips: Deviation = {
  sends: 'zip codes with four more digits and states in lower case: `78701-0001`, `tx`',
  calls: ['cityByZip', ...searches, ...savedQuotes, 'loadBindQuote'],
  reshape: (response) =>
    eachValue(response, (value, key) => {
      if (typeof value !== 'string') return value;
      if (['zip', 'zipCode'].includes(key)) return `${value}-0001`;
      return key === 'state' ? value.toLowerCase() : value;
    }),
};
export const flatAddresses: Deviation = {
  sends: 'the address of a person flat in the record: `address`, `city`, `state`, `zip`',
  calls: [...searches, 'loadBindQuote'],
  reshape: (response) =>
    eachObject(response, (object) => {
      if (!isObject(object.address)) return object;
      const { detail, address1, ...place } = object.address;
      return { ...object, ...place, address: detail ?? address1 };
    }),
};
export const nestedAddresses: Deviation = {
  sends: 'the address of a saved quote as an object: `address: { address1, city, state, zipCode }`',
  calls: savedQuotes,
  reshape(response) {
    if (!isObject(response) || typeof response.address !== 'string') return response;
    const { address, apt, city, state, zipCode, ...quote } = response;
    return { ...quote, address: { address1: address, apt, city, state, zipCode } };
  },
};
export const flatRates: Deviation = {
  sends: 'the rate of a carrier flat in its result, without `rates`',
  calls: ['getResults'],
  reshape: (response) =>
    eachObject(response, ({ rates, ...object }) =>
      Array.isArray(rates) ? { ...object, ...(rates[0] as Json) } : object,
    ),
};
export const isoTerms: Deviation = {
  sends: 'terms in ISO 8601: `P6M`',
  reshape: (response) =>
    eachValue(response, (value, key) => (key === 'term' && typeof value === 'number' ? `P${value}M` : value)),
};
