import { isRejected, type ServiceError, StatusError } from './errors.ts';
import type { SoughtThing } from './none-words.ts';

/** Resolves with an empty list when the search is refused because nothing was found. */
export const emptyIfNotFound = <Row>(search: Promise<readonly Row[]>, what: SoughtThing): Promise<readonly Row[]> =>
  defaultIfNotFound(search, what, []);

/** Resolves with `none` when the call is refused, with any status, because nothing was found. */
export async function defaultIfNotFound<Result, None>(
  call: Promise<Result>,
  what: SoughtThing,
  none: None,
): Promise<Result | None> {
  try {
    return await call;
  } catch (error) {
    if (isDecided(error) && error.reason && (await saysNone(what, error.reason))) return none;
    throw error;
  }
}

/** The patterns load with the first refusal: few visitors need them. */
async function saysNone(what: SoughtThing, reason: string): Promise<boolean> {
  const words = await import('./none-words.ts').catch(() => undefined);
  return words?.saysNone(what, reason) ?? false;
}

/** Denied access (401, 403) and a fault do not tell whether there is anything. */
const isDecided = (error: unknown): error is ServiceError =>
  isRejected(error) || (error instanceof StatusError && ![401, 403].includes(error.status ?? 0) && !error.isFault);
