import type { CallFixture } from '../testing/call-fixture.ts';
import { nothing } from '../testing/value-types.ts';
import { sendPasswordReset } from './send-password-reset.ts';

export const sendPasswordResetFixture: CallFixture = {
  call: (client) =>
    sendPasswordReset(client, {
      email: 'alex@example.com',
      resetPage: 'https://www.agency.example/set-password',
    }),
  value: nothing,
};
