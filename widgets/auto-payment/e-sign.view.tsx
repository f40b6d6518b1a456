import type { ReactNode } from 'react';
import { CallButton } from '#forms/call-button/call-button.view';
import { Button } from '#ui/button';
import { Facts } from '#ui/facts';
import { Heading } from '#ui/heading';
import { Notice } from '#ui/notice';
import { Spinner } from '#ui/spinner';
import { connectESign } from './auto-payment.connect.ts';
import { useConnected, useFlow } from './flow-context.ts';
import { FramedPage, InWindow } from './partner-page.view.tsx';
import { ProblemNotice } from './problem.view.tsx';

/** The policy is paid: it is issued, signed, and the signed documents are sent. */
export function ESign(): ReactNode {
  const { step } = useConnected(connectESign);
  return step === 'signing' ? <Signing key="signing" /> : <Waiting key={step} />;
}

function Signing(): ReactNode {
  const { send, labels } = useFlow();
  const { frame, url, isBusy, isInWindow, isAway, signature, policyId, problem, problemText } =
    useConnected(connectESign);
  const sign = () => send({ type: 'SIGN.PRESSED' });
  const told = signature === 'declined' ? 'signDeclined' : signature === 'expired' ? 'signExpired' : problem;
  const isOfSigning = told === 'signingPage' || told?.startsWith('sign') === true;
  return (
    <div className="cover-question" part="question">
      <div className="cover-question-head">
        <Heading takesFocus>{labels.eSignTitle}</Heading>
        <p className="cover-lead">{labels.eSignText}</p>
      </div>
      {isOfSigning && !frame && <ProblemNotice problem={told} text={problemText} />}
      {policyId && <Facts facts={[{ key: 'policyNumber', term: labels.policyNumber, value: policyId }]} />}
      {isAway && <Notice announces="politely">{labels.openingPage}</Notice>}
      {isInWindow && <InWindow />}
      {frame && <FramedPage frame={frame} url={url} title={labels.eSignFrameTitle} onRetry={sign} />}
      {!frame && (
        <div className="cover-question-actions">
          <Button
            variant="primary"
            size="large"
            endIcon={isBusy ? undefined : 'next'}
            isBusy={isBusy}
            busyText={labels.openingPage}
            onClick={sign}
          >
            {labels.sign}
          </Button>
        </div>
      )}
    </div>
  );
}

function Waiting(): ReactNode {
  const { send, labels, host } = useFlow();
  const { step, canSign, message } = useConnected(connectESign);
  return (
    <div className="cover-question" part="question">
      <div className="cover-question-head">
        <Heading takesFocus>{step === 'sending' ? labels.sendingTitle : labels.issuingTitle}</Heading>
      </div>
      <Spinner text={step === 'sending' ? labels.sendingText : labels.issuingText} />
      {message && <p className="cover-note">{message}</p>}
      {!canSign && <p className="cover-note">{labels.eSignMissingText}</p>}
      <div className="cover-question-actions">
        <Button size="large" onClick={() => send({ type: 'STATUS.REQUESTED' })}>
          {labels.checkAgain}
        </Button>
        <CallButton labels={labels} host={host} size="large" />
      </div>
    </div>
  );
}
