import { tokenExpired, unavailable } from '../contract/envelope.examples.ts';

const dataPass = {
  DataPassData: {
    FirstName: 'Alex',
    LastName: 'Example',
    DOB: '04-17-1990',
    Gender: 'Male',
    MaritalStatus: 'Married',
    LicenseNumber: '12345678',
    LicenseState: 'TX',
    Email: 'alex@example.com',
    Phone: '512-555-0142',
    Address: '100 Congress Ave',
    Apartment: '4B',
    City: 'Austin',
    State: 'TX',
    Zip: '78701',
    CurrentlyInsured: 'Yes',
    Homeowner: 'No',
    Consent: 'Yes',
    Drivers: [
      {
        FirstName: 'Sam',
        LastName: 'Example',
        DOB: '09-02-1991',
        Gender: 'Female',
        MaritalStatus: 'Married',
        Relation: 'Spouse',
      },
    ],
    Vehicles: [{ Year: 2003, Make: 'Honda', Model: 'Accord', VIN: '1HGCM82633A004352', AnnualMileage: 11000 }],
    Coverage: { Package: 'LUU', Term: 6 },
  },
};

const lead = {
  Lead: {
    Contact: {
      FirstName: 'Jamie',
      LastName: 'Sample',
      EmailAddress: 'jamie@example.com',
      PhoneNumber: '2105550143',
      Address: '300 Placeholder Lane',
      Address2: '',
      City: 'San Antonio',
      State: 'TX',
      ZipCode: '78205',
      TcpaConsent: true,
    },
    Drivers: [
      {
        FirstName: 'Jamie',
        LastName: 'Sample',
        BirthDate: '1988-03-03',
        Gender: 'F',
        MaritalStatus: 'S',
        RelationshipToApplicant: 'Self',
        LicenseNumber: '22334457',
      },
    ],
    Vehicles: [{ Year: 2019, Make: 'Toyota', Model: 'RAV4', Vin: '', AnnualMiles: 15000 }],
    Insurance: { CurrentlyInsured: true, RequestedCoverage: 'Full', Term: 6 },
  },
};

/** Both lead calls have the same response. */
export const leadDataExamples = {
  dataPass: {
    summary: 'A whole lead of the one shape',
    body: { isSuccess: true, message: '', lead: { rawData: JSON.stringify(dataPass) } },
  },
  lead: {
    summary: 'A whole lead of the other',
    body: { isSuccess: true, message: '', lead: { rawData: JSON.stringify(lead) } },
  },
  empty: { summary: 'A lead without data', body: { isSuccess: true, message: '', lead: { rawData: '' } } },
  unknown: { summary: 'There is no such lead', body: { isSuccess: true, message: '' } },
  tokenExpired,
  unavailable,
} as const;
