import type { ReactNode } from 'react';
import { usePrefetch } from '#flow/use-prefetch';
import { LazyModule } from '#ui/lazy-module';
import { FlowLazyBoundary, useFlow } from './flow-context.ts';
import { Waiting } from './flow-waiting.tsx';
import type { ShellView } from './quote-flow.connect.ts';
import { DriverStep } from './steps/driver/driver.view.tsx';

type Page = NonNullable<ShellView['page']>;

// Later steps load in groups, each while the visitor is in the previous one.
const contactAndDetails = new LazyModule(() => import('./steps/contact-and-details.chunk.ts'));
const driversAndVehicles = new LazyModule(() => import('./steps/drivers-and-vehicles.chunk.ts'));
const policy = new LazyModule(() => import('./steps/policy/policy.view.tsx'));
const quotes = new LazyModule(() => import('./quotes/quotes.view.tsx'));
const entry = new LazyModule(() => import('./entry/entry.chunk.ts'));

const ahead: Readonly<Record<Page, LazyModule<unknown> | undefined>> = {
  driver: contactAndDetails,
  contact: contactAndDetails,
  details: driversAndVehicles,
  drivers: driversAndVehicles,
  vehicles: policy,
  policy: quotes,
  quotes: undefined,
  unreachable: quotes,
  noRates: undefined,
  previousQuotes: undefined,
  entering: quotes,
};

/** The page of the step that the visitor is in. */
export function FlowPage({ page }: { page: Page | undefined }): ReactNode {
  const isRunning = useFlow().actor !== undefined;
  usePrefetch(page && isRunning ? ahead[page] : undefined);

  const isPanel = page === 'noRates' || page === 'unreachable';

  return (
    <div className={isPanel ? 'cover-flow-panel' : 'cover-flow-page'}>
      {page ? <div key={page}>{draw(page)}</div> : <Waiting />}
    </div>
  );
}

function draw(page: Page): ReactNode {
  switch (page) {
    case 'contact':
      return <FlowLazyBoundary module={contactAndDetails}>{({ ContactStep }) => <ContactStep />}</FlowLazyBoundary>;
    case 'details':
      return <FlowLazyBoundary module={contactAndDetails}>{({ DetailsStep }) => <DetailsStep />}</FlowLazyBoundary>;
    case 'drivers':
      return <FlowLazyBoundary module={driversAndVehicles}>{({ DriversStep }) => <DriversStep />}</FlowLazyBoundary>;
    case 'vehicles':
      return <FlowLazyBoundary module={driversAndVehicles}>{({ VehiclesStep }) => <VehiclesStep />}</FlowLazyBoundary>;
    case 'policy':
      return <FlowLazyBoundary module={policy}>{({ PolicyStep }) => <PolicyStep />}</FlowLazyBoundary>;
    case 'quotes':
      return <FlowLazyBoundary module={quotes}>{({ QuotesStep }) => <QuotesStep />}</FlowLazyBoundary>;
    case 'noRates':
      return <FlowLazyBoundary module={quotes}>{({ NoRatesStep }) => <NoRatesStep />}</FlowLazyBoundary>;
    case 'previousQuotes':
      return <FlowLazyBoundary module={entry}>{({ PreviousQuotes }) => <PreviousQuotes />}</FlowLazyBoundary>;
    case 'entering':
      return <FlowLazyBoundary module={entry}>{({ Entering }) => <Entering />}</FlowLazyBoundary>;
    case 'unreachable':
      return <FlowLazyBoundary module={quotes}>{({ QuotesUnreachable }) => <QuotesUnreachable />}</FlowLazyBoundary>;
    default:
      return <DriverStep />;
  }
}

/** An entry dialog over the page. */
export function FlowDialog({ dialog }: { dialog: ShellView['dialog'] }): ReactNode {
  return (
    dialog && (
      <FlowLazyBoundary module={entry} fallback={null}>
        {({ EntryDialog }) => <EntryDialog key={dialog} dialog={dialog} />}
      </FlowLazyBoundary>
    )
  );
}

/** The entry notice, above the page. */
export function FlowEntryNotice({ kind }: { kind: ShellView['entryNotice'] }): ReactNode {
  return (
    kind && (
      <FlowLazyBoundary module={entry} fallback={null}>
        {({ EntryNotice }) => <EntryNotice kind={kind} />}
      </FlowLazyBoundary>
    )
  );
}
