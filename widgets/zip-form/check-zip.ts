import type { WidgetHost } from '#embed/runtime/define-widget';
import type { Failure } from '#flow/machine/failure';
import { cityByZip } from '#services/address/city-by-zip';
import type { ZipFormEvent } from './zip-form.machine.ts';

/**
 * Loads with the first failure, which few visitors see. Without its file, a failure counts as unreachable or offline.
 */
async function failureOf(error: unknown): Promise<Failure> {
  const file = await import('#flow/machine/failure').catch(() => undefined);
  return file ? file.failureOf(error) : { kind: navigator.onLine ? 'unreachable' : 'offline' };
}

/** Looks up a zip code and stores the place, and the response for the quote page. Undefined for a canceled lookup. */
export async function checkZip(host: WidgetHost, zip: string, signal: AbortSignal): Promise<ZipFormEvent | undefined> {
  try {
    const variant = host.visitor.variant(host.path);
    const { places, isQuotable, isNotServed } = await cityByZip(host.client, { zip }, signal);
    const [place] = places;
    if (isNotServed) {
      host.track('Zip Not Served', {});
      return { type: 'ZIP.NOT_SERVED' };
    }
    if (!place) {
      host.track('Zip Unknown');
      return { type: 'ZIP.UNKNOWN' };
    }
    host.visitor.remember('place', place);
    host.visitor.remember('zipLookup', { zip, isQuotable, places, variant });
    host.track(isQuotable ? 'Zip Served' : 'Zip Not Served', { state: place.state });
    return { type: isQuotable ? 'ZIP.SERVED' : 'ZIP.NOT_SERVED', place };
  } catch (error) {
    const failure = await failureOf(error);
    return signal.aborted ? undefined : { type: 'LOOKUP.FAILED', failure };
  }
}
