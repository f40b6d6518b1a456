import { ServiceError, type ServiceErrorKind } from '#services/errors';

/** The service error of a failed actor; undefined for any other event or error. */
export function serviceErrorOf(event: object): ServiceError | undefined {
  const error = 'error' in event ? event.error : undefined;
  return error instanceof ServiceError ? error : undefined;
}

/** Whether an event is a failed call of one of these kinds. */
export function isFailedCall(event: object, kinds: readonly ServiceErrorKind[]): boolean {
  const error = serviceErrorOf(event);
  return error !== undefined && kinds.includes(error.kind);
}
