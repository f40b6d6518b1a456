import { useEffect, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type * as z from 'zod/mini';
import { phoneLink } from '#domain/phone-link';
import { quoteAddress } from '#domain/quote-address';
import type { WidgetProps } from '#embed/define-widget';
import { momentOf, useAuthoredContent } from '#embed/prompts/overlay';
import { format } from '#i18n/format';
import { Button, opensElsewhere } from '#ui/button';
import { Prompt } from '#ui/prompt';
import { RichText } from '#ui/rich-text';
import type { Action, idlePopupConfig } from './idle-popup.config.ts';
import type { IdleMoment } from './idle-popup.rules.ts';
import type { IdlePopupStrings } from './strings/en.ts';

type IdlePopupProps = WidgetProps<z.output<typeof idlePopupConfig>, IdlePopupStrings>;

/** Offers help to a visitor who has stopped, or is about to leave. */
export function IdlePopup(props: IdlePopupProps): ReactNode {
  useAuthoredContent(props.host);
  const [isOver, setOver] = useState(false);
  const moment = momentOf(props.host) as IdleMoment | undefined;
  return moment && !isOver && <Offer {...props} hasStarted={moment.quote !== 'none'} onEnd={() => setOver(true)} />;
}

const outcomes = { continue: 'continued', call: 'called', chat: 'chatted' } as const;

type OfferProps = IdlePopupProps & { hasStarted: boolean; onEnd: () => void };

function Offer({ config, labels, host, hasStarted, onEnd }: OfferProps): ReactNode {
  const phone = config.phone || host.brand.phone;

  useEffect(() => host.track('Prompt Shown'), [host]);

  const end = (outcome: (typeof outcomes)[Action] | 'closed') => {
    host.track('Prompt Answered', { outcome });
    onEnd();
    host.complete(outcome);
  };
  const chosen = [...new Set(config.actions)].filter((action) => action !== 'call' || phone);

  return (
    <Prompt
      title={hasStarted ? labels['title.started'] : labels.title}
      closeText={labels.close}
      hint={labels.hint}
      closesOutside
      onClose={() => end('closed')}
      actions={
        chosen.length > 0 &&
        chosen.map((action, place) => (
          <WayOn
            key={action}
            {...{ action, config, labels, host, hasStarted, phone }}
            isMain={place === 0}
            onTaken={() => end(outcomes[action])}
          />
        ))
      }
    >
      <div className="cover-idle-text">
        <RichText text={hasStarted ? labels['text.started'] : labels.text} />
      </div>
    </Prompt>
  );
}

interface WayOnProps extends Pick<OfferProps, 'config' | 'labels' | 'host' | 'hasStarted'> {
  action: Action;
  phone: string | undefined;
  isMain: boolean;
  onTaken: () => void;
}

/** One thing that the visitor can do. */
function WayOn({ action, config, labels, host, hasStarted, phone = '', isMain, onTaken }: WayOnProps): ReactNode {
  const shared = { variant: isMain ? 'primary' : 'secondary', part: `idle-${action}` } as const;
  const goTo = (address: string) => (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onTaken();
    host.navigate(address, action);
  };
  const trusted = (address: string) => (host.isTrusted(address) ? address : undefined);
  if (action === 'call') {
    return (
      <Button {...shared} icon="phone" href={phoneLink(phone)} onClick={onTaken}>
        {format(labels.call, { phone })}
      </Button>
    );
  }
  if (action === 'chat') {
    const { chatPage } = config;
    return (
      <Button
        {...shared}
        icon="chat"
        href={chatPage ? trusted(chatPage) : undefined}
        onClick={chatPage ? goTo(chatPage) : onTaken}
      >
        {labels.chat}
      </Button>
    );
  }
  const address = quoteAddress({
    page: config.quotePage,
    state: host.visitor.read('place')?.state,
    multiExperience: config.multiExperience,
    hash: '',
  });
  return (
    <Button {...shared} href={trusted(address)} onClick={goTo(address)}>
      {hasStarted ? labels.continue : labels.start}
    </Button>
  );
}
