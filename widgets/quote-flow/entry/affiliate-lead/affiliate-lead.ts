import { dateFromWire } from '#domain/calendar-date';
import type { Gender, MaritalStatus } from '#domain/driver';
import { affiliateMileage } from '#domain/mileage';
import { phoneDigits } from '#domain/phone-number';
import type { AdditionalRelation } from '#domain/relation';
import { stateCodeOf } from '#domain/us-state';
import type { Vehicle } from '#domain/vehicle';
import { isVin, vinText } from '#domain/vin';
import type { PrefillSource } from '../prefill-source.ts';

type Row = Record<string, unknown>;

/**
 * Maps a partner's lead to prefill values. Leads have two shapes, told apart by their key: `DataPassData` is flat,
 * `Lead` is nested. Invalid values are dropped. Undefined for an empty lead.
 */
export function prefillFromLead(rawData: unknown): PrefillSource | undefined {
  const { DataPassData, Lead } = rowOf(rawData);
  const [flat, parts] = [rowOf(DataPassData), rowOf(Lead)];
  if (Object.keys(flat).length > 0) return fromDataPass(flat);
  return Object.keys(parts).length > 0 ? fromLead(parts) : undefined;
}

function fromDataPass(lead: Row): PrefillSource {
  const coverage = rowOf(lead.Coverage);
  return {
    driver: {
      firstName: textOf(lead.FirstName),
      lastName: textOf(lead.LastName),
      birthDate: dateFromWire(lead.DOB),
      licenseNumber: textOf(lead.LicenseNumber),
    },
    contact: { email: textOf(lead.Email), phone: phoneOf(lead.Phone), hasConsented: isYes(lead.Consent) },
    details: {
      street: textOf(lead.Address),
      apartment: textOf(lead.Apartment),
      city: textOf(lead.City),
      state: stateCodeOf(textOf(lead.State) ?? ''),
      zip: textOf(lead.Zip)?.slice(0, 5),
      gender: genderOf(lead.Gender),
      maritalStatus: maritalStatusOf(lead.MaritalStatus),
      isInsured: yesOrNo(lead.CurrentlyInsured),
      wantsHomeInsurance: isYes(lead.Homeowner),
    },
    additionalDrivers: rowsOf(lead.Drivers).map((driver) => ({
      firstName: textOf(driver.FirstName),
      lastName: textOf(driver.LastName),
      birthDate: dateFromWire(driver.DOB),
      gender: genderOf(driver.Gender),
      maritalStatus: maritalStatusOf(driver.MaritalStatus),
      relation: relationOf(driver.Relation),
    })),
    vehicles: vehiclesOf(lead.Vehicles, ({ VIN, AnnualMileage }) => [VIN, AnnualMileage]),
    policy: policyOf(coverage.Package, coverage.Term),
  };
}

function fromLead(lead: Row): PrefillSource {
  const [contact, insurance] = [rowOf(lead.Contact), rowOf(lead.Insurance)];
  const drivers = rowsOf(lead.Drivers);
  const isApplicant = ({ RelationshipToApplicant: relation }: Row) => ['', 'self'].includes(plain(relation));
  const applicant = drivers.find(isApplicant) ?? {};
  return {
    driver: {
      firstName: textOf(contact.FirstName) ?? textOf(applicant.FirstName),
      lastName: textOf(contact.LastName) ?? textOf(applicant.LastName),
      birthDate: dateFromWire(applicant.BirthDate),
      licenseNumber: textOf(applicant.LicenseNumber),
    },
    contact: {
      email: textOf(contact.EmailAddress),
      phone: phoneOf(contact.PhoneNumber),
      hasConsented: isYes(contact.TcpaConsent),
    },
    details: {
      street: textOf(contact.Address),
      apartment: textOf(contact.Address2),
      city: textOf(contact.City),
      state: stateCodeOf(textOf(contact.State) ?? ''),
      zip: textOf(contact.ZipCode)?.slice(0, 5),
      gender: genderOf(applicant.Gender),
      maritalStatus: maritalStatusOf(applicant.MaritalStatus),
      isInsured: yesOrNo(insurance.CurrentlyInsured),
    },
    additionalDrivers: drivers
      .filter((driver) => driver !== applicant && !isApplicant(driver))
      .map((driver) => ({
        firstName: textOf(driver.FirstName),
        lastName: textOf(driver.LastName),
        birthDate: dateFromWire(driver.BirthDate),
        gender: genderOf(driver.Gender),
        maritalStatus: maritalStatusOf(driver.MaritalStatus),
        relation: relationOf(driver.RelationshipToApplicant),
      })),
    vehicles: vehiclesOf(lead.Vehicles, ({ Vin, AnnualMiles }) => [Vin, AnnualMiles]),
    policy: policyOf(insurance.RequestedCoverage, insurance.Term),
  };
}

/** A car needs year, make and model; its mileage is one of the three that carriers rate. */
function vehiclesOf(list: unknown, vinAndMiles: (row: Row) => [unknown, unknown]): Omit<Vehicle, 'id'>[] {
  return rowsOf(list).flatMap((row) => {
    const [year, make, model] = [Number(row.Year), textOf(row.Make), textOf(row.Model)];
    if (!Number.isInteger(year) || year < 1900 || !make || !model) return [];
    const [wireVin, wireMiles] = vinAndMiles(row);
    const vin = vinText(textOf(wireVin) ?? '');
    const miles = Number(textOf(wireMiles)?.replaceAll(',', '') ?? Number.NaN);
    return [
      {
        vin: isVin(vin) ? vin : '',
        year,
        make,
        model,
        ...(miles > 0 && { annualMileage: affiliateMileage(miles) }),
      },
    ];
  });
}

/** The packages by their codes and by partners' names for them. */
const packages: readonly (readonly [code: string, name: string, pattern: RegExp])[] = [
  ['SML', 'State minimum', /^(sml|0|state minimum|minimum|basic)$/],
  ['LUU', 'Liability', /^(luu|liability|liability only|standard)$/],
  ['LUUCC', 'Full coverage', /^(luucc|full|full coverage)$/],
  ['LCCUU', 'Premium', /^(lccuu|premium|superior)$/],
];

function policyOf(coverage: unknown, term: unknown): PrefillSource['policy'] {
  const wanted = plain(coverage);
  const found = packages.find(([, , pattern]) => pattern.test(wanted));
  return (
    found && {
      coverage: { productCode: found[0], custom: {} },
      coverageName: found[1],
      term: Number(term) || undefined,
    }
  );
}

const rowOf = (value: unknown): Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : {};
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.map(rowOf) : []);

function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
  return text || undefined;
}

const plain = (value: unknown): string => (textOf(value) ?? '').toLowerCase();
const phoneOf = (value: unknown): string | undefined => phoneDigits(textOf(value) ?? '') || undefined;
const isYes = (value: unknown): boolean => value === true || ['yes', 'y', 'true', '1'].includes(plain(value));
const isNo = (value: unknown): boolean => value === false || ['no', 'n', 'false', '0'].includes(plain(value));
const yesOrNo = (value: unknown): 'yes' | 'no' | undefined => (isYes(value) ? 'yes' : isNo(value) ? 'no' : undefined);

const genderOf = (value: unknown): Gender | undefined => ({ m: 'male', f: 'female' } as const)[plain(value).charAt(0)];
const maritalStatusOf = (value: unknown): MaritalStatus | undefined =>
  ({ s: 'single', m: 'married' } as const)[plain(value).charAt(0)];

const relations: Readonly<Record<string, AdditionalRelation>> = {
  spouse: 'spouse',
  child: 'child',
  parent: 'parent',
  'other related': 'otherRelated',
  other: 'otherNonRelated',
};
const relationOf = (value: unknown): AdditionalRelation | undefined =>
  Object.hasOwn(relations, plain(value)) ? relations[plain(value)] : undefined;
