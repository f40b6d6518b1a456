import type { Meta } from '@storybook/react-vite';
import { serverError, pending, respondWith } from '../story-harness/network.ts';
import type { MockResponses } from '../story-harness/network.ts';
import { partnerPage } from '../story-harness/partner-pages.ts';
import { agentsOnly, oneCarrier } from './carriers.ts';
import { answeredVisitAtStep, story } from './fixtures.ts';
import type { FlowUser } from './fixtures.ts';

const meta: Meta = { title: 'Widgets/Quote flow/Buying' };
export default meta;

const visitAtQuotes = answeredVisitAtStep('quotes');
const partner = respondWith({ isSuccess: true, message: '', buyNowUrl: partnerPage('carrier.html') });
const withAllCarriers = (network: MockResponses = {}): MockResponses => ({ getResults: 'allCarriers', ...network });

/** The first carrier's page opens in a frame, the second one's in a new window. */
const buys = (index: number) => async (visitor: FlowUser) => {
  await visitor.presses('results.buy', index);
  await visitor.presses('results.yes');
};

export const LeavingForThePartner = story({
  ...visitAtQuotes,
  network: withAllCarriers(),
  act: (visitor) => visitor.presses('results.buy'),
  shows: 'results.confirmText',
});

export const OpeningThePartner = story({
  ...visitAtQuotes,
  network: withAllCarriers({ buyNow: pending }),
  act: buys(0),
  shows: 'results.buyRequesting',
});

export const PageOfThePartner = story({
  ...visitAtQuotes,
  network: withAllCarriers({ buyNow: partner }),
  act: buys(0),
  shows: 'results.openNewWindow',
});

export const WindowOfThePartner = story({
  ...visitAtQuotes,
  config: { defaultSort: 6 },
  network: withAllCarriers({ buyNow: partner }),
  act: buys(0),
  shows: 'results.windowOpenedText',
});

export const PartnerUnreachable = story({
  ...visitAtQuotes,
  network: withAllCarriers({ buyNow: 'unavailable' }),
  act: buys(0),
  shows: 'results.buyRefusedText',
});

export const PartnerNotReached = story({
  ...visitAtQuotes,
  network: withAllCarriers({ buyNow: serverError }),
  act: buys(0),
  shows: 'results.buyFailedText',
});

export const SendingAText = story({
  ...visitAtQuotes,
  network: withAllCarriers({ postEvent: pending }),
  act: (visitor) => visitor.presses('results.text'),
  shows: 'results.contactSending',
});

export const TextSent = story({
  ...visitAtQuotes,
  network: withAllCarriers(),
  act: (visitor) => visitor.presses('results.text'),
  shows: 'results.textSentTitle',
});

export const CallPending = story({
  ...visitAtQuotes,
  network: withAllCarriers(),
  act: (visitor) => visitor.presses('results.call'),
  shows: 'results.callSentTitle',
});

export const TextNotSent = story({
  ...visitAtQuotes,
  network: withAllCarriers({ postEvent: serverError }),
  act: (visitor) => visitor.presses('results.text'),
  shows: 'results.contactFailedText',
});

export const ChoosingACarrier = story({
  ...visitAtQuotes,
  config: { buyNowType: 'choose' },
  network: withAllCarriers(),
  act: (visitor) => visitor.presses('results.buy'),
  shows: 'results.choiceText',
});

export const NoOtherCarrier = story({
  ...visitAtQuotes,
  network: withAllCarriers({ buyNow: 'unavailable', getResults: oneCarrier }),
  act: buys(0),
  shows: 'results.buyRefusedText',
});

const allDay = { nonOnlineBuyTimer: true, nonOnlineBuyStart: 0, nonOnlineBuyEnd: 24 };

export const ReachingAnAgent = story({
  ...visitAtQuotes,
  config: { ...allDay, callEnd: 23 },
  network: { getResults: agentsOnly },
  act: (visitor) => visitor.presses('results.buyWithAgent'),
  shows: 'results.agentNumber',
});

export const ReachingABusyAgent = story({
  ...visitAtQuotes,
  config: { ...allDay, callEnd: 0 },
  network: { getResults: agentsOnly, idleAgents: 'none' },
  act: (visitor) => visitor.presses('results.buyWithAgent'),
  shows: 'results.textMe',
});
