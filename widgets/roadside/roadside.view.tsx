import type { ReactNode } from 'react';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { FlowNotice } from '#flow/flow-notice.view';
import { FlowProgress } from '#flow/flow-progress.view';
import { missingKind } from '#flow/use-lazy-machine';
import { usePrefetch } from '#flow/use-prefetch';
import { LazyBoundary, LazyModule } from '#ui/lazy-module';
import { Logo } from '#ui/logo';
import { Spinner } from '#ui/spinner';
import { MembershipChoice } from './membership.view.tsx';
import type { RoadsidePageProps } from './roadside-page.types.ts';
import type { RoadsideConfig } from './roadside.config.ts';
import type { RoadsidePage } from './roadside.connect.ts';
import { stages } from './roadside.types.ts';
import type { Strings } from './strings.en.ts';
import { type RunningRoadside, useRoadside } from './use-roadside.ts';
import './roadside.css';

const laterPages = new LazyModule(() => import('./later-pages.chunk.ts'));

type RoadsideProps = WidgetProps<RoadsideConfig, Strings>;

/** A roadside membership, from the choice to the document (spec 2 §2.4). */
export function Roadside(props: RoadsideProps): ReactNode {
  return <RoadsidePages {...props} running={useRoadside(props.config, props.host)} />;
}

/** The pages of a machine that is running or still loading. */
export function RoadsidePages({
  config,
  labels,
  host,
  running,
}: RoadsideProps & { running: RunningRoadside }): ReactNode {
  const { page, shell, send, isMissing, retry } = running;
  const { stage, progress, problem, hasOwnRetry } = shell;
  usePrefetch(laterPages);
  const kind = missingKind(isMissing) ?? problem?.kind;
  const isShown = kind !== undefined && (isMissing || kind === 'offline' || !hasOwnRetry);
  const onRetry = isMissing ? retry : () => send({ type: 'RETRY' });
  return (
    <div className="cover-roadside" part="roadside">
      {host.brand.logo && <Logo src={host.brand.logo} name={host.brand.name} />}
      <FlowProgress stages={stages} current={stage} progress={progress} labels={labels} />
      <div className="cover-roadside-page" key={page.page}>
        <Page page={page} config={config} labels={labels} host={host} send={send} problem={problem} />
      </div>
      <FlowNotice
        notice={isShown ? { kind, reason: isMissing ? undefined : problem?.reason } : undefined}
        labels={labels}
        onRetry={kind === 'offline' ? undefined : onRetry}
      />
    </div>
  );
}

type PageProps = RoadsidePageProps & {
  page: RoadsidePage;
  problem: RunningRoadside['shell']['problem'];
};

function Page({ page, problem, ...props }: PageProps): ReactNode {
  const { labels } = props;
  switch (page.page) {
    case 'loading':
      return <Waiting text={labels[page.text]} />;
    case 'leaving':
      return <Waiting text={labels.leaving} />;
    case 'membership':
      return <MembershipChoice {...props} page={page} hasFailed={problem !== undefined} laterPages={laterPages} />;
    default:
      return (
        <LazyBoundary module={laterPages} texts={labels}>
          {({ Buyer, Result }) =>
            page.page === 'buyer' ? (
              <Buyer {...props} page={page} problem={problem} />
            ) : (
              <Result {...props} page={page} problem={problem} />
            )
          }
        </LazyBoundary>
      );
  }
}

function Waiting({ text }: { text: string }): ReactNode {
  return (
    <div className="cover-roadside-waiting">
      {/* Another wait is another heading, which takes the focus or is announced. */}
      <Spinner key={text} text={text} isHeading />
    </div>
  );
}
