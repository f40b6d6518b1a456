import type { Meta } from '@storybook/react-vite';
import { loadBindQuoteExamples } from '#services/buying/load-bind-quote.examples';
import { verificationRows } from '#services/verification/verification-row.examples';
import { en } from '#widgets/pseudo-bind/strings.en';
import { es } from '#widgets/pseudo-bind/strings.es';
import { serverError, pending, respondWith } from '../story-harness/network.ts';
import type { Scenario } from '../story-harness/scenario.ts';
import type { User } from '../story-harness/user.ts';
import { createStoryFactory } from '../story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Pseudo-bind/Verification' };
export default meta;

type Key = keyof typeof en;
type Visitor = User<Key>;
const storyOf = createStoryFactory<Key>({ widget: 'pseudo-bind', texts: { en, es } });

const { begun } = verificationRows;
const { body } = loadBindQuoteExamples.response.maximal;
/** A quote with a known driver and car, so that its first section is answered. */
const quote =
  'transaction' in body
    ? { ...body, transaction: { ...body.transaction, cars: body.transaction.cars?.slice(0, 1) } }
    : body;

type Cells = Record<string, string>;
const notified: Cells = { ...begun, 'Agent Notification': 'Agent notified' };
const emailIs = (status: string): Cells => ({ 'Email Code 1': '411902', 'Email Code Status 1': status });
const textIs = (status: string): Cells => ({ 'Text Code 1': '730125', 'Text Code Status 1': status });

/** A visitor who returns to a verification in the state of the row. */
const story = (row: Cells, { network, ...scenario }: Omit<Scenario<Key>, 'address'>) =>
  storyOf({
    ...scenario,
    address: `rateQuoteId=${begun.RateQuoteId}&transactionId=${begun.TransactionId}`,
    network: {
      loadBindQuote: respondWith(quote),
      searchVerifications: respondWith([{ ...notified, ...row }]),
      ...network,
    },
    act: async (visitor, language) => {
      await visitor.submits();
      await scenario.act?.(visitor, language);
    },
  });

const sendsEmailCode = async (visitor: Visitor) => {
  await visitor.sees('verification.title');
  await visitor.types('emailCode', '411 902');
  await visitor.presses('verification.verifyEmail');
};

export const Asking = story({}, { shows: 'verification.title' });

export const Sending = story(
  {},
  { network: { updateVerification: pending }, act: sendsEmailCode, shows: 'verification.sending' },
);

export const NothingEntered = story(
  {},
  {
    act: async (visitor) => {
      await visitor.sees('verification.title');
      await visitor.presses('verification.verifyText');
    },
    shows: 'verification.textBlank',
  },
);

export const EmailCodeSent = story(emailIs('Verify-1'), { shows: 'verification.emailSent' });

export const TextVerified = story(textIs('yes'), { shows: 'verification.textVerified' });

export const EmailCodeWrong = story({ ...emailIs('no'), ...textIs('yes') }, { shows: 'verification.emailFailed' });

export const BothCodesWrong = story({ ...emailIs('no'), ...textIs('no') }, { shows: 'verification.bothFailed' });

/** The third email code was wrong, and the channel restarts. */
export const StartedAnew = story(
  { 'Email Code 1': '111111', 'Email Code 2': '333333', 'Email Code Status 1': '', 'Email Code Status 2': 'no' },
  { shows: 'verification.emailReset' },
);

export const WaitingForTheAgent = story(
  { ...emailIs('Verify-1'), ...textIs('Verify-1') },
  { shows: 'verification.waitingText' },
);

export const NotConfirmedYet = story(
  { ...emailIs('Verify-1'), ...textIs('yes'), 'Contact Verification Status': 'no' },
  { shows: 'verification.waitingNoText' },
);

export const TimeIsOver = story(
  { ...emailIs('Verify-1'), ...textIs('Verify-1') },
  { config: { verificationTimer: 0.05 }, shows: 'verification.timeOver' },
);

export const CallBackRequested = story({ 'Request Call Back': 'Yes' }, { shows: 'verification.callBackRequested' });

export const CallBackFailed = story(
  {},
  {
    network: { updateVerification: serverError },
    act: async (visitor) => {
      await visitor.sees('verification.title');
      await visitor.presses('verification.callBack');
    },
    shows: 'verification.callBackFailed',
  },
);

export const WithoutCallBack = story({}, { config: { callBackEnabled: false }, shows: 'verification.title' });

export const CodeNotSent = story(
  {},
  { network: { updateVerification: serverError }, act: sendsEmailCode, shows: 'verification.unreachableTitle' },
);

export const Offline = story({}, { device: { isOffline: true }, shows: 'verification.offlineTitle' });

export const CustomLabels = story(
  {},
  {
    config: { labels: { 'verification.title': 'Two codes, and you are done', 'verification.later': 'Not now' } },
    shows: 'verification.intro',
  },
);
