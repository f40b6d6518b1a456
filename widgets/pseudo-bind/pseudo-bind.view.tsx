import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { FlowNotice } from '#flow/flow-notice.view';
import { FlowProgress } from '#flow/flow-progress.view';
import { usePrefetch } from '#flow/use-prefetch';
import { Heading } from '#ui/heading';
import { LazyModule } from '#ui/lazy-module';
import { Logo } from '#ui/logo';
import { Spinner } from '#ui/spinner';
import { DriverSection } from './driver/driver.view.tsx';
import { FlowContext, FlowLazyBoundary, useFlow } from './pseudo-bind-context.ts';
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
  const { actor, send, view, isMissing, retry } = usePseudoBind(config, host);
  const tools = useMemo(() => ({ actor, send, view, labels, config, host }), [actor, send, view, labels, config, host]);
  const { page, notice, reason, verification: child } = view.shell;
  const isWaiting = page === 'loading' && isMissing;
  return (
    <FlowContext value={tools}>
      <div className="cover-pseudo-bind" part="pseudo-bind">
        {host.brand.logo && <Logo src={host.brand.logo} name={host.brand.name} />}
        {!isWaiting && <Content />}
        <VerificationDialogs child={child} />
        {isMissing ? (
          <FlowNotice notice={{ kind: 'unreachable' }} labels={labels} onRetry={retry} />
        ) : (
          <FlowNotice
            notice={notice && { kind: notice, reason }}
            labels={labels}
            onRetry={notice === 'offline' ? undefined : () => send({ type: 'RETRY' })}
          />
        )}
      </div>
    </FlowContext>
  );
}

/** The progress header, the summary, and the section. */
function Content(): ReactNode {
  const { send, labels, view } = useFlow();
  const { page, stage, stages, progress } = view.shell;
  const isInSection = page !== 'loading' && page !== 'incomplete' && page !== 'notFound';
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
      <div className={isInSection ? 'cover-bind-columns' : undefined}>
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
  const { labels } = useFlow();
  switch (page) {
    case 'loading':
      return (
        <div className="cover-bind-waiting">
          <Spinner text={labels.loadingQuote} />
        </div>
      );
    case 'incomplete':
    case 'notFound':
      return <DeadEnd title={labels[`${page}Title`]} text={labels[`${page}Text`]} />;
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

/** There is no quote to buy. */
function DeadEnd({ title, text }: { title: string; text: string }): ReactNode {
  return (
    <div className="cover-question" part="question">
      <div className="cover-question-head" role="alert">
        <Heading>{title}</Heading>
        <p className="cover-lead">{text}</p>
      </div>
    </div>
  );
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
