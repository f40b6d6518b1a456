import type { ReactNode } from 'react';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { useFlow } from './pseudo-bind-context.ts';

/** The page behind the verification dialogs. */
export function Verifying(): ReactNode {
  const { send, labels } = useFlow();
  return (
    <div className="cover-question" part="question">
      <div className="cover-question-head">
        <Heading takesFocus="entry">{labels.verifyingTitle}</Heading>
        <p className="cover-lead">{labels.verifyingText}</p>
      </div>
      <div className="cover-question-actions">
        <Button variant="primary" size="large" onClick={() => send({ type: 'CODES.REQUESTED' })}>
          {labels.enterCodes}
        </Button>
        <Button variant="quiet" size="large" icon="back" onClick={() => send({ type: 'BACK' })}>
          {labels.changeAnswers}
        </Button>
      </div>
    </div>
  );
}
