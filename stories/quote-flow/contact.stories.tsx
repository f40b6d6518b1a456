import type { Meta } from '@storybook/react-vite';
import { visitAtStep, submits, answeredVisitAtStep, story } from './fixtures.ts';

const meta: Meta = { title: 'Widgets/Quote flow/Contact' };
export default meta;

export const Empty = story({ ...visitAtStep('contact'), shows: 'contactTitle' });

export const SavedContact = story({ ...answeredVisitAtStep('contact'), shows: 'contactTitle' });

export const NothingAnswered = story({ ...visitAtStep('contact'), act: submits, shows: 'errorSummaryTitle' });

export const WrongAddressAndNumber = story({
  ...visitAtStep('contact', { drafts: { contact: { email: 'alex@', phone: '512555', hasConsented: true } } }),
  act: submits,
  shows: 'error.phoneInvalid',
});

export const PrivacyPolicy = story({
  ...visitAtStep('contact'),
  act: (visitor) => visitor.presses('privacyLink'),
  shows: 'contactTitle',
});

export const ConsentPolicy = story({
  ...visitAtStep('contact'),
  act: (visitor) => visitor.presses('consentPolicyLink'),
  shows: 'contactTitle',
});

export const TextMessagePolicy = story({
  ...visitAtStep('contact'),
  act: (visitor) => visitor.presses('smsLink'),
  shows: 'contactTitle',
});

export const Offline = story({ ...visitAtStep('contact'), device: { isOffline: true }, shows: 'offlineTitle' });
