import { ageBandOf } from '#domain/age-band';
import { type CalendarDate, monthDayYear } from '#domain/calendar-date';
import type { Address, Contact, Driver } from '#domain/driver';
import { ageOn } from '#domain/driver-age';
import { isForeignLicense, type LicenseType } from '#domain/license-type';
import { formatMoney } from '#domain/money';
import type { Quote } from '#domain/quote';
import type { Vehicle } from '#domain/vehicle';
import { spreadsheetText } from '../contract/spreadsheet-text.ts';
import { visitDate } from '../contract/visit-date.ts';

/** The columns of the lead store, in order. The first 24 have the agency's own names. */
export const leadColumns = [
  'State',
  'Zipcode',
  'Address',
  'Apartment',
  'City',
  'License Type',
  'Gender',
  'Marital Status',
  'Currently Insured',
  'License Id',
  'Interested In Home Insurance',
  'Email',
  'Timestamp',
  'First Name',
  'Last Name',
  'Phone',
  'Visit Date',
  'Brand',
  'Quote Status',
  'Experience',
  'User Type',
  'DOB',
  'Driving License',
  'Age Group',
  'Vehicle 1 Make',
  'Vehicle 1 Model',
  'Vehicle 1 Year',
  'Vehicle 1 VIN',
  'Vehicle 2 Make',
  'Vehicle 2 Model',
  'Vehicle 2 Year',
  'Vehicle 2 VIN',
  'Vehicle Count',
  'Driver Count',
  'Term',
  'Coverage',
  'Carrier 1',
  'Carrier 2',
  'Carrier 3',
  'Carrier 4',
  'Carrier 5',
  'Carrier 6',
  'Carrier 7',
  'Carrier 8',
  'Carrier 9',
  'Carrier 10',
  'Transaction Id',
] as const;
export type LeadColumn = (typeof leadColumns)[number];

/** One row of the lead store: text in every column. */
export type LeadRecord = Record<LeadColumn, string>;

/** The visitor's entry to the quote. */
export type UserType = 'new' | 'affiliate' | 'repeat' | 'revisit';

/** `Lead` until carriers have responded, then `Quoted`. */
export type QuoteStatus = 'Lead' | 'Quoted';

/** The values of a lead row at the time of the write; unknown values become empty cells. */
export interface Lead {
  primary: Pick<Driver, 'firstName' | 'lastName' | 'birthDate'> & Partial<Driver>;
  contact: Pick<Contact, 'email' | 'phone'>;
  address: Partial<Address>;
  wantsHomeInsurance?: boolean | undefined;
  /** Additional drivers on the quote. */
  additionalDrivers: readonly unknown[];
  vehicles: readonly Pick<Vehicle, 'make' | 'model' | 'year' | 'vin'>[];
  /** Months. */
  term?: number | undefined;
  /** Name of the selected package. */
  coverage?: string | undefined;
  /** In the order in which the visitor first saw them. */
  quotes: readonly Pick<Quote, 'carrierName' | 'totalPremium'>[];
  transactionId: string;
}

export interface LeadContext {
  /** From {@link leadKey}, the same for every write of a visit. */
  key: string;
  brand: string;
  experience: string;
  userType: UserType;
  quoteStatus: QuoteStatus;
  /** Time of the visit's first write, in milliseconds. */
  visitedAt: number;
  today: CalendarDate;
}

/**
 * The key of a visit's row: the `Timestamp` column, by which an update finds the row of the first write. It consists of
 * the email address and the time of the first write, and stays the same when the visitor corrects the email address
 * later.
 */
export function leadKey(email: string, visitedAt: number): string {
  return spreadsheetText(`${email}-${visitedAt}`);
}

/** The row of one visit. License numbers are never sent to the lead store: only whether there is one. */
export function leadRecord(lead: Lead, context: LeadContext): LeadRecord {
  const { primary, contact, address, vehicles, quotes } = lead;
  const { license, gender, maritalStatus } = primary;
  const isForeign = license && isForeignLicense(license.type);
  const cells: Partial<Record<LeadColumn, string | undefined>> = {
    State: address.state,
    Zipcode: address.zip,
    Address: address.street,
    Apartment: address.apartment,
    City: address.city,
    'License Type': license && licenseTypeTexts[license.type],
    Gender: gender && { male: 'Male', female: 'Female' }[gender],
    'Marital Status': maritalStatus && { married: 'Married', single: 'Single' }[maritalStatus],
    'Currently Insured': yesOrNo(primary.isInsured),
    'License Id': yesOrNo(license && Boolean(isForeign ? license.number : license.id)),
    'Interested In Home Insurance': yesOrNo(lead.wantsHomeInsurance),
    Email: contact.email,
    'First Name': primary.firstName,
    'Last Name': primary.lastName,
    Phone: contact.phone,
    'Visit Date': visitDate(context.visitedAt),
    Brand: context.brand,
    'Quote Status': context.quoteStatus,
    Experience: context.experience,
    'User Type': context.userType,
    DOB: monthDayYear(primary.birthDate),
    'Driving License': yesOrNo(license && !isForeign && license.number !== ''),
    'Age Group': ageBandOf(ageOn(primary.birthDate, context.today)),
    'Vehicle Count': String(vehicles.length),
    'Driver Count': String(1 + lead.additionalDrivers.length),
    Term: lead.term?.toString(),
    Coverage: lead.coverage,
    'Transaction Id': lead.transactionId,
  };
  for (const number of [1, 2] as const) {
    const vehicle = vehicles[number - 1];
    cells[`Vehicle ${number} Make`] = vehicle?.make;
    cells[`Vehicle ${number} Model`] = vehicle?.model;
    cells[`Vehicle ${number} Year`] = vehicle?.year.toString();
    cells[`Vehicle ${number} VIN`] = vehicle?.vin;
  }
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const) {
    const quote = quotes[number - 1];
    cells[`Carrier ${number}`] = quote && `${quote.carrierName} ${formatMoney(quote.totalPremium, 'en')}`;
  }
  return Object.fromEntries(
    leadColumns.map((column) => [column, column === 'Timestamp' ? context.key : spreadsheetText(cells[column] ?? '')]),
  ) as LeadRecord;
}

const licenseTypeTexts: Record<LicenseType, string> = {
  unitedStates: 'United States',
  learnersPermit: "Learner's Permit",
  stateId: 'State ID',
  suspended: 'Suspended',
  unlicensed: 'Unlicensed',
  foreign: 'Foreign',
};

function yesOrNo(condition: boolean | undefined): 'Yes' | 'No' | undefined {
  return condition === undefined ? undefined : condition ? 'Yes' : 'No';
}
