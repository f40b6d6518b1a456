import { addDays } from '#domain/calendar-date';
import type { Quote } from '#domain/quote';
import { type AgencyClock, isWithinHours } from './agency-clock.ts';
import type { ResultsConfig, SellingTerms } from './results.config.ts';

/** A card's buttons (spec 1 §4, "Quote card buttons"). */
export interface CardButtons {
  buyOnline: boolean;
  /** Chat to buy, when the quote cannot be bought online. */
  agentChat: boolean;
  buyWithAgent: boolean;
  call: boolean;
  text: boolean;
  /** Chat for questions, beside another way to buy. */
  chat: boolean;
}

/** The inputs of the buttons besides the quote. */
export interface Circumstances {
  agentsAreIdle: boolean;
  clock: AgencyClock;
  /** Today's selling terms. */
  terms: SellingTerms;
  hasYoungDriver: boolean;
  config: Pick<ResultsConfig, 'daysToShowCallAndText' | 'callStart' | 'callEnd' | 'conditionalBuyNow'>;
}

export function cardButtons(quote: Quote, circumstances: Circumstances): CardButtons {
  const { agentsAreIdle, clock, config } = circumstances;
  const buyOnline = isSoldOnline(quote, circumstances);
  const agentChat = !buyOnline && agentsAreIdle;
  const canReachOut = isRecent(quote, circumstances);
  return {
    buyOnline,
    agentChat,
    buyWithAgent: !buyOnline && isWithinAgentHours(circumstances),
    call: canReachOut && isWithinHours(clock.hour, config.callStart, config.callEnd),
    text: canReachOut,
    chat: agentsAreIdle && !agentChat,
  };
}

/** A carrier that sells online, or a pseudo carrier while an agent is available to finish the sale. */
export function isSoldOnline(quote: Quote, circumstances: Omit<Circumstances, 'clock'>): boolean {
  const { agentsAreIdle, hasYoungDriver: isYoung, config, terms } = circumstances;
  if (terms.buyNowType === 'agent') return false;
  if (quote.isPseudoCarrier && agentsAreIdle) return true;
  return quote.isBuyable && !(config.conditionalBuyNow && needsReview(quote, isYoung));
}

/** A driver of 1 to 21 years is on the quote. */
export function hasYoungDriver(driverAges: readonly number[]): boolean {
  return driverAges.some((age) => age >= 1 && age <= 21);
}

/** Spec 1 §4, "conditional buy-now checks". */
function needsReview({ payPlan }: Quote, isYoung: boolean): boolean {
  return (
    isYoung ||
    /\b1 Mo\b/i.test(payPlan.description) ||
    /\bEFT\b/i.test(payPlan.description) ||
    payPlan.installmentCount === 4
  );
}

/** Days-to-show is 0, or that many days after the effective date have not passed. */
function isRecent(quote: Quote, { clock, config }: Circumstances): boolean {
  const days = config.daysToShowCallAndText;
  return days === 0 || clock.today <= addDays(quote.effectiveDate, days);
}

function isWithinAgentHours({ clock: { hour }, terms }: Circumstances): boolean {
  return terms.nonOnlineBuyTimer && isWithinHours(hour, terms.nonOnlineBuyStart, terms.nonOnlineBuyEnd);
}
