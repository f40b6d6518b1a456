import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Quote } from '#domain/quote';
import type { QuoteHandlers } from './quote-actions.tsx';
import type { ResultsProps } from './results.types.ts';

type Actions = Pick<
  ResultsProps,
  'onSelect' | 'onBuy' | 'onChooseCarrier' | 'onBuyWithAgent' | 'onCall' | 'onText' | 'onChat'
>;

export interface HandlerInput {
  actions: Actions;
  /** “Call” dials on this device; elsewhere it requests a call. */
  dials: boolean;
  /** “Buy online” shows other quotes first. */
  offersChoice: boolean;
  /** Opens the details of a quote, or closes them. A stable function, like the next one. */
  openDetails: (quote?: Quote) => void;
  /** Picks a quote for the comparison, or removes it. */
  pick: (quote: Quote) => void;
}

/** The cards' handlers: stable functions, so that a new prop of the flow renders no card again. */
export function useQuoteHandlers({ actions, dials, offersChoice, openDetails, pick }: HandlerInput): QuoteHandlers {
  const latest = useRef({ actions, dials, offersChoice });
  useLayoutEffect(() => {
    latest.current = { actions, dials, offersChoice };
  });
  return useMemo(() => {
    // The next step opens its own dialog, so the details close.
    const leaveDetails = (act: (actions: Actions) => void) => {
      openDetails(undefined);
      act(latest.current.actions);
    };
    return {
      pick,
      seeDetails(quote) {
        openDetails(quote);
        latest.current.actions.onSelect(quote);
      },
      buyOnline: (quote) =>
        leaveDetails(({ onBuy, onChooseCarrier }) => (latest.current.offersChoice ? onChooseCarrier : onBuy)(quote)),
      agentChat: (quote) => leaveDetails(({ onChat }) => onChat(quote)),
      buyWithAgent: (quote) => leaveDetails(({ onBuyWithAgent }) => onBuyWithAgent(quote)),
      call: (quote) => leaveDetails(({ onCall }) => onCall(quote, latest.current.dials ? 'mobile' : 'desktop')),
      callBack: (quote) => leaveDetails(({ onCall }) => onCall(quote, 'desktop')),
      text: (quote) => leaveDetails(({ onText }) => onText(quote)),
      chat: (quote) => leaveDetails(({ onChat }) => onChat(quote)),
    };
  }, [openDetails, pick]);
}
