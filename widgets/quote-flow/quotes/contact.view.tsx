import type { ReactNode } from 'react';
import { CallButton } from '#flow/call-button.view';
import { format } from '#i18n/format';
import { Button, TransientButton } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { AgentContact, type AgentContactProps } from './agent-contact.view.tsx';
import { failureText } from './failure-text.ts';
import type { ContactState, ResultsProps } from './results.types.ts';
import type { ResultsStrings } from './strings.en.ts';

export interface ContactProps
  extends Pick<ResultsProps, 'contact' | 'onCloseContact'>, Omit<AgentContactProps, 'quote' | 'onClose'> {}

/** The ways to reach an agent, and the status of a requested call or text. */
export function ContactDialog({ contact, onCloseContact, ...props }: ContactProps): ReactNode {
  const { labels, phone } = props;
  if (contact.status === 'idle') return null;
  if (contact.status === 'offering') return <AgentContact {...props} quote={contact.quote} onClose={onCloseContact} />;
  const { title, reason, text } = textsOf(contact, labels);
  return (
    <Dialog
      isOpen
      size="small"
      title={title}
      closeText={labels['results.close']}
      onClose={onCloseContact}
      actions={
        contact.status !== 'sending' && (
          <>
            {contact.status === 'failed' ? (
              <SendAgain {...props} contact={contact} />
            ) : (
              <Button variant="primary" onClick={onCloseContact}>
                {labels['results.done']}
              </Button>
            )}
            <CallButton text={labels['results.callPhone']} phone={phone} />
          </>
        )
      }
    >
      {/* A changed title is not announced; this live region is. */}
      <div role="status">
        {reason && <p>{reason}</p>}
        <p>{text}</p>
      </div>
    </Dialog>
  );
}

type Failed = Extract<ContactState, { status: 'failed' }>;

/** While the request is sent again, the dialog has no actions, and its title has the focus. */
function SendAgain({
  contact: { channel, quote },
  labels,
  handlers,
}: Pick<ContactProps, 'labels' | 'handlers'> & { contact: Failed }): ReactNode {
  return (
    <TransientButton
      variant="primary"
      onClick={() => (channel === 'text' ? handlers.text(quote) : handlers.callBack(quote))}
    >
      {labels['results.contactTryAgain']}
    </TransientButton>
  );
}

type RequestState = Exclude<ContactState, { status: 'idle' | 'offering' }>;

function textsOf(
  contact: RequestState,
  labels: ResultsStrings,
): { title: string; reason?: string | undefined; text: string } {
  const carrier = contact.quote.carrierName;
  if (contact.status === 'sending') return { title: labels['results.contactSending'], text: '' };
  if (contact.status === 'failed') {
    return {
      title: labels['results.contactFailedTitle'],
      reason: contact.failure.reason,
      text: failureText(labels, 'contact', contact.failure.kind),
    };
  }
  return {
    title: labels[`results.${contact.channel}SentTitle`],
    text: format(labels[`results.${contact.channel}SentText`], { carrier }),
  };
}
