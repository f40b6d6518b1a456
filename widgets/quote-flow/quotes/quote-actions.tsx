import type { ReactNode } from 'react';
import type { Quote } from '#domain/quote';
import { format } from '#i18n/format';
import { Button, type ButtonProps } from '#ui/button';
import type { IconName } from '#ui/icon';
import type { CardButtons } from './card-buttons.ts';
import type { ResultsStrings } from './strings.en.ts';

type ActionName = keyof CardButtons;

/** The actions on one quote. The functions are stable while the results are shown. */
export type QuoteHandlers = Readonly<Record<ActionName | 'seeDetails' | 'pick' | 'callBack', (quote: Quote) => void>>;

export interface QuoteActionsProps {
  quote: Quote;
  buttons: CardButtons;
  labels: ResultsStrings;
  handlers: QuoteHandlers;
  /** Where “Call” dials on a phone: `tel:+15125550142`. Elsewhere an agent calls back. */
  dialUrl: string | undefined;
}

const actions: Readonly<Record<ActionName, { label: keyof ResultsStrings; icon?: IconName }>> = {
  buyOnline: { label: 'results.buy' },
  agentChat: { label: 'results.agentChat', icon: 'chat' },
  buyWithAgent: { label: 'results.buyWithAgent', icon: 'person' },
  call: { label: 'results.call', icon: 'phone' },
  text: { label: 'results.text', icon: 'text' },
  chat: { label: 'results.chat', icon: 'chat' },
};

/** The shortest way to the policy is the primary button; calling is where there is no other. */
const leading: readonly ActionName[] = ['buyOnline', 'agentChat', 'buyWithAgent', 'call'];
const actionNames = Object.keys(actions) as ActionName[];

function leadOf(buttons: CardButtons): ActionName | undefined {
  return leading.find((name) => buttons[name]);
}

export function LeadAction(props: QuoteActionsProps): ReactNode {
  const lead = leadOf(props.buttons);
  return lead && <Action {...props} name={lead} variant="primary" isFullWidth />;
}

export function OtherActions(props: QuoteActionsProps): ReactNode {
  const lead = leadOf(props.buttons);
  return actionNames
    .filter((name) => name !== lead && props.buttons[name])
    .map((name) => <Action key={name} {...props} name={name} variant="quiet" />);
}

interface ActionProps extends QuoteActionsProps, Pick<ButtonProps, 'variant' | 'isFullWidth'> {
  name: ActionName;
}

function Action({ name, quote, labels, handlers, dialUrl, variant, isFullWidth }: ActionProps): ReactNode {
  const { label, icon } = actions[name];
  const text = labels[label];
  return (
    <Button
      {...{ variant, icon, isFullWidth }}
      href={name === 'call' ? dialUrl : undefined}
      part={`quote-${name}`}
      accessibleName={format(labels['results.actionFor'], { action: text, carrier: quote.carrierName })}
      onClick={() => handlers[name](quote)}
    >
      {text}
    </Button>
  );
}
