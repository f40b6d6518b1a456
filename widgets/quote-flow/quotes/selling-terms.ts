import type { AgencyClock } from './agency-clock.ts';
import type { ResultsConfig, SellingTerms } from './results.config.ts';

type TermsConfig = SellingTerms & Pick<ResultsConfig, 'weekdays'>;

/** The current selling terms: the weekday's (spec 1 §6), and the general keys for the rest. */
export function sellingTerms(config: TermsConfig, { weekday }: Pick<AgencyClock, 'weekday'>): SellingTerms {
  const ofDay = config.weekdays[weekday] ?? {};
  return {
    buyNowType: ofDay.buyNowType ?? config.buyNowType,
    maxModalQuotes: ofDay.maxModalQuotes ?? config.maxModalQuotes,
    nonOnlineBuyTimer: ofDay.nonOnlineBuyTimer ?? config.nonOnlineBuyTimer,
    nonOnlineBuyStart: ofDay.nonOnlineBuyStart ?? config.nonOnlineBuyStart,
    nonOnlineBuyEnd: ofDay.nonOnlineBuyEnd ?? config.nonOnlineBuyEnd,
  };
}
