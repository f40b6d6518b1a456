import keys from 'virtual:key-table/idle-popup/frequency,days,campaign,includePaths,excludePaths,visitors,quotes';
import { readSources, resolveSources } from '#configuration/sources';
import type { ElementSources } from '#configuration/sources.types';
import { asRecord } from '#domain/plain-object';
import { enqueue, isBusy } from '#prompts/prompt-queue';
import type { QueuedPrompt } from '#prompts/prompt-queue';
import { hasRecord, readRecord, recordNames, writeRecord } from '#prompts/prompt-storage';
import type { TriggerContext } from '#prompts/trigger';
import { isInAudience } from './audience.ts';
import type { Audience, QuoteProgress, VisitorType } from './audience.ts';

/** What the trigger passes to the view. */
export interface IdlePopupPayload {
  quote: QuoteProgress;
}

interface Values extends Audience {
  frequency: 'page' | 'session' | 'days';
  days: number;
  campaign: string;
}

/** Records the visit, and returns whether this device has visited before. */
export function recordVisit(sources: ElementSources): 'new' | 'returning' {
  const nameOf = recordNames(sources);
  const visit = nameOf('visit');
  const storedType = readRecord('session', visit);
  if (storedType === 'new' || storedType === 'returning') return storedType;
  const visited = nameOf('visited');
  const type = hasRecord('local', visited) ? 'returning' : 'new';
  writeRecord('session', visit, type, 1);
  writeRecord('local', visited, 1, 180);
  return type;
}

/** Records that a flow has shown quotes; expires with the flow's answers. */
export async function recordQuoted(flow: HTMLElement, name: string): Promise<void> {
  writeRecord('local', recordNames(await resolveSources(readSources(flow, name)))('quoted'), 1, 7);
}

/** The data of a record that the runtime keeps in a cookie. */
function cookieRecord(name: string): Record<string, unknown> {
  try {
    const start = `${encodeURIComponent(name)}=`;
    const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
    return asRecord(asRecord(JSON.parse(decodeURIComponent(found?.slice(start.length) ?? 'null'))).data);
  } catch {
    return {};
  }
}

/** Leads that partners send arrive with the source `qs` or `eq`, on this page or an earlier one. */
function isAffiliate(record: string): boolean {
  const own = [...new URLSearchParams(location.search)].find(([name]) => name.toLowerCase() === 'utm_source')?.[1];
  return /^(qs|eq)$/i.test(String(own ?? cookieRecord(record).utmSource).trim());
}

type Context = TriggerContext & Pick<QueuedPrompt, 'wait' | 'flows'> & Partial<Pick<QueuedPrompt, 'isDue'>>;

/**
 * Enqueues the pop-up once, for its audience (spec 3 §2, "Idle pop-up"). It reads only unencrypted records without
 * personal data.
 *
 * @param context.isDue Undefined on exit intent: the pop-up is then dropped if something else is active.
 */
export function enqueueIdlePopup({
  read,
  signal,
  show,
  element,
  sources,
  wait,
  flows,
  isDue = () => !isBusy(flows),
}: Context): void {
  const nameOf = recordNames(sources());
  const visit = recordVisit(sources());
  const { frequency, days, campaign, ...audience } = read(keys) as unknown as Values;
  const store = frequency === 'days' ? 'local' : frequency;
  const shown = nameOf(`idlePopup${campaign}`);
  const isStored = (name: string) => hasRecord('local', nameOf(name));
  const quote = (): QuoteProgress => (isStored('quoted') ? 'finished' : isStored('prefill') ? 'started' : 'none');
  const isForVisitor = () => {
    const types: VisitorType[] = [visit];
    if (isAffiliate(nameOf('attribution'))) types.push('affiliate');
    if (isStored('customerSession')) types.push('customer');
    return isInAudience(audience, { path: location.pathname, types, quote: quote() });
  };
  enqueue(
    {
      element,
      wait,
      flows,
      isDue: () => isDue() && readRecord(store, shown) === undefined && isForVisitor(),
      show() {
        writeRecord(store, shown, 1, frequency === 'days' ? days : 1);
        show({ quote: quote() } satisfies IdlePopupPayload);
      },
    },
    signal,
  );
}
