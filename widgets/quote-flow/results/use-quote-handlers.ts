import type { Quote } from '#domain/quote';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { QuoteHandlers } from './quote-actions.tsx';
import type { ResultsProps } from './results.types.ts';

type Actions = Pick<ResultsProps, 'onSelect' | 'onBuy' | 'onBuyWithAgent' | 'onCall' | 'onText' | 'onChat'>;

/**
 * What the cards call: the same functions for good, whatever the flow passes, so that no card is drawn again for them.
 *
 * @param openDetails opens the details of a quote, or closes them.
 */
export function useQuoteHandlers(actions: Actions, isPhone: boolean, openDetails: (quote?: Quote) => void): QuoteHandlers {
  const latest = useRef({ actions, isPhone });
  useLayoutEffect(() => {
    latest.current = { actions, isPhone };
  });
  return useMemo(() => {
    // What follows comes in a dialog of its own, so the one with the details makes way.
    const leaveDetails = (act: (actions: Actions) => void) => {
      openDetails(undefined);
      act(latest.current.actions);
    };
    return {
      seeDetails(quote) {
        openDetails(quote);
        latest.current.actions.onSelect(quote);
      },
      buyOnline: (quote) => leaveDetails(({ onBuy }) => onBuy(quote)),
      agentChat: (quote) => leaveDetails(({ onChat }) => onChat(quote)),
      buyWithAgent: (quote) => leaveDetails(({ onBuyWithAgent }) => onBuyWithAgent(quote)),
      call: (quote) => leaveDetails(({ onCall }) => onCall(quote, latest.current.isPhone ? 'mobile' : 'desktop')),
      text: (quote) => leaveDetails(({ onText }) => onText(quote)),
      chat: (quote) => leaveDetails(({ onChat }) => onChat(quote)),
    };
  }, [openDetails]);
}
