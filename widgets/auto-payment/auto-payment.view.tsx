import { type ReactNode, useMemo } from 'react';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { FlowNotice } from '#flow/flow-notice.view';
import { FlowProgress } from '#flow/flow-progress.view';
import { usePrefetch } from '#flow/use-prefetch';
import { CallButton } from '#forms/call-button/call-button.view';
import { DriverInformation } from '#forms/driver-information/driver-information.view';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { LazyModule } from '#ui/lazy-module';
import { Logo } from '#ui/logo';
import { Spinner } from '#ui/spinner';
import type { AutoPaymentConfig } from './auto-payment.config.ts';
import type { ShellView } from './auto-payment.connect.ts';
import { FlowContext, FlowLazyBoundary, useDraft, useFlow } from './flow-context.ts';
import type { Strings } from './strings.en.ts';
import { useAutoPayment } from './use-auto-payment.ts';
import './auto-payment.css';

const laterSections = new LazyModule(() => import('./sections.chunk.ts'));

/** The page where a policy is bought, paid and signed (spec 2 §2.2). */
export function AutoPayment({ config, labels, host }: WidgetProps<AutoPaymentConfig, Strings>): ReactNode {
  const { actor, send, view, isMissing } = useAutoPayment(config, host);
  const tools = useMemo(() => ({ actor, send, view, labels, config, host }), [actor, send, view, labels, config, host]);
  const { page, notice, reason } = view.shell;
  const kind = isMissing ? 'unreachable' : notice;
  const isLoading = page === 'loading';
  const textWhileLoading = kind === 'offline' ? labels.failedOfflineText : labels.failedText;
  return (
    <FlowContext value={tools}>
      <div className="cover-auto-payment" part="auto-payment">
        {host.brand.logo && <Logo src={host.brand.logo} name={host.brand.name} />}
        {!(isLoading && isMissing) && <Content />}
        <FlowNotice
          // The page itself says why there is no purchase.
          notice={kind && page !== 'failed' ? { kind, reason: isLoading ? textWhileLoading : reason } : undefined}
          labels={labels}
          onRetry={kind === 'offline' ? undefined : () => send({ type: 'RETRY' })}
        />
      </div>
    </FlowContext>
  );
}

/** The progress header and the section. */
function Content(): ReactNode {
  const { send, labels, view } = useFlow();
  const { page, stage, stages, progress } = view.shell;
  const isInSection = stage !== undefined || page === 'sold';
  usePrefetch(laterSections);
  return (
    <>
      {isInSection && (
        <FlowProgress
          stages={stages}
          current={stage}
          progress={progress}
          labels={labels}
          onSelect={stage && stage !== 'quoteStage' ? (key) => send({ type: 'STAGE.CHOSEN', stage: key }) : undefined}
        />
      )}
      <div className="cover-pay-page" key={page}>
        <Page page={page} />
      </div>
    </>
  );
}

function Page({ page }: { page: ShellView['page'] }): ReactNode {
  const { labels } = useFlow();
  switch (page) {
    case 'loading':
      return (
        <div className="cover-pay-waiting">
          <Spinner text={labels.loadingPurchase} />
        </div>
      );
    case 'incomplete':
    case 'notFound':
    case 'failed':
      return <NoPurchase page={page} />;
    case 'driver':
      return <DriverSection />;
    default:
      return (
        <FlowLazyBoundary module={laterSections}>
          {({ laterPages }) => {
            const Section = laterPages[page];
            return <Section />;
          }}
        </FlowLazyBoundary>
      );
  }
}

function DriverSection(): ReactNode {
  const { send, labels, host, view } = useFlow();
  const draft = useDraft('driver', view.driver.driver);
  return <DriverInformation send={send} labels={labels} host={host} view={view.driver} draft={draft} />;
}

/** There is no purchase: why, and what the visitor can do. */
function NoPurchase({ page }: { page: 'incomplete' | 'notFound' | 'failed' }): ReactNode {
  const { send, labels, host, view } = useFlow();
  const { notice, reason } = view.shell;
  // It loads by itself when the connection returns.
  const isOffline = page === 'failed' && notice === 'offline';
  const title = isOffline ? labels.offlineTitle : labels[`${page}Title`];
  const text = isOffline ? labels.failedOfflineText : labels[`${page}Text`];
  return (
    <div className="cover-question" part="question">
      <div className="cover-question-head" role="alert">
        {/* The visitor has waited for an answer; an incomplete address is known at once. */}
        <Heading takesFocus={page === 'incomplete' ? 'entry' : true}>{title}</Heading>
        <p className="cover-lead">{isOffline ? text : (reason ?? text)}</p>
      </div>
      <div className="cover-question-actions">
        {page !== 'incomplete' && !isOffline && (
          <Button variant="primary" size="large" onClick={() => send({ type: 'RETRY' })}>
            {labels.retry}
          </Button>
        )}
        <CallButton labels={labels} host={host} size="large" />
      </div>
    </div>
  );
}
