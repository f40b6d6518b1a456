/** A partner's lead in the first format of `packages/services/lead/lead-data.contract.ts`. */
export const dataPassLead = {
  FirstName: 'Riley',
  LastName: 'Example',
  DOB: '06-15-1986',
  Gender: 'Female',
  MaritalStatus: 'Married',
  LicenseNumber: '33445566',
  LicenseState: 'TX',
  Email: 'riley@example.com',
  Phone: '512-555-0151',
  Address: '410 Sample Avenue',
  Apartment: '7',
  City: 'Austin',
  State: 'TX',
  Zip: '78704',
  CurrentlyInsured: 'Yes',
  Homeowner: 'No',
  Consent: 'Yes',
  Drivers: [
    {
      FirstName: 'Devin',
      LastName: 'Example',
      DOB: '02-03-1985',
      Gender: 'Male',
      MaritalStatus: 'Married',
      Relation: 'Spouse',
    },
  ],
  Vehicles: [
    { Year: 2003, Make: 'Honda', Model: 'Accord', VIN: '1HGCM82633A004352', AnnualMileage: 11000 },
    { Year: 2019, Make: 'Toyota', Model: 'RAV4', VIN: '', AnnualMileage: 15000 },
  ],
  Coverage: { Package: 'LUU', Term: 6 },
} as const;

/** The same person in California, with a high annual mileage. */
export const californianLead = {
  ...dataPassLead,
  Email: 'riley.ca@example.com',
  Phone: '213-555-0151',
  MaritalStatus: 'Single',
  LicenseNumber: 'D7654321',
  LicenseState: 'CA',
  Address: '200 Sample Street',
  Apartment: '',
  City: 'Los Angeles',
  State: 'CA',
  Zip: '90012',
  Drivers: [],
  Vehicles: [{ Year: 2019, Make: 'Tesla', Model: 'Model 3', VIN: '5YJ3E1EA7KF317000', AnnualMileage: 21000 }],
  Coverage: { Package: 'SML', Term: 6 },
} as const;
