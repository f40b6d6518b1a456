import { reportProblems } from '#embed/debug/report-problems';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { type Office, officeFromRecord, type OfficeRecord } from './office.ts';

/** Where a widget's offices are: in its configuration, or in a file. */
export interface OfficesSource {
  offices: readonly OfficeRecord[];
  /** Address of a JSON file; empty: the offices of the configuration are used. */
  officesSrc: string;
}

/** Lets the page handle input between batches of rows. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/**
 * The offices of a widget, from its configuration or its file. Invalid rows of a file are reported to the author on the
 * console and in the debug panel.
 *
 * @throws {ServiceError} when the file cannot be loaded or is not JSON
 * @example const offices = await loadWidgetOffices('office-locator', config, host, signal);
 */
export async function loadWidgetOffices(
  widget: string,
  { offices: records, officesSrc }: OfficesSource,
  { client, element }: Pick<WidgetHost, 'client' | 'element'>,
  signal: AbortSignal,
): Promise<readonly Office[]> {
  if (!officesSrc) return records.map((record, index) => officeFromRecord(record, `office-${index}`));
  const [{ loadOffices }, { readOffices }] = await Promise.all([
    import('#services/offices/load-offices'),
    import('./read-offices.ts'),
  ]);
  const { offices, problems } = await readOffices(await loadOffices(client, officesSrc, signal), pause);
  if (!signal.aborted)
    reportProblems({ widget, element }, { source: officesSrc, title: `the offices of ${officesSrc}` }, problems);
  return offices;
}
