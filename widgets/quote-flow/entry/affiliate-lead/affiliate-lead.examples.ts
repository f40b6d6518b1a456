// Minimal and maximal leads in both shapes. The people are made up.

export const maximalDataPass = {
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
    State: 'tx',
    Zip: '78701-1234',
    CurrentlyInsured: 'Yes',
    Homeowner: 'Yes',
    Consent: 'Yes',
    Drivers: [
      {
        FirstName: 'Kim',
        LastName: 'Example',
        DOB: '12/03/1991',
        Gender: 'Female',
        MaritalStatus: 'Married',
        Relation: 'Spouse',
      },
    ],
    Vehicles: [
      { Year: '2003', Make: 'Honda', Model: 'Accord', VIN: '1hgcm82633a004352', AnnualMileage: '12,000' },
      { Year: 2021, Make: 'Chevrolet', Model: 'Bolt EV', VIN: '', AnnualMileage: 20001 },
    ],
    Coverage: { Package: 'LUUCC', Term: 6 },
  },
};

export const minimalDataPass = { DataPassData: { FirstName: 'Alex' } };

export const maximalLead = {
  Lead: {
    Contact: {
      FirstName: 'Alex',
      LastName: 'Example',
      EmailAddress: 'alex@example.com',
      PhoneNumber: '(512) 555-0142',
      Address: '100 Congress Ave',
      Address2: '4B',
      City: 'Austin',
      State: 'TX',
      ZipCode: '78701',
      TcpaConsent: true,
    },
    Drivers: [
      {
        FirstName: 'Alex',
        LastName: 'Example',
        BirthDate: '1990-04-17',
        Gender: 'M',
        MaritalStatus: 'S',
        RelationshipToApplicant: 'Self',
        LicenseNumber: '12345678',
      },
      {
        FirstName: 'Sam',
        LastName: 'Sample',
        BirthDate: '1988-01-30',
        Gender: 'F',
        MaritalStatus: 'S',
        RelationshipToApplicant: 'Other',
      },
    ],
    Vehicles: [{ Year: '2003', Make: 'Honda', Model: 'Accord', Vin: '1HGCM82633A004352', AnnualMiles: 15000 }],
    Insurance: { CurrentlyInsured: false, RequestedCoverage: 'State Minimum', Term: 6 },
  },
};

export const minimalLead = { Lead: { Contact: { ZipCode: '78701' } } };
