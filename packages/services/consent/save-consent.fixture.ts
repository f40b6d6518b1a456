import type { CallFixture } from '../testing/call-fixture.ts';
import { nothing } from '../testing/value-types.ts';
import { saveConsent } from './save-consent.ts';

export const saveConsentFixture: CallFixture = {
  call: (client) =>
    saveConsent(client, {
      id: 'c-1',
      firstName: 'José',
      lastName: "O'Brien-García",
      email: 'jose@example.com',
      phone: '512-555-0142',
    }),
  value: nothing,
};
