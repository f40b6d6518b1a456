import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Group } from '#ui/later';
import { useFlow } from './flow-context.ts';
import { From, Waiting } from './flow-lazy-boundary.tsx';
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
  useEffect(() => {
    const group = page && isRunning ? ahead[page] : undefined;
    if (!group) return undefined;
    // Where that fails, it is asked for when the network returns, or else once it is wanted.
    const fetchAhead = () => void group.load().catch(() => undefined);
    fetchAhead();
    addEventListener('online', fetchAhead);
    return () => removeEventListener('online', fetchAhead);
  }, [page, isRunning]);

  return <div className="cover-flow-page">{page ? <div key={page}>{draw(page)}</div> : <Waiting />}</div>;
}

function draw(page: Page): ReactNode {
  switch (page) {
    case 'contact':
      return <From group={contactAndDetails}>{({ ContactStep }) => <ContactStep />}</From>;
    case 'details':
      return <From group={contactAndDetails}>{({ DetailsStep }) => <DetailsStep />}</From>;
    case 'drivers':
      return <From group={driversAndVehicles}>{({ DriversStep }) => <DriversStep />}</From>;
    case 'vehicles':
      return <From group={driversAndVehicles}>{({ VehiclesStep }) => <VehiclesStep />}</From>;
    case 'policy':
      return <From group={policy}>{({ PolicyStep }) => <PolicyStep />}</From>;
    case 'quotes':
      return <From group={quotes}>{({ QuotesStep }) => <QuotesStep />}</From>;
    case 'noRates':
      return <From group={quotes}>{({ NoRatesStep }) => <NoRatesStep />}</From>;
    case 'previousQuotes':
      return <From group={entry}>{({ PreviousQuotes }) => <PreviousQuotes />}</From>;
    case 'entering':
      return <From group={entry}>{({ Entering }) => <Entering />}</From>;
    case 'unreachable':
      return <From group={quotes}>{({ QuotesUnreachable }) => <QuotesUnreachable />}</From>;
    default:
      return <DriverStep />;
  }
}

/** A dialog of a way in, over the page. */
export function FlowDialog({ dialog }: { dialog: ShellView['dialog'] }): ReactNode {
  return (
    dialog && (
      <From group={entry} waiting={null}>
        {({ EntryDialog }) => <EntryDialog key={dialog} dialog={dialog} />}
      </From>
    )
  );
}

/** What there is to say of how the visitor came, over the page. */
export function FlowEntryNotice({ kind }: { kind: ShellView['entryNotice'] }): ReactNode {
  return (
    kind && (
      <From group={entry} waiting={null}>
        {({ EntryNotice }) => <EntryNotice kind={kind} />}
      </From>
    )
  );
}
