import { plainName } from '#domain/plain-name';
import type { ServiceClient } from '../http.ts';
import { analyticsReport as contract } from './analytics-report.contract.ts';

/**
 * Loads the counts of the brand’s analytics: the first total by the `plainName` of the id of the element that shows it,
 * because services write the keys of a response in other cases.
 */
export function analyticsReport(client: ServiceClient, signal?: AbortSignal): Promise<ReadonlyMap<string, number>> {
  const params = { brandCode: client.services.brandCode };
  return client.call(
    contract,
    { params, signal },
    (report) =>
      new Map(
        Object.entries(report).flatMap(([id, counted]) => {
          const total = counted?.summaryData.totals[0];
          return total === undefined ? [] : [[plainName(id), total] as const];
        }),
      ),
  );
}
