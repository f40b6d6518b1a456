import { useState } from 'react';
import { useLatest } from '#flow/use-latest';
import { machineModule, useLazyMachine } from '#flow/use-lazy-machine';
import type { OutOfServiceView } from './out-of-service.connect.ts';
import type { OutOfServiceEvent, OutOfServicePage } from './out-of-service.types.ts';
import { type StateLink, stateLink } from './state-link.ts';

// The link and the form work without the machine, so it loads in the background.
const chunk = machineModule(() => import('./out-of-service.chunk.ts'));

export interface OutOfService {
  view: OutOfServiceView;
  send: (event: OutOfServiceEvent) => void;
  stateLink: StateLink;
  /** The machine could not be loaded. It is loaded again when the network returns. */
  isMissing: boolean;
}

/** Leaves out a link that the page does not trust. */
function trustedStateLink({ config, host }: OutOfServicePage): StateLink {
  // The build renders the first step without a page.
  const address = typeof location === 'undefined' ? host.path : location.href;
  const { state, link } = stateLink(address, config.links);
  return { state, link: link !== undefined && host.isTrusted(link) ? link : undefined };
}

/** The browser's Back or Forward loaded the page again. A page from the back/forward cache is not loaded again. */
function isPageReturnedTo(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'back_forward';
}

function firstView({ link }: StateLink, secondsLeft: number, hasReturned: boolean): OutOfServiceView {
  if (link === undefined) return { page: 'email', email: '', isSending: false, failure: undefined };
  if (hasReturned) return { page: 'redirect', status: 'staying', secondsLeft };
  return { page: 'redirect', status: secondsLeft > 0 ? 'redirecting' : 'leaving', secondsLeft };
}

/** The view after an event that is buffered until the machine loads. */
function viewAfter(view: OutOfServiceView, event: OutOfServiceEvent): OutOfServiceView {
  if (view.page === 'redirect' && event.type === 'STAY.CHOSEN') return { ...view, status: 'staying' };
  if (view.page === 'redirect' && event.type === 'GO.CHOSEN') return { ...view, status: 'leaving' };
  if (view.page === 'email' && event.type === 'EMAIL.SUBMITTED') return { ...view, isSending: true };
  return view;
}

/** Runs the machine while the widget is mounted. It loads in the background. */
export function useOutOfService(page: OutOfServicePage): OutOfService {
  const latest = useLatest(page);
  const [link] = useState(() => trustedStateLink(page));
  const [hasReturned] = useState(isPageReturnedTo);
  const { redirectSeconds } = page.config;
  const [earlyView, setEarlyView] = useState(() => firstView(link, redirectSeconds, hasReturned));
  const { view, send, isMissing } = useLazyMachine({
    module: chunk,
    start: ({ startOutOfService }) => startOutOfService({ stateLink: link, redirectSeconds, hasReturned }, latest),
    initialView: { outOfService: earlyView },
    onHeldEvent: (event) => setEarlyView(viewAfter(earlyView, event)),
  });
  return { view: view.outOfService, send, stateLink: link, isMissing };
}
