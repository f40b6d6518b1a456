import type { ServiceVariant } from '#domain/service-variant';
import type { StoredProfile } from './stored-profile.ts';

/** A made-up customer. */
export interface SeededCustomer {
  variant: ServiceVariant;
  email: string;
  /** Undefined until the customer sets one. */
  password: string | undefined;
  /** The password's hash, with a salt of its own; null without a password. */
  passwordHash: string | null;
  profile: StoredProfile;
}

const alex: StoredProfile = {
  firstName: 'Alex',
  lastName: 'Example',
  phone: '5125550142',
  birthDate: '1990-04-17',
  street: '100 Congress Ave',
  city: 'Austin',
  state: 'TX',
  zip: '78701',
  licenseNumber: '12345678',
  customerCode: 'C-1001',
  getsTextMessages: true,
  loyaltyEnrollmentStatus: 'enrolled',
};

/** The table is in `docs/sandbox.md`. */
export const seededCustomers: readonly SeededCustomer[] = [
  {
    variant: 'primary',
    email: 'alex@example.com',
    password: 'Example1!',
    passwordHash: 'scrypt.16384.8.1.SIbXtZ19UL5WGtpcm8r9jA.V-l5SxHyw9vr07CiMy8JnJrAoUXfZgSl8ffidbid4xQ',
    profile: alex,
  },
  {
    variant: 'ca',
    email: 'jordan@example.com',
    password: 'Sample2@',
    passwordHash: 'scrypt.16384.8.1.-uoCxhU92Z2Geh0y-kXXbA.0RWj_icJN_TfXose9HIlFeeytpDCkwq-tkPeJcqUF3o',
    profile: {
      ...alex,
      firstName: 'Jordan',
      lastName: 'Sample',
      phone: '2135550177',
      birthDate: '1984-11-30',
      street: '200 Sample Street',
      city: 'Los Angeles',
      state: 'CA',
      zip: '90012',
      licenseNumber: '87654321',
      customerCode: 'C-2001',
      getsTextMessages: false,
    },
  },
  {
    variant: 'primary',
    email: 'jamie@example.com',
    password: 'a long sentence that Jamie knows',
    passwordHash: 'scrypt.16384.8.1.3l27vIa6lBNKz6sl48D2Kg.V4xmO240TEyVlZHspN0GLkH8mOSAN5z2BMVck_oWO6Q',
    profile: {
      ...alex,
      firstName: 'Jamie',
      lastName: 'Fixture',
      phone: '2145550123',
      birthDate: '1982-06-15',
      street: '12 Elm St',
      city: 'Dallas',
      zip: '75201',
      licenseNumber: '33445566',
      customerCode: 'C-1002',
    },
  },
  {
    variant: 'primary',
    email: 'riley@example.com',
    password: undefined,
    passwordHash: null,
    profile: {
      ...alex,
      firstName: 'Riley',
      lastName: 'Example',
      phone: '2145550199',
      birthDate: '1979-09-02',
      street: '',
      city: 'Dallas',
      zip: '75201',
      licenseNumber: '',
      customerCode: 'C-1003',
      loyaltyEnrollmentStatus: '',
    },
  },
  {
    variant: 'primary',
    email: 'casey@example.com',
    password: 'Newcomer3#',
    passwordHash: 'scrypt.16384.8.1.IOkNzqUVk0A_XdEEFbUMAw.zUnkV7oOJferbftGR5IP2BlNbGC4qUYv6acylz-1RQg',
    profile: {
      ...alex,
      firstName: 'Casey',
      lastName: 'Sample',
      phone: '5125550188',
      birthDate: '1995-03-08',
      street: '7 Maple Ave',
      licenseNumber: '',
      customerCode: 'C-1004',
      getsTextMessages: false,
    },
  },
];
