import type { ReactNode } from 'react';
import { CallButton } from '#flow/call-button.view';
import { AdditionalDrivers } from '#forms/additional-driver/additional-drivers.view';
import { Questions } from '#forms/questions/questions.view';
import { Notice } from '#ui/notice';
import { connectDrivers, connectQuestions, connectRefusals } from './auto-payment.connect.ts';
import { useConnected, useDraft, useFlow } from './flow-context.ts';

export function DriversSection(): ReactNode {
  const { send, labels, host } = useFlow();
  const view = useConnected(connectDrivers);
  return <AdditionalDrivers send={send} labels={labels} host={host} view={view} draft={useDraft('drivers')} />;
}

/** The carrier’s questions. */
export function UnderwritingSection(): ReactNode {
  const { send, labels, host } = useFlow();
  const view = useConnected(connectQuestions);
  const draft = useDraft('questions', view.answers);
  return <Questions send={send} labels={labels} host={host} view={view} draft={draft} nextLabel={labels.next} />;
}

/** The page's questions; after a refusal by the carrier all questions again, with its reasons. */
export function MoreQuestionsSection(): ReactNode {
  const { send, labels, host } = useFlow();
  const view = useConnected(connectQuestions);
  const { refusals } = useConnected(connectRefusals);
  const draft = useDraft('moreQuestions', view.answers);
  return (
    <div className="cover-refused">
      {refusals.length > 0 && (
        <Notice
          tone="error"
          announces="atOnce"
          title={labels.refusalsTitle}
          action={<CallButton text={labels.call} phone={host.brand.phone} />}
        >
          <ul role="list" className="cover-refusals">
            {refusals.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>{labels.refusalsText}</p>
        </Notice>
      )}
      <Questions send={send} labels={labels} host={host} view={view} draft={draft} nextLabel={labels.next} />
    </div>
  );
}
