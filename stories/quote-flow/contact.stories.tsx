import type { Meta } from '@storybook/react-vite';
import { arrived, goesOn, returned, story } from './cast.ts';

const meta: Meta = { title: 'Widgets/Quote flow/Contact', tags: ['!autodocs'], parameters: { shadow: false } };
export default meta;

export const Empty = story({ ...arrived('contact'), shows: 'contactTitle' });

export const SavedContact = story({ ...returned('contact'), shows: 'contactTitle' });

export const NothingAnswered = story({ ...arrived('contact'), act: goesOn, shows: 'errorSummaryTitle' });

export const WrongAddressAndNumber = story({
  ...arrived('contact', { drafts: { contact: { email: 'alex@', phone: '512555', hasConsented: true } } }),
  act: goesOn,
  shows: 'error.phoneInvalid',
});

export const PrivacyPolicy = story({
  ...arrived('contact'),
  act: (visitor) => visitor.presses('privacyLink'),
  shows: 'contactTitle',
});

export const ConsentPolicy = story({
  ...arrived('contact'),
  act: (visitor) => visitor.presses('consentPolicyLink'),
  shows: 'contactTitle',
});

export const TextMessagePolicy = story({
  ...arrived('contact'),
  act: (visitor) => visitor.presses('smsLink'),
  shows: 'contactTitle',
});

export const Offline = story({ ...arrived('contact'), device: { isOffline: true }, shows: 'offlineTitle' });
