import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { LazyBoundary, LazyModule } from '#ui/lazy-module';
import { Logo } from '#ui/logo';
import { Notice } from '#ui/notice';
import { Progress } from '#ui/progress';
import { Spinner } from '#ui/spinner';
import { BindContext, type BindTools, useSelected } from './bind-tools.ts';
import { DriverSection } from './driver/driver.view.tsx';
import type { BindConfig } from './pseudo-bind.config.ts';
import { connectShell, type ShellView } from './pseudo-bind.connect.ts';
import type { Strings } from './strings.en.ts';
import { Summary } from './summary.tsx';
import { usePurchase } from './use-purchase.ts';
import './pseudo-bind.css';

const laterSections = new LazyModule(() => import('./later-sections.ts'));
const verification = new LazyModule(() => import('./verification/verification.view.tsx'));

/** From a chosen quote to an agent who has all that a policy needs. */
export function PseudoBind({ config, labels, host }: WidgetProps<BindConfig, Strings>): ReactNode {
  const { actor, isMissing, retry } = usePurchase(config, host);
  const tools = useMemo(() => actor && { actor, labels, config, host }, [actor, labels, config, host]);
  return (
    <div className="cover-pseudo-bind" part="pseudo-bind">
      {host.brand.logo && <Logo src={host.brand.logo} name={host.brand.name} />}
      {tools ? <Purchase {...tools} /> : !isMissing && <Waiting text={labels.loadingQuote} />}
      {isMissing && <ShellNotice notice="unreachable" labels={labels} onRetry={retry} />}
    </div>
  );
}

function Waiting({ text }: { text: string }): ReactNode {
  return (
    <div className="cover-bind-waiting">
      <Spinner text={text} />
    </div>
  );
}

function Purchase(tools: BindTools): ReactNode {
  const { actor, labels } = tools;
  const shell = useSelected(actor, connectShell);
  const { page, stage, stages, progress } = shell;
  const isUnderWay = page !== 'loading' && page !== 'incomplete' && page !== 'notFound';

  useEffect(() => {
    if (!isUnderWay) return undefined;
    // Where that fails, they are asked for when the network returns, or else once they are wanted.
    const fetchAhead = () => void laterSections.load().catch(() => undefined);
    fetchAhead();
    addEventListener('online', fetchAhead);
    return () => removeEventListener('online', fetchAhead);
  }, [isUnderWay]);

  return (
    <BindContext value={tools}>
      {isUnderWay && (
        <Progress
          label={labels.progressTitle}
          stages={stages.map((key) => ({ key, label: labels[`stage.${key}`] }))}
          current={stage}
          percent={progress}
          percentText={format(labels.progressPercent, { percent: progress })}
          completedText={labels.stageCompleted}
          onSelect={page === 'success' ? undefined : (key) => actor.send({ type: 'STAGE.CHOSEN', stage: key })}
        />
      )}
      <div className={isUnderWay ? 'cover-bind-columns' : undefined}>
        {isUnderWay && <Summary />}
        <div className="cover-bind-page">
          <div key={page}>{drawPage(page, labels)}</div>
        </div>
      </div>
      <VerificationDialogs tools={tools} child={shell.verification} />
      <ShellNotice notice={shell.notice} labels={labels} onRetry={() => actor.send({ type: 'RETRY' })} />
    </BindContext>
  );
}

function drawPage(page: ShellView['page'], labels: Strings): ReactNode {
  switch (page) {
    case 'loading':
      return <Waiting text={labels.loadingQuote} />;
    case 'incomplete':
    case 'notFound':
      return <Obstacle title={labels[`${page}Title`]} text={labels[`${page}Text`]} />;
    case 'driver':
      return <DriverSection />;
    default:
      return (
        <LazyBoundary module={laterSections} texts={labels}>
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
        </LazyBoundary>
      );
  }
}

/** Nothing can be asked here. */
function Obstacle({ title, text }: { title: string; text: string }): ReactNode {
  return (
    <div className="cover-question" part="question">
      <div className="cover-question-head" role="alert">
        <Heading>{title}</Heading>
        <p className="cover-lead">{text}</p>
      </div>
    </div>
  );
}

function VerificationDialogs({
  tools: { labels, config, host },
  child,
}: {
  tools: BindTools;
  child: ShellView['verification'];
}): ReactNode {
  if (!child) return null;
  return (
    <LazyBoundary module={verification} texts={labels} fallback={null}>
      {({ Verification }) => <Verification actor={child as never} labels={labels} config={config} host={host} />}
    </LazyBoundary>
  );
}

/** What stands in the way, at the foot of the window: it moves nothing, and is seen wherever one types. */
function ShellNotice({
  notice,
  labels,
  onRetry,
}: {
  notice: ShellView['notice'];
  labels: Strings;
  onRetry: () => void;
}): ReactNode {
  return (
    <div className="cover-bind-notice">
      {notice && (
        <Notice
          tone="warning"
          announces="atOnce"
          icon={notice === 'offline' ? 'offline' : 'alert'}
          title={labels[`${notice}Title`]}
          action={notice === 'unreachable' && <Button onClick={onRetry}>{labels.retry}</Button>}
        >
          {labels[`${notice}Text`]}
        </Notice>
      )}
    </div>
  );
}
