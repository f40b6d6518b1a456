import type { Meta } from '@storybook/react-vite';
import { serverError, pending, respondWith } from '../story-harness/network.ts';
import type { MockResponses } from '../story-harness/network.ts';
import { agentsOnly, oneCarrier } from './carriers.ts';
import { answeredVisitAtStep, story } from './fixtures.ts';
import type { FlowUser } from './fixtures.ts';
import partnerPage from './partner.html?url';

const meta: Meta = { title: 'Widgets/Quote flow/Buying', tags: ['!autodocs'], parameters: { shadow: false } };
export default meta;

const asked = answeredVisitAtStep('quotes');
const partner = respondWith({ isSuccess: true, message: '', buyNowUrl: new URL(partnerPage, document.baseURI).href });
const answering = (network: MockResponses = {}): MockResponses => ({ getResults: 'allCarriers', ...network });

/** The first carrier's page opens in a frame, the second one's in a new window. */
const buys = (index: number) => async (visitor: FlowUser) => {
  await visitor.presses('results.buy', index);
  await visitor.presses('results.yes');
};

export const LeavingForThePartner = story({
  ...asked,
  network: answering(),
  act: (visitor) => visitor.presses('results.buy'),
  shows: 'results.confirmText',
});

export const OpeningThePartner = story({
  ...asked,
  network: answering({ buyNow: pending }),
  act: buys(0),
  shows: 'results.buyRequesting',
});

export const PageOfThePartner = story({
  ...asked,
  network: answering({ buyNow: partner }),
  act: buys(0),
  shows: 'results.openNewWindow',
});

export const WindowOfThePartner = story({
  ...asked,
  config: { defaultSort: 6 },
  network: answering({ buyNow: partner }),
  act: buys(0),
  shows: 'results.windowOpenedText',
});

export const PartnerUnreachable = story({
  ...asked,
  network: answering({ buyNow: 'unavailable' }),
  act: buys(0),
  shows: 'results.buyFailedText',
});

export const SendingAText = story({
  ...asked,
  network: answering({ selectQuote: pending }),
  act: (visitor) => visitor.presses('results.text'),
  shows: 'results.contactSending',
});

export const TextSent = story({
  ...asked,
  network: answering(),
  act: (visitor) => visitor.presses('results.text'),
  shows: 'results.textSentTitle',
});

export const CallToCome = story({
  ...asked,
  network: answering(),
  act: (visitor) => visitor.presses('results.call'),
  shows: 'results.callSentTitle',
});

export const TextNotSent = story({
  ...asked,
  network: answering({ selectQuote: serverError }),
  act: (visitor) => visitor.presses('results.text'),
  shows: 'results.contactFailedText',
});

export const ChoosingACarrier = story({
  ...asked,
  config: { buyNowType: 'choose' },
  network: answering(),
  act: (visitor) => visitor.presses('results.buy'),
  shows: 'results.choiceText',
});

export const NoOtherCarrier = story({
  ...asked,
  network: answering({ buyNow: 'unavailable', getResults: oneCarrier }),
  act: buys(0),
  shows: 'results.buyFailedText',
});

const allDay = { nonOnlineBuyTimer: true, nonOnlineBuyStart: 0, nonOnlineBuyEnd: 24 };

export const ReachingAnAgent = story({
  ...asked,
  config: { ...allDay, callEnd: 23 },
  network: { getResults: agentsOnly },
  act: (visitor) => visitor.presses('results.buyWithAgent'),
  shows: 'results.agentNumber',
});

export const ReachingABusyAgent = story({
  ...asked,
  config: { ...allDay, callEnd: 0 },
  network: { getResults: agentsOnly, idleAgents: 'none' },
  act: (visitor) => visitor.presses('results.buyWithAgent'),
  shows: 'results.textMe',
});
