import type { ReactNode } from 'react';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { useBind } from './bind-tools.ts';

/** The page under the dialogs of the verification, which can be closed. */
export function Verifying(): ReactNode {
  const { actor, labels } = useBind();
  return (
    <div className="cover-question" part="question">
      <div className="cover-question-head">
        <Heading takesFocus="entry">{labels.verifyingTitle}</Heading>
        <p className="cover-lead">{labels.verifyingText}</p>
      </div>
      <div className="cover-question-actions">
        <Button variant="primary" size="large" onClick={() => actor.send({ type: 'CODES.WANTED' })}>
          {labels.enterCodes}
        </Button>
        <Button variant="quiet" size="large" icon="back" onClick={() => actor.send({ type: 'BACK' })}>
          {labels.changeAnswers}
        </Button>
      </div>
    </div>
  );
}
