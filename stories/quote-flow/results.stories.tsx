import type { Meta } from '@storybook/react-vite';
import { minimalAnswers, robin } from '#widgets/quote-flow/quote-flow.examples';
import { mockServices } from '../story-harness/network.ts';
import { agentsOnly, nineCarriers, oneCarrier, waiverAndDeclined } from './carriers.ts';
import { answeredVisitAtStep, story } from './fixtures.ts';
import type { FlowScenario, FlowUser } from './fixtures.ts';

const meta: Meta = { title: 'Widgets/Quote flow/Results' };
export default meta;

const visitAtQuotes = answeredVisitAtStep('quotes');
const nine: Omit<FlowScenario, 'shows'> = { ...visitAtQuotes, network: { getResults: nineCarriers } };
const topRatedCarriers = ['Prairie Mutual', 'Gulf Coast Auto'];

export const FiveOfNine = story({ ...nine, shows: 'results.showMore.other' });

export const AllNine = story({
  ...nine,
  act: (visitor) => visitor.presses('results.showMore.other'),
  shows: 'results.showLess',
});

export const TopRated = story({ ...nine, config: { topRatedCarriers }, shows: 'results.badge.topRated' });

export const ByTotalPrice = story({
  ...nine,
  act: (visitor) => visitor.selects('order', 'totalPremium'),
  shows: 'results.sorted.totalPremium',
});

export const BuyableOnly = story({
  ...nine,
  act: async (visitor) => {
    await visitor.sees('results.onlyBuyable');
    await visitor.presses('results.onlyBuyable');
  },
  shows: 'results.buy',
});

export const NothingBuyable = story({
  ...visitAtQuotes,
  config: { quoteFilter: 2 },
  network: { getResults: agentsOnly, idleAgents: 'none' },
  shows: 'results.noMatchTitle',
});

export const FiveCarriers = story({
  ...visitAtQuotes,
  network: { getResults: 'allCarriers' },
  shows: 'results.titleNamed.other',
});

export const OtherInsurance = story({
  ...answeredVisitAtStep('quotes', {
    answers: { ...minimalAnswers, details: { ...minimalAnswers.details!, wantsHomeInsurance: true } },
  }),
  config: { offers: ['renters', 'roadside'] },
  network: { getResults: oneCarrier },
  shows: 'results.offersTitle',
});

export const OneCarrier = story({
  ...visitAtQuotes,
  network: { getResults: oneCarrier },
  shows: 'results.titleNamed.one',
});

export const AllAgentsBusy = story({
  ...visitAtQuotes,
  network: { getResults: 'allCarriers', idleAgents: 'none' },
  shows: 'results.details',
});

export const WithAnAgent = story({
  ...visitAtQuotes,
  config: { nonOnlineBuyTimer: true, nonOnlineBuyStart: 0, nonOnlineBuyEnd: 24 },
  network: { getResults: agentsOnly },
  shows: 'results.buyWithAgent',
});

export const YoungDriver = story({
  ...answeredVisitAtStep('quotes', { answers: { ...minimalAnswers, additionalDrivers: [robin] } }),
  config: { conditionalBuyNow: true },
  network: { getResults: 'allCarriers' },
  shows: 'results.details',
});

export const StillArriving = story({
  ...visitAtQuotes,
  config: { liveRates: true },
  network: { getResults: 'someCarriers' },
  shows: 'results.arriving.other',
});

export const Interrupted = story({
  ...visitAtQuotes,
  config: { liveRates: true },
  network: { getResults: 'someCarriers' },
  act: async (visitor) => {
    await visitor.sees('results.arriving.other');
    mockServices({ getResults: 'unavailable' });
  },
  shows: 'results.interruptedTitle',
});

export const Details = story({
  ...nine,
  act: (visitor) => visitor.presses('results.details'),
  shows: 'results.coverageDetails',
});

export const DetailsOfDeclinedCoverages = story({
  ...visitAtQuotes,
  network: { getResults: waiverAndDeclined },
  act: (visitor) => visitor.presses('results.details'),
  shows: 'waiverYes',
});

/** Selects this many quotes for the comparison. The stories show few cards, so that the tray is in view. */
const picks = (count: number) => async (visitor: FlowUser) => {
  await visitor.sees('results.compare');
  for (let index = 0; index < count; index += 1) await visitor.presses('results.compare', index);
};
const compares = (count: number) => async (visitor: FlowUser) => {
  await picks(count)(visitor);
  await visitor.presses('results.compareCount');
};
const five: Omit<FlowScenario, 'shows'> = { ...visitAtQuotes, network: { getResults: 'allCarriers' } };

export const OnePicked = story({
  ...five,
  config: { maxQuoteCards: 1 },
  act: picks(1),
  shows: 'results.compareOneMore',
});

export const TwoPicked = story({
  ...five,
  config: { maxQuoteCards: 2 },
  act: picks(2),
  shows: 'results.comparePicked',
});

export const FourthPickRefused = story({
  ...five,
  config: { maxQuoteCards: 4 },
  act: picks(4),
  shows: 'results.compareFull',
});

export const TwoCompared = story({ ...five, act: compares(2), shows: 'results.onlyDifferent' });

export const ThreeCompared = story({ ...five, act: compares(3), shows: 'results.onlyDifferent' });

export const OnlyDifferences = story({
  ...five,
  act: async (visitor) => {
    await compares(3)(visitor);
    await visitor.presses('results.onlyDifferent');
  },
  shows: 'results.differs',
});

export const NothingSoldOnlineToday = story({ ...five, config: { buyNowType: 'agent' }, shows: 'results.agentChat' });

export const OutsideTheHoursOfCalls = story({
  ...five,
  config: { callStart: 0, callEnd: 0 },
  shows: 'results.text',
});
