import type { ReactNode } from 'react';
import type { StateCode } from '#domain/us-state';
import { CallButton } from '#flow/call-button.view';
import { useReport } from '#flow/use-report';
import { useStates } from '#forms/states/use-states';
import { formatDueDate } from '#i18n/date';
import { format } from '#i18n/format';
import { sentences } from '#i18n/sentences';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Facts } from '#ui/facts';
import { Notice } from '#ui/notice';
import { Outcome, useRequestedCheck } from '#ui/outcome';
import type { RoadsidePageProps } from './roadside-page.types.ts';
import type { RoadsidePage } from './roadside.connect.ts';
import type { Problem } from './roadside.types.ts';

type ResultPage = Extract<RoadsidePage, { page: 'confirmed' | 'declined' | 'pending' | 'waitlisted' }>;
type PropsOf<Page extends ResultPage['page']> = RoadsidePageProps & { page: Extract<ResultPage, { page: Page }> };

/** The outcome of the enrollment (spec 2 §4.4, §8.4). */
export function Result({
  page,
  problem,
  ...props
}: RoadsidePageProps & { page: ResultPage; problem: Problem | undefined }): ReactNode {
  switch (page.page) {
    case 'confirmed':
      return <Confirmed {...props} page={page} />;
    case 'declined':
      return <Declined {...props} page={page} />;
    case 'pending':
      return <Pending {...props} page={page} problem={problem} />;
    case 'waitlisted':
      return <Waitlisted {...props} page={page} />;
  }
}

function Call({ labels, config, host }: RoadsidePageProps): ReactNode {
  return <CallButton text={labels.call} phone={config.phone || host.brand.phone} variant="quiet" size="large" />;
}

function StartOver({
  labels,
  send,
  page,
}: RoadsidePageProps & { page?: Extract<ResultPage, { hasOtherVisit: boolean }> }): ReactNode {
  return (
    <Button variant="quiet" size="large" onClick={() => send({ type: 'START.REQUESTED' })}>
      {labels[page?.hasOtherVisit ? 'backToVisit' : 'startOver']}
    </Button>
  );
}

function Confirmed({ page, ...props }: PropsOf<'confirmed'>): ReactNode {
  const { labels, host } = props;
  const { policyNumber, paymentDate, email, documentUrl } = page.transaction;
  const isTrusted = documentUrl !== '' && host.isTrusted(documentUrl);
  const isRefused = documentUrl !== '' && !isTrusted;
  useReport(
    host,
    isRefused,
    'navigation',
    'The document is not of an https origin that services.trustedOrigins lists.',
  );
  const facts = [
    ['policyNumber', labels.policyNumber, policyNumber],
    ['paymentDate', labels.paymentDate, paymentDate ? formatDueDate(paymentDate, host.language) : ''],
    ['email', labels.confirmationEmail, email],
  ] as const;
  return (
    <Outcome
      tone="success"
      title={labels.confirmedTitle}
      text={labels.confirmedText}
      actions={
        <>
          <Call {...props} />
          <StartOver {...props} page={page} />
        </>
      }
    >
      <Card part="confirmation">
        <Facts facts={facts.map(([key, term, value]) => ({ key, term, value }))} />
      </Card>
      <div className="cover-roadside-document">
        {isTrusted && (
          <Button variant="primary" size="large" href={documentUrl} opensWindow endIcon="external" part="document">
            {labels.openDocument}
          </Button>
        )}
        <p className="cover-note">{labels[isTrusted ? 'documentHint' : 'documentMissing']}</p>
      </div>
    </Outcome>
  );
}

function Declined({ page, ...props }: PropsOf<'declined'>): ReactNode {
  const { labels, send } = props;
  const [isRequested, onCheck] = useCheck(page, send);
  return (
    <Outcome
      tone="failure"
      title={labels.declinedTitle}
      // Only the service knows whether something was charged.
      text={page.message || labels[page.hasOtherVisit ? 'otherDeclinedText' : 'declinedText']}
      isChecking={isRequested}
      actions={
        <>
          <Button variant="primary" size="large" onClick={() => send({ type: 'RETRY' })}>
            {labels[page.hasOtherVisit ? 'backToVisit' : 'payAgain']}
          </Button>
          <CheckAgain {...props} isChecking={page.isChecking} onCheck={onCheck} />
          <Call {...props} />
        </>
      }
    />
  );
}

function useCheck({ isChecking }: { isChecking: boolean }, send: RoadsidePageProps['send']) {
  return useRequestedCheck(isChecking, () => send({ type: 'OUTCOME.REQUESTED' }));
}

function CheckAgain({
  labels,
  isChecking,
  isPrimary,
  onCheck,
}: RoadsidePageProps & { isChecking: boolean; isPrimary?: boolean; onCheck: () => void }): ReactNode {
  return (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      size="large"
      isBusy={isChecking}
      busyText={labels.checkingPayment}
      onClick={onCheck}
    >
      {labels.checkAgain}
    </Button>
  );
}

function Pending({ page, problem, ...props }: PropsOf<'pending'> & { problem: Problem | undefined }): ReactNode {
  const { labels, send } = props;
  const [isRequested, onCheck] = useCheck(page, send);
  return (
    <Outcome
      tone="waiting"
      title={labels.pendingTitle}
      text={sentences(page.message || labels.pendingText, labels.pendingHint)}
      isChecking={isRequested}
      actions={
        <>
          {page.canCheck && <CheckAgain {...props} isChecking={page.isChecking} onCheck={onCheck} isPrimary />}
          {page.canPay && (
            <Button size="large" endIcon="next" onClick={() => send({ type: 'PAY.PRESSED' })}>
              {labels.toPayment}
            </Button>
          )}
          {page.canPay && (
            <Button variant="quiet" size="large" onClick={() => send({ type: 'DETAILS.REQUESTED' })}>
              {labels.changeDetails}
            </Button>
          )}
          <Call {...props} />
          {!page.canPay && <StartOver {...props} page={page} />}
        </>
      }
    >
      {problem && problem.kind !== 'offline' && (
        <Notice tone="warning" announces="atOnce" title={labels[`${problem.kind}Title`]}>
          {problem.isUnchecked ? labels.uncheckedText : (problem.reason ?? labels[`${problem.kind}Text`])}
        </Notice>
      )}
    </Outcome>
  );
}

function Waitlisted({ page, ...props }: PropsOf<'waitlisted'>): ReactNode {
  const { labels, host } = props;
  const state = useStates(host.language).names[page.state as StateCode] ?? page.state;
  return (
    <Outcome
      tone="success"
      title={labels.waitlistedTitle}
      text={format(labels.waitlistedText, { email: page.email, state })}
      actions={
        <>
          <Call {...props} />
          <StartOver {...props} />
        </>
      }
    />
  );
}
