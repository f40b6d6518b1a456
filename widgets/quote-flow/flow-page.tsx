import type { ReactNode } from 'react';
import { usePrefetch } from '#flow/use-prefetch';
import { Group } from '#ui/later';
import { FlowLazyBoundary, useFlow } from './flow-context.ts';
import { Waiting } from './flow-waiting.tsx';
import type { ShellView } from './quote-flow.connect.ts';
import { DriverStep } from './steps/driver/driver.view.tsx';

type Page = NonNullable<ShellView['page']>;

// Later steps come in groups, each fetched while the visitor is busy with the one before it.
const contactAndDetails = new Group(() => import('./steps/contact-and-details.chunk.ts'));
const driversAndVehicles = new Group(() => import('./steps/drivers-and-vehicles.chunk.ts'));
const policy = new Group(() => import('./steps/policy/policy.view.tsx'));
const quotes = new Group(() => import('./quotes/quotes.view.tsx'));
const entry = new Group(() => import('./entry/entry.chunk.ts'));

const ahead: Readonly<Record<Page, Group<unknown> | undefined>> = {
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

  return <div className="cover-flow-page">{page ? <div key={page}>{draw(page)}</div> : <Waiting />}</div>;
}

function draw(page: Page): ReactNode {
  switch (page) {
    case 'contact':
      return <FlowLazyBoundary group={contactAndDetails}>{({ ContactStep }) => <ContactStep />}</FlowLazyBoundary>;
    case 'details':
      return <FlowLazyBoundary group={contactAndDetails}>{({ DetailsStep }) => <DetailsStep />}</FlowLazyBoundary>;
    case 'drivers':
      return <FlowLazyBoundary group={driversAndVehicles}>{({ DriversStep }) => <DriversStep />}</FlowLazyBoundary>;
    case 'vehicles':
      return <FlowLazyBoundary group={driversAndVehicles}>{({ VehiclesStep }) => <VehiclesStep />}</FlowLazyBoundary>;
    case 'policy':
      return <FlowLazyBoundary group={policy}>{({ PolicyStep }) => <PolicyStep />}</FlowLazyBoundary>;
    case 'quotes':
      return <FlowLazyBoundary group={quotes}>{({ QuotesStep }) => <QuotesStep />}</FlowLazyBoundary>;
    case 'noRates':
      return <FlowLazyBoundary group={quotes}>{({ NoRatesStep }) => <NoRatesStep />}</FlowLazyBoundary>;
    case 'previousQuotes':
      return <FlowLazyBoundary group={entry}>{({ PreviousQuotes }) => <PreviousQuotes />}</FlowLazyBoundary>;
    case 'entering':
      return <FlowLazyBoundary group={entry}>{({ Entering }) => <Entering />}</FlowLazyBoundary>;
    case 'unreachable':
      return <FlowLazyBoundary group={quotes}>{({ QuotesUnreachable }) => <QuotesUnreachable />}</FlowLazyBoundary>;
    default:
      return <DriverStep />;
  }
}

/** A dialog of a way in, over the page. */
export function FlowDialog({ dialog }: { dialog: ShellView['dialog'] }): ReactNode {
  return (
    dialog && (
      <FlowLazyBoundary group={entry} waiting={null}>
        {({ EntryDialog }) => <EntryDialog key={dialog} dialog={dialog} />}
      </FlowLazyBoundary>
    )
  );
}

/** What there is to say of how the visitor came, over the page. */
export function FlowEntryNotice({ kind }: { kind: ShellView['entryNotice'] }): ReactNode {
  return (
    kind && (
      <FlowLazyBoundary group={entry} waiting={null}>
        {({ EntryNotice }) => <EntryNotice kind={kind} />}
      </FlowLazyBoundary>
    )
  );
}
