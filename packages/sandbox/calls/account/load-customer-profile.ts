import { loadCustomerProfile } from '#services/account/load-customer-profile.contract';
import { implementCall, success } from '../implement-call.ts';

export const answerLoadCustomerProfile = implementCall(loadCustomerProfile, ({ customer, now }) => {
  const { email, profile, expiresAt } = customer!;
  return {
    ...success,
    name: profile.firstName,
    surname: profile.lastName,
    address: profile.street,
    city: profile.city,
    state: profile.state,
    zipCode: profile.zip,
    mail: email,
    phone: profile.phone,
    ...(profile.licenseNumber && { driverLicenseNumber: profile.licenseNumber }),
    customerCode: profile.customerCode,
    isSmsNotify: profile.getsTextMessages,
    birthDate: profile.birthDate,
    creation: new Date(now).toISOString(),
    expiration: expiresAt.toISOString(),
  };
});
