import type { Meta } from '@storybook/react-vite';
import { en } from '#widgets/policy-modal/strings.en';
import { es } from '#widgets/policy-modal/strings.es';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Policy modal' };
export default meta;

type Key = keyof typeof en;
const story = createStoryFactory<Key>({ widget: 'policy-modal', texts: { en, es } });

export const Privacy = story({ address: '#privacy-policy', shows: 'privacyTitle' });

export const TextMessages = story({ address: '#sms-policy', shows: 'smsTitle' });

export const Consent = story({ address: '#consent-policy', shows: 'consentTitle' });

export const OwnText = story({
  address: '#privacy',
  config: {
    privacyLink: '#privacy',
    labels: {
      privacyTitle: 'How we treat your data',
      privacyText: 'We keep what you tell us, <b>encrypted</b>.\n\nSee the <a href="/privacy">whole policy</a>.',
    },
  },
  shows: 'close',
});

export const Long = story({
  address: '#privacy-policy',
  config: {
    labels: {
      privacyText: Array.from(
        { length: 30 },
        (_, index) =>
          `${index + 1}. We keep what a quote needs, for as long as the law wants it, and pass it to nobody else.`,
      ).join('\n\n'),
    },
  },
  shows: 'close',
});
