import { useEffect, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type * as z from 'zod/mini';
import { quoteAddress } from '#domain/quote-address';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { CallButton } from '#flow/call-button.view';
import { promptPayload, useAuthoredContent } from '#prompts/prompt-view';
import { Button, opensElsewhere } from '#ui/button';
import { Prompt } from '#ui/prompt';
import { RichText } from '#ui/rich-text';
import type { Action, idlePopupConfig } from './idle-popup.config.ts';
import type { IdlePopupPayload } from './idle-popup.rules.ts';
import type { IdlePopupStrings } from './strings.en.ts';

type IdlePopupProps = WidgetProps<z.output<typeof idlePopupConfig>, IdlePopupStrings>;

/** Offers help to a visitor who is idle or about to leave. */
export function IdlePopup(props: IdlePopupProps): ReactNode {
  useAuthoredContent(props.host);
  const [isOver, setOver] = useState(false);
  const payload = promptPayload(props.host) as IdlePopupPayload | undefined;
  return payload && !isOver && <Offer {...props} hasStarted={payload.quote !== 'none'} onEnd={() => setOver(true)} />;
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
        chosen.map((action, index) => (
          <ActionButton
            key={action}
            {...{ action, config, labels, host, hasStarted, phone }}
            isMain={index === 0}
            onChoose={() => end(outcomes[action])}
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

interface ActionButtonProps extends Pick<OfferProps, 'config' | 'labels' | 'host' | 'hasStarted'> {
  action: Action;
  phone: string | undefined;
  isMain: boolean;
  onChoose: () => void;
}

/** One of the configured actions. */
function ActionButton({
  action,
  config,
  labels,
  host,
  hasStarted,
  phone = '',
  isMain,
  onChoose,
}: ActionButtonProps): ReactNode {
  const shared = { variant: isMain ? 'primary' : 'secondary', part: `idle-${action}` } as const;
  const goTo = (address: string) => (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    onChoose();
    host.navigate(address, action);
  };
  const trusted = (address: string) => (host.isTrusted(address) ? address : undefined);
  if (action === 'call') {
    return <CallButton text={labels.call} phone={phone} {...shared} onClick={onChoose} />;
  }
  if (action === 'chat') {
    const { chatPage } = config;
    return (
      <Button
        {...shared}
        icon="chat"
        href={chatPage ? trusted(chatPage) : undefined}
        onClick={chatPage ? goTo(chatPage) : onChoose}
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
