import { dateFromWire } from '#domain/calendar-date';
import type { Gender, MaritalStatus } from '#domain/driver';
import { genderCodes } from '#domain/gender';
import { isInsuredOf } from '#domain/insured-status';
import { maritalStatusCodes } from '#domain/marital-status';
import { affiliateMileage } from '#domain/mileage';
import { mayBeSamePerson } from '#domain/person-name';
import { phoneDigits } from '#domain/phone-number';
import { plainName } from '#domain/plain-name';
import { type Relation, relationCodes } from '#domain/relation';
import { textLimits } from '#domain/text-limits';
import { readStateName } from '#domain/us-state-spanish';
import { isVin, vinText } from '#domain/vin';
import type { PrefillSource } from '../prefill-source.ts';
import type { ReportedField } from '../reported-fields.ts';

/** A row of a lead, by {@link plainName}. */
type Row = Readonly<Record<string, unknown>>;

/**
 * Maps a partner's lead to prefill values. Leads have two shapes, told apart by their key: `DataPassData` is flat,
 * `Lead` is nested. Values that cannot be read are listed. Undefined for an empty lead.
 */
export function prefillFromLead(rawData: unknown): PrefillSource | undefined {
  const { datapassdata, lead } = rowOf(rawData);
  const [flat, parts] = [rowOf(datapassdata), rowOf(lead)];
  if (Object.keys(flat).length > 0) return fromDataPass(flat);
  return Object.keys(parts).length > 0 ? fromLead(parts) : undefined;
}

function fromDataPass(lead: Row): PrefillSource {
  const coverage = rowOf(lead.coverage);
  const drivers = rowsOf(lead.drivers);
  return prefillOf({
    contact: lead,
    applicant: lead,
    isInsured: first(lead, 'currentlyinsured', 'insured'),
    wantsHomeInsurance: first(lead, 'homeowner', 'rentersandhome'),
    // The visitor may be listed among the drivers.
    others: drivers.filter(
      (driver) => relationOf(relationIn(driver)) !== 'self' || !mayBeSamePerson(personOf(driver), personOf(lead)),
    ),
    vehicles: lead.vehicles,
    coverage: coverage.package ?? (Object.keys(coverage).length > 0 ? undefined : lead.coverage),
    term: coverage.term,
  });
}

function fromLead(lead: Row): PrefillSource {
  const insurance = rowOf(lead.insurance);
  const drivers = rowsOf(lead.drivers);
  const applicant =
    drivers.find((driver) => relationOf(relationIn(driver)) === 'self') ??
    drivers.find((driver) => plain(relationIn(driver)) === '') ??
    {};
  return prefillOf({
    contact: rowOf(lead.contact),
    applicant,
    isInsured: first(insurance, 'currentlyinsured', 'insured') ?? applicant.insured,
    wantsHomeInsurance: undefined,
    others: drivers.filter((driver) => driver !== applicant),
    vehicles: lead.vehicles,
    coverage: insurance.requestedcoverage,
    term: insurance.term,
  });
}

interface LeadParts {
  contact: Row;
  applicant: Row;
  isInsured: unknown;
  wantsHomeInsurance: unknown;
  others: readonly Row[];
  vehicles: unknown;
  coverage: unknown;
  term: unknown;
}

function prefillOf(parts: LeadParts): PrefillSource {
  const { contact, applicant } = parts;
  const reader = new Reader();
  return {
    driver: {
      firstName: textOf(contact.firstname) ?? textOf(applicant.firstname),
      lastName: textOf(contact.lastname) ?? textOf(applicant.lastname),
      birthDate: reader.read('Date of birth', first(applicant, ...birthDateKeys), dateFromWire),
      licenseNumber: textOf(first(applicant, 'licensenumber', 'driverlicensenumber', 'license')),
    },
    contact: {
      email: textOf(first(contact, 'email', 'emailaddress')),
      phone: reader.read('Phone', first(contact, 'phone', 'phonenumber'), phoneOf),
      hasConsented: isYes(first(contact, 'consent', 'tcpaconsent')),
    },
    details: {
      street: textOf(contact.address),
      apartment: textOf(first(contact, 'apartment', 'apt', 'address2')),
      city: textOf(contact.city),
      state: reader.read('State', contact.state, (value) => readStateName(textOf(value) ?? '')),
      zip: textOf(first(contact, 'zip', 'zipcode'))?.slice(0, 5),
      gender: reader.read('Gender', applicant.gender, genderOf),
      maritalStatus: reader.read('Marital status', first(applicant, ...maritalStatusKeys), maritalStatusOf),
      isInsured: reader.read('Currently insured', parts.isInsured, insuredOf),
      licenseId: reader.read('License ID', applicant.licenseid, licenseIdOf),
      ...(parts.wantsHomeInsurance !== undefined && { wantsHomeInsurance: isYes(parts.wantsHomeInsurance) }),
    },
    additionalDrivers: parts.others.map(additionalDriverOf).filter((driver) => driver !== undefined),
    vehicles: rowsOf(parts.vehicles)
      .map(vehicleOf)
      .filter((vehicle) => vehicle !== undefined),
    policy: reader.read('Coverage', parts.coverage, (coverage) => policyOf(coverage, parts.term)),
    unread: reader.unread,
  };
}

/** Undefined for a row without a value. */
function additionalDriverOf(row: Row): PrefillSource['additionalDrivers'][number] | undefined {
  const reader = new Reader();
  const driver = {
    firstName: textOf(row.firstname),
    lastName: textOf(row.lastname),
    birthDate: reader.read('Date of birth', first(row, ...birthDateKeys), dateFromWire),
    gender: reader.read('Gender', row.gender, genderOf),
    maritalStatus: reader.read('Marital status', first(row, ...maritalStatusKeys), maritalStatusOf),
    relation: reader.read('Relation', relationIn(row), (value) => {
      const relation = relationOf(value);
      return relation === 'self' ? undefined : relation;
    }),
  };
  const isBlank = reader.unread.length === 0 && Object.values(driver).every((value) => value === undefined);
  return isBlank ? undefined : { ...driver, unread: reader.unread };
}

/** Rounds the mileage to one of the three that carriers rate. Undefined for a row without a car. */
function vehicleOf(row: Row): PrefillSource['vehicles'][number] | undefined {
  const reader = new Reader();
  const vin = reader.read('VIN', row.vin, vinOf);
  const year = reader.read('Year', row.year, yearOf);
  const make = textOf(first(row, 'make', 'maker'));
  const model = textOf(row.model);
  const miles = Number(
    textOf(first(row, 'annualmileage', 'annualmiles', 'annualmilesage', 'mileage'))?.replaceAll(',', '') ?? Number.NaN,
  );
  if (!vin && !year && !make && !model && reader.unread.length === 0) return undefined;
  return {
    vin: vin ?? '',
    year,
    make,
    model,
    ...(miles > 0 && { annualMileage: affiliateMileage(miles) }),
    unread: reader.unread,
  };
}

/** Reads values and lists the fields whose value cannot be read. */
class Reader {
  readonly unread: ReportedField[] = [];

  read<Value>(field: ReportedField, value: unknown, parse: (value: unknown) => Value | undefined): Value | undefined {
    const parsed = parse(value);
    if (parsed === undefined && textOf(value) !== undefined) this.unread.push(field);
    return parsed;
  }
}

/** The packages' codes, by partners' names for them. */
const packages: readonly (readonly [code: string, pattern: RegExp])[] = [
  ['SML', /^(sml|0|state minimum|minimum|basic|minimo( estatal)?|basic[ao])$/],
  ['LUU', /^(luu|liability|liability only|standard|responsabilidad( civil)?)$/],
  ['LUUCC', /^(luucc|full|full coverage|cobertura (total|completa|amplia))$/],
  ['LCCUU', /^(lccuu|premium|superior)$/],
];

/** The service names the package in the visitor's language. */
function policyOf(coverage: unknown, term: unknown): PrefillSource['policy'] {
  const wanted = spanish(coverage);
  const found = packages.find(([, pattern]) => pattern.test(wanted));
  return (
    found && { coverage: { productCode: found[0], custom: {} }, coverageName: '', term: Number(term) || undefined }
  );
}

const personOf = (row: Row) => ({
  firstName: textOf(row.firstname) ?? '',
  lastName: textOf(row.lastname) ?? '',
  birthDate: dateFromWire(first(row, ...birthDateKeys)),
});

const birthDateKeys = ['dob', 'birthdate', 'dateofbirth'];
const maritalStatusKeys = ['maritalstatus', 'marital'];
const relationIn = (row: Row): unknown =>
  first(row, 'relation', 'relationship', 'relationshiptoapplicant', 'primarydriverrelation');

function rowOf(value: unknown): Row {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [plainName(key), field]));
}

/** The rows of a list, of a list within its own key (`Vehicles: { Vehicle: [] }`), or of one object in its place. */
function rowsOf(value: unknown): Row[] {
  if (Array.isArray(value)) return value.map(rowOf);
  const row = rowOf(value);
  const values = Object.values(row);
  const [only] = values;
  if (values.length === 1 && typeof only === 'object' && only !== null) return rowsOf(only);
  return values.length > 0 ? [row] : [];
}

/** The value of the first of these fields that has one. */
const first = (row: Row, ...keys: readonly string[]): unknown =>
  keys.map((key) => row[key]).find((value) => value !== undefined && value !== null && value !== '');

function textOf(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
  return text || undefined;
}

const plain = (value: unknown): string => (textOf(value) ?? '').toLowerCase();

/** As `plain`, without accents and without the second ending: `Cónyuge`, `Casado(a)`, `Hijo/a` */
const spanish = (value: unknown): string =>
  plain(value)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replace(/(?:\(a\)|\/a)$/, '')
    .trimEnd();

function licenseIdOf(value: unknown): string | undefined {
  const id = textOf(value) ?? '';
  return id.length <= textLimits.licenseNumber ? id || undefined : undefined;
}

const phoneOf = (value: unknown): string | undefined => phoneDigits(textOf(value) ?? '') || undefined;
const isYes = (value: unknown): boolean =>
  value === true || ['yes', 'y', 'true', '1', 'sí', 'si', 's'].includes(plain(value));
const isNo = (value: unknown): boolean => value === false || ['no', 'n', 'false'].includes(plain(value));

/** Reads words and the services' codes: 0 is insured. */
function insuredOf(value: unknown): 'yes' | 'no' | undefined {
  const isInsured = isInsuredOf(textOf(value)) ?? (isYes(value) ? true : isNo(value) ? false : undefined);
  return isInsured === undefined ? undefined : isInsured ? 'yes' : 'no';
}

function yearOf(value: unknown): number | undefined {
  const year = Number(textOf(value));
  return Number.isInteger(year) && year >= 1900 ? year : undefined;
}

function vinOf(value: unknown): string | undefined {
  const vin = vinText(textOf(value) ?? '');
  return isVin(vin) ? vin : undefined;
}

/** Reads codes, names and Spanish words. */
const genderOf = (value: unknown): Gender | undefined =>
  genderCodes.nameOf(value) ??
  (/^(masculino|hombre|varon)$/.test(spanish(value))
    ? 'male'
    : /^(femenin[ao]|mujer)$/.test(spanish(value))
      ? 'female'
      : undefined);

/** Carriers rate everyone who is not married as single. */
function maritalStatusOf(value: unknown): MaritalStatus | undefined {
  const status = maritalStatusCodes.nameOf(value);
  if (status) return status;
  if (/^casad[oa]$/.test(spanish(value))) return 'married';
  const isSingle = /^(divorced|separated|widow(ed|er)?|unmarried|(never|not) married)$/.test(plain(value));
  return isSingle || /^(solter|divorciad|separad|viud)[oa]$/.test(spanish(value)) ? 'single' : undefined;
}

/** Partners' words for a relation, in English and Spanish, beside its code and its name. */
const relationWords: readonly (readonly [Relation, RegExp])[] = [
  ['self', /^(applicant|insured|named insured|primary|primary driver|solicitante|titular|asegurad[oa]|yo)$/],
  ['spouse', /^(husband|wife|conyuge|espos[oa]|marido|mujer)$/],
  ['child', /^(son|daughter|hij[oa]|hijo o hija)$/],
  ['parent', /^(mother|father|padre|madre|padre o madre)$/],
  ['otherRelated', /^(brother|sister|sibling|other relative|relative|herman[oa]|otro familiar|familiar|pariente)$/],
  ['otherNonRelated', /^(other|otr[oa]|sin parentesco|no familiar|amig[oa])$/],
];
const relationOf = (value: unknown): Relation | undefined =>
  relationCodes.nameOf(value) ?? relationWords.find(([, pattern]) => pattern.test(spanish(value)))?.[0];
