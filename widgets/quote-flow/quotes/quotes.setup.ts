import { assign, stateIn } from 'xstate';
import type { Quote } from '#domain/quote';
import { failureOf } from '#flow/machine/failure';
import { pollTimeLeft } from '#flow/machine/polling';
import type { QuoteResults } from '#services/rating/get-results';
import { change, changeOn, noRates } from '../context-changes.ts';
import { base } from '../quote-flow.setup.ts';
import type { FlowContext, FlowEvent } from '../quote-flow.types.ts';
import { inOrderOf, mergeRates } from './merge-rates.ts';

interface Args {
  context: FlowContext;
  event: FlowEvent;
}

/** Opens the agency's chat. quote-flow.actors.ts implements it. */
const openChat = (): void => undefined;

const quoteOf = (event: FlowEvent): Quote | undefined => ('quote' in event ? (event.quote as Quote) : undefined);

/** The guards and actions of the quote run and of its results. */
export const quotesImplementations = {
  delays: {
    pollInterval: ({ context }: Args) => context.config.pollInterval * 1000,
    agentsPollInterval: ({ context }: Args) => context.config.agentsPollInterval * 1000,
    /** A visitor who waits for new rates of a previous quote has waited since their request. */
    longerMessageAfter: ({ context: { transaction, config, now } }: Args) => {
      const { isRequote, askedAt = now() } = transaction ?? {};
      const since = isRequote ? askedAt : now();
      return Math.max(0, pollTimeLeft({ seconds: config.longerMessageAfter, since, now: now() }));
    },
    intermediateWait: ({ context }: Args) => context.config.intermediateWait * 1000,
    /** How long the poll for rates lasts. */
    resultsWait: ({ context: { transaction, config, now } }: Args) => {
      const wait = (config.polling === 'portal' ? config.portalWait : config.resultsWait) * 1000;
      // Counted from the visitor's request for new rates.
      const { isRequote, askedAt = now() } = transaction ?? {};
      if (!isRequote) return wait;
      return Math.max(wait, pollTimeLeft({ seconds: config.requoteWait, since: askedAt, now: now() }));
    },
  },

  guards: {
    quoteIsSubmitted: ({ context }: Args) => context.transaction?.isSubmitted === true,
    ratesAreLoaded: ({ context }: Args) => context.rates.quotes.length > 0,
    ratesAreDone: ({ context }: Args) => context.rates.isDone,
    carriersAreDoneWithRates: ({ context: { rates } }: Args) => rates.isDone && rates.quotes.length > 0,
    intermediateWaitIsOver: stateIn({ journey: { quoting: { running: { waitTimer: 'over' } } } }),
    ratesShowLive: ({ context }: Args) => context.config.liveRates && context.rates.quotes.length > 0,
    ratesAreLive: ({ context }: Args) => context.config.liveRates,
    /** A call failed without a decision of the service. */
    runIsUndecided: ({ context: { ratesFailure } }: Args) =>
      ratesFailure !== undefined && ratesFailure.kind !== 'refused',
    ratesHaveFailed: ({ context }: Args) => context.ratesFailure !== undefined,
    portalIsAnswered: ({ context: { config, rates } }: Args) =>
      config.polling === 'portal' && rates.completedCount > 0 && rates.quotes.length > 0,

    isChosenAlready: ({ context, event }: Args) => context.chosenQuote?.rateQuoteId === quoteOf(event)?.rateQuoteId,
    purchaseIsOpen: ({ context, event }: Args) => context.openPurchase === quoteOf(event)?.rateQuoteId,
    chatPageIsConfigured: ({ context }: Args) => context.config.chatPage !== '',
    pageIsHidden: stateIn({ journey: { results: { page: 'hidden' } } }),
    visitorDials: ({ context }: Args) => context.channel === 'callMobile',
  },

  actions: {
    openTransaction: change(({ transaction, createId, now }) => ({
      transaction: transaction ?? { id: createId(), isSubmitted: false, askedAt: now() },
    })),
    rememberSubmission: change(({ transaction, previousReference }, { transactionId }: { transactionId: string }) => ({
      transaction: { ...transaction, id: transactionId, isSubmitted: true },
      previousReference: { ...previousReference, transactionId: previousReference.transactionId || transactionId },
    })),
    // Live cards keep the positions in which they arrived.
    rememberRates: change(({ rates, config }, later: QuoteResults) => ({
      rates: config.liveRates ? mergeRates(rates, later) : inOrderOf(later, mergeRates(rates, later)),
      ratesFailure: undefined,
    })),
    rememberRatesFailure: assign<FlowContext, FlowEvent, undefined, FlowEvent, never>(({ event }) => ({
      ratesFailure: failureOf((event as { error?: unknown }).error, true),
    })),
    forgetRatesFailure: change(() => ({ ratesFailure: undefined })),
    rememberLeadRates: change(({ rates: { quotes }, transaction, leadRates }) => ({
      leadRates:
        quotes.length > 0
          ? {
              transactionId: transaction?.id ?? '',
              quotes: quotes.map(({ carrierName, totalPremium }) => ({ carrierName, totalPremium })),
            }
          : leadRates,
    })),
    closeTransaction: change(() => ({ transaction: undefined, rates: noRates })),
    finishRates: change(({ rates }) => ({ rates: { ...rates, isDone: true } })),

    rememberAgents: change((_, agentsAreIdle: boolean) => ({ agentsAreIdle })),
    chooseQuote: changeOn(
      ['QUOTE.SELECTED', 'QUOTE.CHATTED', 'AGENT.REQUESTED', 'CARRIERS.REQUESTED', 'BUY.CHOSEN'],
      (_, { quote }) => ({
        chosenQuote: quote,
      }),
    ),
    chooseChannel: changeOn('QUOTE.SELECTED', (_, { channel }) => ({ channel })),
    rememberBuyUrl: change(({ chosenQuote }, { url }: { url: string }) => ({
      buyUrl: url,
      openPurchase: chosenQuote && !chosenQuote.opensNewWindow ? chosenQuote.rateQuoteId : '',
    })),
    forgetQuote: change(() => ({ chosenQuote: undefined })),
    forgetPurchase: change(() => ({ chosenQuote: undefined, buyUrl: '', openPurchase: '' })),
    openChat,
  },
};

export const quotesSetup = base.extend(quotesImplementations);
