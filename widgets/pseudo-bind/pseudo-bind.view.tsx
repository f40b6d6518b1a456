import type { ReactNode } from 'react';
import { useCallback, useMemo, useState } from 'react';
import { useAuthorReport } from '#embed/debug/use-author-report';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { CallButton } from '#flow/call-button.view';
import { FlowNotice } from '#flow/flow-notice.view';
import { FlowProgress } from '#flow/flow-progress.view';
import { missingKind } from '#flow/use-lazy-machine';
import { usePrefetch } from '#flow/use-prefetch';
import { DriverInformation } from '#forms/driver-information/driver-information.view';
import { NoPurchase } from '#forms/purchase/no-purchase.view';
import { questionProblems } from '#forms/questions/question-problems';
import { Heading } from '#ui/heading';
import { LazyModule } from '#ui/lazy-module';
import { Logo } from '#ui/logo';
import { Notice } from '#ui/notice';
import { Spinner } from '#ui/spinner';
import { FlowContext, FlowLazyBoundary, useDraft, useFlow } from './flow-context.ts';
import type { PseudoBindConfig } from './pseudo-bind.config.ts';
import type { ShellView } from './pseudo-bind.connect.ts';
import type { Strings } from './strings.en.ts';
import { Summary } from './summary.tsx';
import { usePseudoBind } from './use-pseudo-bind.ts';
import './pseudo-bind.css';

const laterSections = new LazyModule(() => import('./sections.chunk.ts'));
const verification = new LazyModule(() => import('./verification/verification.view.tsx'));

/** The follow-up of a chosen quote (spec 2 §2.1): collects what an agent needs to issue the policy. */
export function PseudoBind({ config, labels, host }: WidgetProps<PseudoBindConfig, Strings>): ReactNode {
  const { actor, send: sendEvent, view, isMissing } = usePseudoBind(config, host);
  const [wasRetried, setRetried] = useState(false);
  useAuthorReport(
    host,
    { widget: 'pseudo-bind', source: 'questions', title: 'its questions' },
    questionProblems(config.questions),
  );
  const send = useCallback<typeof sendEvent>(
    (event) => {
      if (event.type === 'RETRY') setRetried(true);
      return sendEvent(event);
    },
    [sendEvent],
  );
  const tools = useMemo(() => ({ actor, send, view, labels, config, host }), [actor, send, view, labels, config, host]);
  const { page, notice, reason, verification: child } = view.shell;
  const kind = missingKind(isMissing) ?? notice;
  const isLoading = page === 'loading';
  const isWaiting = isLoading && isMissing;
  const textWhileLoading = kind === 'offline' ? labels.failedOfflineText : labels.failedText;
  return (
    <FlowContext value={tools}>
      <div className="cover-pseudo-bind" part="pseudo-bind">
        {host.brand.logo && <Logo src={host.brand.logo} name={host.brand.name} />}
        {isLoading && wasRetried && (
          // The pressed button is gone and the next page has not loaded, so this heading takes the focus.
          <div className="cover-hidden">
            <Heading takesFocus>{isMissing ? labels.failedTitle : labels.loadingQuote}</Heading>
          </div>
        )}
        {!isWaiting && <Content />}
        <VerificationDialogs child={child} />
        <FlowNotice
          // The page itself says why there is no quote.
          notice={kind && page !== 'failed' ? { kind, reason: isLoading ? textWhileLoading : reason } : undefined}
          labels={labels}
          onRetry={kind === 'offline' ? undefined : () => send({ type: 'RETRY' })}
        />
      </div>
    </FlowContext>
  );
}

/** The progress header, the summary, and the section. */
function Content(): ReactNode {
  const { send, labels, host, view } = useFlow();
  const { page, stage, stages, progress, isSheetMissing } = view.shell;
  const isInSection = stage !== undefined || page === 'success';
  usePrefetch(isInSection ? laterSections : undefined);
  return (
    <>
      {isInSection && (
        <FlowProgress
          stages={stages}
          current={stage}
          progress={progress}
          labels={labels}
          onSelect={page === 'success' ? undefined : (key) => send({ type: 'STAGE.CHOSEN', stage: key })}
        />
      )}
      {isInSection && isSheetMissing && (
        <Notice tone="warning" action={<CallButton text={labels.call} phone={host.brand.phone} />}>
          {labels.noSheetNotice}
        </Notice>
      )}
      {/* A new element below the header: the waiting one would move down, which is a layout shift. */}
      <div key={isInSection ? 'section' : 'page'} className={isInSection ? 'cover-bind-columns' : undefined}>
        {isInSection && <Summary />}
        <div className="cover-bind-page">
          <div key={page}>
            <Page page={page} />
          </div>
        </div>
      </div>
    </>
  );
}

function Page({ page }: { page: ShellView['page'] }): ReactNode {
  const { send, labels, host, view } = useFlow();
  switch (page) {
    case 'loading':
      return (
        <div className="cover-bind-waiting">
          <Spinner text={labels.loadingQuote} />
        </div>
      );
    case 'incomplete':
    case 'notFound':
    case 'failed':
      return (
        <NoPurchase
          page={page}
          notice={view.shell.notice}
          reason={view.shell.reason}
          labels={labels}
          phone={host.brand.phone}
          onRetry={() => send({ type: 'RETRY' })}
        />
      );
    case 'driver':
      return <DriverSection />;
    default:
      return (
        <FlowLazyBoundary module={laterSections}>
          {({ ContactSection, DriversSection, QuestionsSection, Success, Verifying }) => {
            const Section = {
              contact: ContactSection,
              drivers: DriversSection,
              questions: QuestionsSection,
              verifying: Verifying,
              success: Success,
            }[page];
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

function VerificationDialogs({ child }: { child: ShellView['verification'] }): ReactNode {
  const { labels, config, host } = useFlow();
  if (!child) return null;
  return (
    <FlowLazyBoundary module={verification} fallback={null}>
      {({ Verification }) => <Verification actor={child as never} labels={labels} config={config} host={host} />}
    </FlowLazyBoundary>
  );
}
