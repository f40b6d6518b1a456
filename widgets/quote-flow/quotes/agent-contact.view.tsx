import type { ReactNode } from 'react';
import type { Quote } from '#domain/quote';
import { CallButton } from '#flow/call-button.view';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { hourText, timeZoneText } from './agent-hours.ts';
import type { CardButtons } from './card-buttons.ts';
import type { QuoteHandlers } from './quote-actions.tsx';
import { QuotePrice } from './quote-price.tsx';
import type { ResultsConfig, SellingTerms } from './results.config.ts';
import type { ResultsProps } from './results.types.ts';
import './agent-contact.css';

export interface AgentContactProps extends Pick<ResultsProps, 'labels' | 'language' | 'phone'> {
  quote: Quote;
  /** The quote card's current buttons. */
  buttonsOf: (quote: Quote) => CardButtons;
  handlers: QuoteHandlers;
  /** Today's selling terms. */
  terms: SellingTerms;
  config: Pick<ResultsConfig, 'resultsTimeZone' | 'callStart' | 'callEnd' | 'chatPage'>;
  onClose: () => void;
}

/** The ways to reach an agent about a quote, and the hours. */
export function AgentContact(props: AgentContactProps): ReactNode {
  const { quote, labels, language, phone, handlers, config, onClose } = props;
  const { call, text, chat, agentChat } = props.buttonsOf(quote);
  return (
    <Dialog
      isOpen
      title={format(labels['results.agentTitle'], { carrier: quote.carrierName })}
      closeText={labels['results.close']}
      onClose={onClose}
      actions={<Button onClick={onClose}>{labels['results.backToQuotes']}</Button>}
    >
      <QuotePrice {...{ quote, labels, language }} />
      {quote.quoteNumber && <p>{format(labels['results.agentNumber'], { number: quote.quoteNumber })}</p>}
      <div className="cover-agent-ways" part="agent-ways">
        {call && <CallButton text={labels['results.callPhone']} phone={phone} variant="primary" isFullWidth />}
        {call && (
          <Button icon="phone" isFullWidth onClick={() => handlers.callBack(quote)}>
            {labels['results.callMe']}
          </Button>
        )}
        {text && (
          <Button icon="text" isFullWidth onClick={() => handlers.text(quote)}>
            {labels['results.textMe']}
          </Button>
        )}
        {(chat || agentChat) && config.chatPage && (
          <Button icon="chat" isFullWidth onClick={() => handlers.chat(quote)}>
            {labels['results.chatNow']}
          </Button>
        )}
      </div>
      <p className="cover-agent-hours">{hoursText(props)}</p>
    </Dialog>
  );
}

function hoursText({ labels, language, terms, config }: AgentContactProps): string {
  const { nonOnlineBuyTimer, nonOnlineBuyStart, nonOnlineBuyEnd } = terms;
  const zone = timeZoneText(config.resultsTimeZone, language);
  const hours = (text: string, start: number, end: number) =>
    format(text, { start: hourText(start, language), end: hourText(end, language), zone });
  const isSomeOfTheDay = nonOnlineBuyStart > 0 || nonOnlineBuyEnd < 24;
  const isCallLimited = config.callStart > 0 || config.callEnd < 24;
  return [
    isSomeOfTheDay && nonOnlineBuyTimer ? hours(labels['results.agentHours'], nonOnlineBuyStart, nonOnlineBuyEnd) : '',
    isCallLimited ? hours(labels['results.callHours'], config.callStart, config.callEnd) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
