/** A partner's lead in the second format of `packages/services/lead/lead-data.contract.ts`. */
export const contactLead = {
  Contact: {
    FirstName: 'Jamie',
    LastName: 'Sample',
    EmailAddress: 'jamie@example.com',
    PhoneNumber: '2105550143',
    Address: '300 Placeholder Lane',
    Address2: 'B',
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
  Vehicles: [{ Year: 2013, Make: 'Ford', Model: 'F-150', Vin: '1FTFW1ET5DFC10312', AnnualMiles: 15000 }],
  Insurance: { CurrentlyInsured: true, RequestedCoverage: 'Full', Term: 6 },
} as const;
