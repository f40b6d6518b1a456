import { bag, readSources } from '#embed/layers';
import type { Sources } from '#embed/layers';
import { keep, recall, recordIn, recordsOf } from '#embed/prompts/kept';
import type { Watch } from '#embed/prompts/trigger';
import { ask, isBusy } from '#embed/prompts/turns';
import type { Turn } from '#embed/prompts/turns';
import { listOf, text, textLike } from '#embed/prompts/values';
import { isFor } from './audience.ts';
import type { QuoteStage, VisitorType } from './audience.ts';

/** What the view is told. */
export interface IdleMoment {
  quote: QuoteStage;
}

/** Notes that the device was here, and whether it had been before this visit. */
export function noteVisit(sources: Sources): 'new' | 'returning' {
  const recordOf = recordsOf(sources);
  const visit = recordOf('visit');
  const known = recall('session', visit);
  if (known === 'new' || known === 'returning') return known;
  const before = recordOf('visited');
  const kind = recall('local', before) === undefined ? 'new' : 'returning';
  keep('session', visit, kind, 1);
  keep('local', before, 1, 180);
  return kind;
}

/** Notes that a flow has shown quotes, for as long as its answers are kept. */
export function noteQuoted(flow: HTMLElement, name: string): void {
  keep('local', recordsOf(readSources(flow, name))('quoted'), 1, 7);
}

/** A record that the runtime keeps in a cookie. */
function cookie(name: string): Record<string, unknown> {
  try {
    const start = `${encodeURIComponent(name)}=`;
    const found = document.cookie.split('; ').find((one) => one.startsWith(start));
    return bag(bag(JSON.parse(decodeURIComponent(found?.slice(start.length) ?? 'null'))).data);
  } catch {
    return {};
  }
}

/** Leads that partners send arrive with the source `qs` or `eq`, on this page or an earlier one. */
function isAffiliate(record: string): boolean {
  const own = [...new URLSearchParams(location.search)].find(([name]) => name.toLowerCase() === 'utm_source')?.[1];
  return /^(qs|eq)$/i.test(String(own ?? cookie(record).utmSource).trim());
}

type Asking = Watch & Pick<Turn, 'wait' | 'flows'> & Partial<Pick<Turn, 'isDue'>>;

/**
 * Once, for those whom the gate lets through (spec 3 §2, "Idle pop-up"). Whatever it goes by is kept in the clear: nothing personal,
 * and nothing is decrypted. Without a rule of its own it is for whoever leaves, who is let go where something is going on.
 */
export function askIdle({
  keys,
  signal,
  show,
  element,
  sources,
  wait,
  flows,
  isDue = () => !isBusy(flows),
}: Asking): void {
  const recordOf = recordsOf(sources());
  const visit = noteVisit(sources());
  const frequency = keys.read('frequency', textLike<'page' | 'session' | 'days'>(/^(page|session|days)$/), 'session');
  const days = keys.whole('days', 7, 365, 1);
  const store = frequency === 'days' ? 'local' : frequency;
  const shown = recordOf(`idlePopup${keys.read('campaign', text, '')}`);
  const audience = {
    includePaths: keys.read('includePaths', listOf(text), []),
    excludePaths: keys.read('excludePaths', listOf(text), []),
    visitors: keys.read('visitors', listOf(textLike<VisitorType>(/^(new|returning|affiliate|customer)$/)), []),
    quotes: keys.read('quotes', listOf(textLike<QuoteStage>(/^(none|started|finished)$/)), []),
  };
  const isKept = (name: string) => recordIn('local', recordOf(name)) !== undefined;
  const quote = (): QuoteStage => (isKept('quoted') ? 'finished' : isKept('prefill') ? 'started' : 'none');
  const isLetThrough = () => {
    const types: VisitorType[] = [visit];
    if (isAffiliate(recordOf('attribution'))) types.push('affiliate');
    if (isKept('customerToken')) types.push('customer');
    return isFor(audience, { path: location.pathname, types, quote: quote() });
  };
  ask(
    {
      element,
      wait,
      flows,
      isDue: () => isDue() && recall(store, shown) === undefined && isLetThrough(),
      show() {
        keep(store, shown, 1, frequency === 'days' ? days : 1);
        show({ quote: quote() } satisfies IdleMoment);
      },
    },
    signal,
  );
}
