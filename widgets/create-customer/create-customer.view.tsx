import type { ReactNode } from 'react';
import { AccountFrame } from '#account/account-frame.view';
import { PageLink } from '#account/page-link.view';
import { useSecondsLeft } from '#account/use-seconds-left';
import { isRateLimited } from '#account/wait-text';
import { waitNotice } from '#account/wait-timer.view';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { CallButton } from '#flow/call-button.view';
import { FlowNotice } from '#flow/flow-notice.view';
import type { Failure } from '#flow/machine/failure';
import { missingKind } from '#flow/use-lazy-machine';
import { Outcome } from '#ui/outcome';
import { Spinner } from '#ui/spinner';
import type { CreateCustomerConfig } from './create-customer.config.ts';
import type { CustomerPage } from './create-customer.connect.ts';
import type { CreateCustomerEvent } from './create-customer.types.ts';
import { CustomerForm } from './customer-form.view.tsx';
import type { Strings } from './strings.en.ts';
import { useCreateCustomer } from './use-create-customer.ts';
import './create-customer.css';

type CreateCustomerProps = WidgetProps<CreateCustomerConfig, Strings>;

/** Creates a customer, then navigates to the configured page (spec 3 §2). */
export function CreateCustomer(props: CreateCustomerProps): ReactNode {
  const { config, labels, host } = props;
  const { page, problem, send, isMissing, retry } = useCreateCustomer(config, host);
  const { failure, canRetry, isPaused } = problem;
  const secondsLeft = useSecondsLeft(failure);
  const shown = isPaused
    ? { kind: 'offline' as const, reason: labels.pausedText }
    : noticeOf(failure, secondsLeft, labels);
  const missing = missingKind(isMissing);
  const onRetry = isMissing ? retry : canRetry ? () => send({ type: 'RETRY' }) : undefined;
  return (
    <AccountFrame host={host} part="create-customer">
      <div className="cover-create-customer-page" key={page.page}>
        <Page {...props} page={page} send={send} isMissing={isMissing} isWaiting={secondsLeft > 0} />
      </div>
      <FlowNotice
        notice={missing ? { kind: missing } : shown}
        labels={labels}
        onRetry={onRetry}
        action={
          failure?.kind === 'refused' && <CallButton text={labels.call} phone={config.phone || host.brand.phone} />
        }
      />
    </AccountFrame>
  );
}

/** After too many requests, the notice shows when the next one is possible. */
function noticeOf(failure: Failure | undefined, secondsLeft: number, labels: Strings) {
  return isRateLimited(failure) ? waitNotice({ secondsLeft, from: failure?.seconds, labels }) : failure;
}

type PageProps = CreateCustomerProps & {
  page: CustomerPage;
  send: (event: CreateCustomerEvent) => void;
  isMissing: boolean;
  /** After too many requests: the next one would be refused. */
  isWaiting: boolean;
};

function Page({ page, ...props }: PageProps): ReactNode {
  switch (page.page) {
    case 'loading':
      return (
        <div className="cover-create-customer-waiting">
          <Spinner text={props.labels.loading} />
        </div>
      );
    case 'form':
      return <CustomerForm {...props} page={page} />;
    case 'created':
      return <Created {...props} page={page} />;
  }
}

function Created({
  config,
  labels,
  host,
  page,
}: PageProps & { page: Extract<CustomerPage, { page: 'created' }> }): ReactNode {
  const [before, after = ''] = labels.createdText.split('{email}');
  return (
    <Outcome
      tone="success"
      title={labels.createdTitle}
      text={
        <>
          {before}
          {labels.createdText.includes('{email}') && <strong>{page.email}</strong>}
          {after}
        </>
      }
      actions={
        <PageLink
          host={host}
          href={config.successPage}
          reason="customerCreated"
          variant="primary"
          size="large"
          endIcon="next"
          part="continue"
        >
          {labels.continue}
        </PageLink>
      }
    />
  );
}
