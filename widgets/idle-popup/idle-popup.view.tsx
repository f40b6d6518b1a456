import { useEffect, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type * as z from 'zod/mini';
import { quoteAddress } from '#domain/quote-address';
import { useAuthorReport } from '#embed/debug/use-author-report';
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

/** What the visitor can do, and the page that it leads to, if any. */
interface OfferedAction {
  action: Action;
  address: string | undefined;
}

function offeredActions({ config, host }: Pick<OfferProps, 'config' | 'host'>): OfferedAction[] {
  const addresses: Record<Action, string | undefined> = {
    continue: quoteAddress({
      page: config.quotePage,
      state: host.visitor.read('place')?.state,
      multiExperience: config.multiExperience,
      hash: '',
    }),
    call: undefined,
    chat: config.chatPage || undefined,
  };
  return [...new Set(config.actions)].map((action) => ({ action, address: addresses[action] }));
}

function Offer({ config, labels, host, hasStarted, onEnd }: OfferProps): ReactNode {
  const phone = config.phone || host.brand.phone;
  const actions = offeredActions({ config, host });
  const isTrusted = ({ address }: OfferedAction) => address === undefined || host.isTrusted(address);
  useAuthorReport(
    host,
    { widget: 'idle-popup', source: 'actions', title: 'its actions', code: 'navigation' },
    actions
      .filter((offered) => !isTrusted(offered))
      .map(
        ({ action }) =>
          `${action === 'chat' ? 'chatPage' : 'quotePage'} is on an origin that services.trustedOrigins does not list, so there is no button for ${action}.`,
      ),
  );
  const chosen = actions.filter((offered) => isTrusted(offered) && (offered.action !== 'call' || phone));

  useEffect(() => host.track('Prompt Shown'), [host]);

  const end = (outcome: (typeof outcomes)[Action] | 'closed') => {
    host.track('Prompt Answered', { outcome });
    onEnd();
    host.complete(outcome);
  };
  return (
    <Prompt
      title={hasStarted ? labels['title.started'] : labels.title}
      closeText={labels.close}
      hint={labels.hint}
      closesOutside
      onClose={() => end('closed')}
      actions={
        chosen.length > 0 &&
        chosen.map(({ action, address }, index) => (
          <ActionButton
            key={action}
            {...{ action, address, labels, host, hasStarted, phone }}
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

interface ActionButtonProps extends OfferedAction, Pick<OfferProps, 'labels' | 'host' | 'hasStarted'> {
  phone: string | undefined;
  isMain: boolean;
  onChoose: () => void;
}

/** One of the configured actions. */
function ActionButton({
  action,
  address,
  labels,
  host,
  hasStarted,
  phone = '',
  isMain,
  onChoose,
}: ActionButtonProps): ReactNode {
  const shared = { variant: isMain ? 'primary' : 'secondary', part: `idle-${action}` } as const;
  const choose = (event: MouseEvent) => {
    if (address !== undefined && opensElsewhere(event)) return;
    event.preventDefault();
    onChoose();
    if (address !== undefined) host.navigate(address, action);
  };
  if (action === 'call') {
    return <CallButton text={labels.call} phone={phone} {...shared} onClick={onChoose} />;
  }
  if (action === 'chat') {
    return (
      <Button {...shared} icon="chat" href={address} onClick={choose}>
        {labels.chat}
      </Button>
    );
  }
  return (
    <Button {...shared} href={address} onClick={choose}>
      {hasStarted ? labels.continue : labels.start}
    </Button>
  );
}
