import * as z from 'zod/mini';
import { described } from '#domain/description';
import { envelope } from '../contract/envelope.ts';
import { lenient } from '../contract/wire-types.ts';

/** A lead that a partner sent, in the partner's own format. */
export const leadData = () =>
  z.object({
    ...envelope,
    lead: described(
      lenient(
        z.object({
          rawData: described(lenient(z.unknown()), {
            description:
              'JSON text with one of two shapes. Every key is optional. ' +
              '`DataPassData`: FirstName, LastName, DOB (MM-DD-YYYY), Gender (Male, Female), MaritalStatus (Single, Married), ' +
              'LicenseNumber, LicenseState, Email, Phone, Address, Apartment, City, State, Zip, CurrentlyInsured, Homeowner and ' +
              'Consent (Yes, No), Drivers (FirstName, LastName, DOB, Gender, MaritalStatus, Relation: Spouse, Child, Parent, ' +
              'Other related, Other), Vehicles (Year, Make, Model, VIN, AnnualMileage), Coverage (Package: SML, LUU, LUUCC, ' +
              'LCCUU; Term: months). ' +
              '`Lead`: Contact (FirstName, LastName, EmailAddress, PhoneNumber, Address, Address2, City, State, ZipCode, ' +
              'TcpaConsent), Drivers (FirstName, LastName, BirthDate: yyyy-mm-dd, Gender: M, F, MaritalStatus: S, M, ' +
              'RelationshipToApplicant: Self, Spouse …, LicenseNumber), Vehicles (Year, Make, Model, Vin, AnnualMiles), ' +
              'Insurance (CurrentlyInsured, RequestedCoverage: State Minimum, Liability, Full …, Term: months).',
            examples: ['{"DataPassData":{"FirstName":"Alex","LastName":"Example"}}'],
          }),
        }),
      ),
      { description: 'Absent if the lead does not exist.' },
    ),
  });
