// The fields that a lead or a previous quote should fill, by their names in reports.

export const driverFields = { firstName: 'First name', lastName: 'Last name', birthDate: 'Date of birth' } as const;
export const contactFields = { email: 'Email', phone: 'Phone' } as const;
const addressFields = { street: 'Address', city: 'City', state: 'State', zip: 'Zip code' } as const;
const traitFields = { gender: 'Gender', maritalStatus: 'Marital status' } as const;
export const detailsFields = {
  ...addressFields,
  ...traitFields,
  isInsured: 'Currently insured',
  licenseId: 'License ID',
} as const;
export const additionalDriverFields = { ...driverFields, ...traitFields, relation: 'Relation' } as const;
export const vehicleFields = { vin: 'VIN', year: 'Year', make: 'Make', model: 'Model' } as const;

/** The fields of the primary driver and the quote, in the order of the steps. */
export const reportedFields = [
  ...Object.values(driverFields),
  ...Object.values(contactFields),
  ...Object.values(detailsFields),
  'Vehicles',
  'Coverage',
] as const;

/** The fields of everybody and everything on a quote. */
export const allReportedFields = [
  ...reportedFields,
  additionalDriverFields.relation,
  ...Object.values(vehicleFields),
] as const;

export type ReportedField = (typeof allReportedFields)[number];

/** A field that the visitor has to complete. */
export interface PrefillProblem {
  field: ReportedField;
  kind: 'empty' | 'invalid';
  /** The person or the car that the field belongs to, when it is not the primary driver. Counted from 1. */
  of?: { item: 'driver' | 'vehicle'; number: number };
}
