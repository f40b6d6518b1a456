import { type ReactNode, useMemo } from 'react';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { FlowNotice } from '#flow/flow-notice.view';
import { FlowProgress } from '#flow/flow-progress.view';
import { missingKind } from '#flow/use-lazy-machine';
import { usePrefetch } from '#flow/use-prefetch';
import { LazyModule } from '#ui/lazy-module';
import { Logo } from '#ui/logo';
import { Spinner } from '#ui/spinner';
import { FlowContext, FlowLazyBoundary, useFlow } from './flow-context.ts';
import { PersonalSection } from './personal/personal.view.tsx';
import type { RentersConfig } from './renters.config.ts';
import { stages } from './renters.types.ts';
import type { Strings } from './strings.en.ts';
import { type RunningRenters, useRenters } from './use-renters.ts';
import './renters.css';

const laterPages = new LazyModule(() => import('./pages.chunk.ts'));

type RentersProps = WidgetProps<RentersConfig, Strings>;

/** A renters policy, from the first question to the policy number (spec 2 §2.3). */
export function Renters(props: RentersProps): ReactNode {
  return <RentersPages {...props} running={useRenters(props.config, props.host)} />;
}

/** The pages of a machine that is running or still loading. */
export function RentersPages({ config, labels, host, running }: RentersProps & { running: RunningRenters }): ReactNode {
  const { actor, send, view, isMissing } = running;
  const tools = useMemo(() => ({ actor, send, view, labels, config, host }), [actor, send, view, labels, config, host]);
  const { page, stage, progress, notice, reason, canRetry } = view.shell;
  const kind = missingKind(isMissing) ?? notice;
  usePrefetch(page === 'loading' ? undefined : laterPages);
  return (
    <FlowContext value={tools}>
      <div className="cover-renters" part="renters">
        {host.brand.logo && <Logo src={host.brand.logo} name={host.brand.name} />}
        {page !== 'waitlisted' && (
          <FlowProgress
            stages={stages}
            current={stage}
            progress={progress}
            labels={labels}
            onSelect={
              page === 'coverage' || page === 'payment'
                ? (chosen) => send({ type: 'STAGE.CHOSEN', stage: chosen })
                : undefined
            }
          />
        )}
        <div className="cover-renters-page" key={page}>
          <Page />
        </div>
        <FlowNotice
          notice={kind && { kind, reason }}
          labels={labels}
          onRetry={kind !== 'offline' && (canRetry || isMissing) ? () => send({ type: 'RETRY' }) : undefined}
        />
      </div>
    </FlowContext>
  );
}

function Page(): ReactNode {
  const { labels, view } = useFlow();
  const { page } = view.shell;
  if (page === 'personal') return <PersonalSection />;
  if (page === 'loading') {
    return (
      <div className="cover-renters-waiting">
        <Spinner text={labels.loadingEarlier} isHeading />
      </div>
    );
  }
  return (
    <FlowLazyBoundary module={laterPages}>
      {({ CoverageSection, PaymentSection, BuyingSection, ConfirmedSection, FailedSection, WaitlistedSection }) => {
        const Section = {
          coverage: CoverageSection,
          payment: PaymentSection,
          buying: BuyingSection,
          confirmed: ConfirmedSection,
          failed: FailedSection,
          waitlisted: WaitlistedSection,
        }[page];
        return <Section />;
      }}
    </FlowLazyBoundary>
  );
}
