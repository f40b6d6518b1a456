import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Office, officeOf, type OfficeRecord } from '#domain/office';
import { ServiceError } from '#services/errors';
import type { WidgetHost } from '../runtime/define-widget.ts';

interface Source {
  offices: readonly OfficeRecord[];
  officesSrc: string;
}

/** A widget's offices: there, on their way, or not to be had. */
export type OfficesState = { is: 'loading' } | { is: 'ready'; offices: readonly Office[] } | { is: 'missing' };

const loading: OfficesState = { is: 'loading' };

/** Names the bad rows of a file to its author, on the console and in the panel. */
function warnOf({
  widget,
  element,
  source,
  problems,
}: {
  widget: string;
  element: HTMLElement;
  source: string;
  problems: readonly string[];
}): void {
  void import('../debug/debug-panel.ts')
    .then(({ addToPanel }) => addToPanel(element, source, problems))
    .catch(() => undefined);
  if (problems.length === 0) return;
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  console.warn(
    `[covermount] <cover-${widget}>: ${count} in the offices of ${source}\n${problems.map((line) => `  • ${line}`).join('\n')}`,
  );
}

/** The offices of a widget, from its configuration or from a file. */
export function useOffices(
  { offices: records, officesSrc }: Source,
  host: WidgetHost,
  widget: string,
): { offices: OfficesState; retry: () => void } {
  const [tries, setTries] = useState(0);
  const [fetched, setFetched] = useState<{ key: string; state: OfficesState }>();
  const key = `${tries} ${officesSrc}`;

  useEffect(() => {
    if (!officesSrc) return undefined;
    const ending = new AbortController();
    void import('#services/offices/load-offices')
      .then(({ loadOffices }) => loadOffices(host.client, officesSrc, ending.signal))
      .then(({ offices, problems }) => {
        if (ending.signal.aborted) return;
        warnOf({ widget, element: host.element, source: officesSrc, problems });
        setFetched({ key, state: { is: 'ready', offices } });
      })
      .catch((error: unknown) => {
        if (ending.signal.aborted) return;
        host.fail('offices', error instanceof ServiceError ? error.message : 'The files of the widget did not come.');
        setFetched({ key, state: { is: 'missing' } });
      });
    return () => ending.abort();
  }, [host, officesSrc, key, widget]);

  const given = useMemo<OfficesState>(
    () => ({ is: 'ready', offices: records.map((record, index) => officeOf(record, `office-${index}`)) }),
    [records],
  );
  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { offices: officesSrc ? (fetched?.key === key ? fetched.state : loading) : given, retry };
}
