import type { ReactNode } from 'react';
import { CallButton } from '#flow/call-button.view';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { useFlow } from './flow-context.ts';
import type { Strings } from './strings.en.ts';

/** What the agent will send, depending on the contact data of the quote. */
function codesText({ email, phone }: { email?: string; phone?: string }, labels: Strings): string {
  if (email && phone) return labels.verifyingText;
  if (email) return labels.verifyingTextEmail;
  return phone ? labels.verifyingTextPhone : labels['verification.nowhereText'];
}

/** The page behind the verification dialogs. */
export function Verifying(): ReactNode {
  const { send, labels, host, view } = useFlow();
  const { isSheetMissing } = view.shell;
  const { contact = {} } = view.summary;
  const canGetCodes = !isSheetMissing && Boolean(contact.email || contact.phone);
  return (
    <div className="cover-question" part="question">
      <div className="cover-question-head">
        <Heading takesFocus="entry">{isSheetMissing ? labels.noSheetTitle : labels.verifyingTitle}</Heading>
        <p className="cover-lead">{isSheetMissing ? labels.noSheetText : codesText(contact, labels)}</p>
      </div>
      <div className="cover-question-actions">
        {!canGetCodes && <CallButton text={labels.call} phone={host.brand.phone} variant="primary" size="large" />}
        {canGetCodes && (
          <Button variant="primary" size="large" onClick={() => send({ type: 'CODES.REQUESTED' })}>
            {labels.enterCodes}
          </Button>
        )}
        <Button variant="quiet" size="large" icon="back" onClick={() => send({ type: 'BACK' })}>
          {labels.changeAnswers}
        </Button>
      </div>
    </div>
  );
}
