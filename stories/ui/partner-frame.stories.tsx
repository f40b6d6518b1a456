import type { Meta, StoryObj } from '@storybook/react-vite';
import { PartnerFrame } from '#flow/partner-frame/partner-frame.view';
import { paymentEn } from '#widgets/auto-payment/payment/strings.en';
import { paymentEs } from '#widgets/auto-payment/payment/strings.es';
import { cardForm, type CardFormState } from '../story-harness/partner-pages.ts';
import { User } from '../story-harness/user.ts';
import { storyOf } from './story-of.tsx';

const meta: Meta = {
  title: 'Parts/Partner frame',
  component: PartnerFrame,
  // A story waits for the timers of its window: on the docs page each has its own frame.
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
};
export default meta;

const texts = { en: paymentEn, es: paymentEs };
const ignore = () => undefined;

/** A story of a card form in this state, at the end of `act`. */
const story = (state: CardFormState, act: (visitor: User<keyof typeof paymentEn>) => Promise<void>): StoryObj => ({
  ...storyOf(({ language }) => (
    <PartnerFrame
      url={cardForm(state)}
      title={texts[language].cardFrame}
      labels={texts[language]}
      phone="512-555-0142"
      onMessage={ignore}
      onRetry={ignore}
    />
  )),
  play: ({ canvasElement, globals }) => {
    const { shadowRoot } = [...canvasElement.querySelectorAll('*')].find((element) => element.shadowRoot)!;
    return act(new User(shadowRoot!, texts[globals.language === 'es' ? 'es' : 'en']));
  },
});

export const Loading = story('blocked', (visitor) => visitor.sees('frameLoading'));

export const Ready = story('ready', (visitor) => visitor.seesNoMore('frameLoading'));

export const NotLoaded = story('blocked', async (visitor) => {
  await visitor.waits(15_000);
  await visitor.sees('frameNotLoadedTitle');
});

export const Silent = story('loaded', async (visitor) => {
  await visitor.waits(10_000);
  await visitor.sees('frameSilentTitle');
});
