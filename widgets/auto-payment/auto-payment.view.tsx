import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useAuthorReport } from '#embed/debug/use-author-report';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { FlowNotice } from '#flow/flow-notice.view';
import { FlowProgress } from '#flow/flow-progress.view';
import { missingKind } from '#flow/use-lazy-machine';
import { usePrefetch } from '#flow/use-prefetch';
import { DriverInformation } from '#forms/driver-information/driver-information.view';
import { NoPurchase } from '#forms/purchase/no-purchase.view';
import { questionProblems } from '#forms/questions/question-problems';
import { LazyModule } from '#ui/lazy-module';
import { Logo } from '#ui/logo';
import { Spinner } from '#ui/spinner';
import type { AutoPaymentConfig } from './auto-payment.config.ts';
import type { ShellView } from './auto-payment.connect.ts';
import { stages } from './auto-payment.types.ts';
import { carrierOf } from './carrier.ts';
import { FlowContext, FlowLazyBoundary, useDraft, useFlow } from './flow-context.ts';
import type { Strings } from './strings.en.ts';
import { useAutoPayment } from './use-auto-payment.ts';
import './auto-payment.css';

const laterSections = new LazyModule(() => import('./sections.chunk.ts'));

/** The page where a quote is paid and signed (spec 2 §2.2). */
export function AutoPayment({ config, labels, host }: WidgetProps<AutoPaymentConfig, Strings>): ReactNode {
  const { actor, send, view, isMissing } = useAutoPayment(config, host);
  useAuthorReport(
    host,
    { widget: 'auto-payment', source: 'questions', title: 'its questions' },
    questionProblems(config.questions),
  );
  const tools = useMemo(() => ({ actor, send, view, labels, config, host }), [actor, send, view, labels, config, host]);
  const { page, notice, reason } = view.shell;
  const kind = missingKind(isMissing) ?? notice;
  return (
    <FlowContext value={tools}>
      <div className="cover-auto-payment" part="auto-payment">
        {host.brand.logo && <Logo src={host.brand.logo} name={host.brand.name} />}
        <Content />
        <FlowNotice
          // The page itself explains why there is no quote.
          notice={kind && page !== 'failed' ? { kind, reason } : undefined}
          labels={labels}
          onRetry={kind === 'offline' ? undefined : () => send({ type: 'RETRY' })}
        />
      </div>
    </FlowContext>
  );
}

/** The progress header and the section. */
function Content(): ReactNode {
  const { labels, view } = useFlow();
  const { page, stage, progress } = view.shell;
  const isInSection = stage !== undefined || page === 'sold';
  usePrefetch(isInSection ? laterSections : undefined);
  return (
    <>
      {isInSection && <FlowProgress stages={stages} current={stage} progress={progress} labels={labels} />}
      {/* A new element below the header: the waiting one would move down, which is a layout shift. */}
      <div key={isInSection ? 'section' : 'page'} className="cover-payment-page">
        <div key={page}>
          <Page page={page} />
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
        <div className="cover-payment-waiting">
          <Spinner text={labels.loadingPurchase} isHeading />
        </div>
      );
    case 'incomplete':
    case 'notFound':
    case 'failed':
      return (
        <NoPurchase
          page={page}
          notice={view.shell.notice}
          {...(page === 'failed' && view.shell.isChargeOpen
            ? {
                reason: undefined,
                labels: {
                  ...labels,
                  failedTitle: labels.paymentUnknownTitle,
                  failedText: labels.paymentUnknownAtEntry,
                },
              }
            : { reason: view.shell.reason, labels })}
          explainsExpiry
          phone={host.brand.phone}
          onRetry={() => send({ type: 'RETRY' })}
        />
      );
    case 'driver':
      return <DriverSection />;
    default:
      return (
        <FlowLazyBoundary module={laterSections}>
          {({
            DriversSection,
            UnderwritingSection,
            MoreQuestionsSection,
            RatingSection,
            PolicySection,
            PaymentSection,
            SigningSection,
            SoldSection,
          }) => {
            const Section = {
              drivers: DriversSection,
              underwriting: UnderwritingSection,
              moreQuestions: MoreQuestionsSection,
              rating: RatingSection,
              policy: PolicySection,
              payment: PaymentSection,
              signing: SigningSection,
              sold: SoldSection,
            }[page];
            return <Section />;
          }}
        </FlowLazyBoundary>
      );
  }
}

function DriverSection(): ReactNode {
  const { send, labels, host, view, config } = useFlow();
  const { driver, quote } = view.driver;
  // The form has a field for each vehicle.
  const typed =
    driver && Object.fromEntries((driver.mileages ?? []).map((miles, index) => [`mileage-${index}`, miles]));
  const draft = useDraft('driver', { ...driver, ...typed });
  const { enableMileage } = carrierOf({ settings: config, carrierId: quote?.carrierId ?? '' });
  const mileage = { label: labels.mileage, optionalText: labels.optional, invalid: labels['error.mileageInvalid'] };
  return (
    <DriverInformation
      send={send}
      labels={labels}
      host={host}
      view={view.driver}
      draft={draft}
      mileage={enableMileage ? mileage : undefined}
    />
  );
}
