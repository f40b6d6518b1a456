import type { Meta } from '@storybook/react-vite';
import { loadBindQuoteExamples } from '#services/buying/load-bind-quote.examples';
import { verificationRows } from '#services/verification/verification-row.examples';
import { en } from '#widgets/pseudo-bind/strings.en';
import { es } from '#widgets/pseudo-bind/strings.es';
import {
  mockServices,
  type MockResponse,
  serverError,
  pending,
  respondWith,
  webPage,
} from '../story-harness/network.ts';
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

const asksForACallBack = async (visitor: Visitor) => {
  await visitor.sees('verification.title');
  await visitor.presses('verification.callBack');
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

export const EmailNotEntered = story(
  {},
  {
    act: async (visitor) => {
      await visitor.sees('verification.title');
      await visitor.presses('verification.verifyEmail');
    },
    shows: 'verification.emailBlank',
  },
);

export const EmailCodeSent = story(emailIs('Verify-1'), { shows: 'verification.emailSent' });

export const TextCodeSent = story(textIs('Verify-1'), { shows: 'verification.textSent' });

export const EmailVerified = story(emailIs('yes'), { shows: 'verification.emailVerified' });

export const TextVerified = story(textIs('yes'), { shows: 'verification.textVerified' });

export const EmailCodeWrong = story({ ...emailIs('no'), ...textIs('yes') }, { shows: 'verification.emailFailed' });

export const TextCodeWrong = story({ ...emailIs('yes'), ...textIs('no') }, { shows: 'verification.textFailed' });

export const BothCodesWrong = story({ ...emailIs('no'), ...textIs('no') }, { shows: 'verification.bothFailed' });

/** The third email code was wrong, and the channel restarts. */
export const StartedAnew = story(
  { 'Email Code 1': '111111', 'Email Code 2': '333333', 'Email Code Status 1': '', 'Email Code Status 2': 'no' },
  { shows: 'verification.emailReset' },
);

/** The third code of the text message was wrong, and the channel restarts. */
export const TextStartedAnew = story(
  { 'Text Code 1': '111111', 'Text Code 2': '333333', 'Text Code Status 1': '', 'Text Code Status 2': 'no' },
  { shows: 'verification.textReset' },
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

export const RequestingACallBack = story(
  {},
  { network: { updateVerification: pending }, act: asksForACallBack, shows: 'verification.callBackBusy' },
);

export const CallBackRequested = story({ 'Request Call Back': 'Yes' }, { shows: 'verification.callBackRequested' });

export const CallBackFailed = story(
  {},
  {
    network: { updateVerification: serverError },
    act: asksForACallBack,
    shows: 'verification.callBackFailed',
  },
);

export const WithoutCallBack = story({}, { config: { callBackEnabled: false }, shows: 'verification.title' });

export const CodeNotSent = story(
  {},
  { network: { updateVerification: serverError }, act: sendsEmailCode, shows: 'verification.unreachableTitle' },
);

const answers =
  (status: number): MockResponse =>
  () =>
    Promise.resolve(Response.json({}, { status }));

export const CodeRefused = story(
  {},
  { network: { updateVerification: answers(400) }, act: sendsEmailCode, shows: 'verification.refusedTitle' },
);

export const AnswerUnreadable = story(
  {},
  { network: { updateVerification: webPage }, act: sendsEmailCode, shows: 'verification.malformedTitle' },
);

export const AccessExpired = story(
  {},
  { network: { updateVerification: answers(401) }, act: sendsEmailCode, shows: 'verification.expiredTitle' },
);

export const Verified = story(
  {},
  {
    act: async (visitor) => {
      await visitor.sees('verification.title');
      mockServices({ searchVerifications: respondWith([{ ...notified, ...emailIs('yes'), ...textIs('yes') }]) });
      await visitor.waits(3000);
    },
    shows: 'verification.verifiedTitle',
  },
);

export const Offline = story({}, { device: { isOffline: true }, shows: 'verification.offlineTitle' });

export const CustomLabels = story(
  {},
  {
    config: { labels: { 'verification.title': 'Two codes, and you are done', 'verification.later': 'Not now' } },
    shows: 'verification.intro',
  },
);
