import type { Fault } from '#sandbox/faults/fault';

/** Each way in which the response to a call can fail. */
export const responseFaults = {
  'status 503': { kind: 'status', status: 503 },
  'status 500': { kind: 'status', status: 500 },
  'hang-up': { kind: 'hangUp' },
  hang: { kind: 'hang' },
  truncated: { kind: 'truncated' },
  empty: { kind: 'empty' },
  html: { kind: 'html' },
  huge: { kind: 'huge' },
  'status 401': { kind: 'status', status: 401 },
  'status 429, Retry-After 0': { kind: 'status', status: 429, retryAfter: '0' },
  'status 429, Retry-After 1000000000': { kind: 'status', status: 429, retryAfter: '1000000000' },
  'status 429, Retry-After soon': { kind: 'status', status: 429, retryAfter: 'soon' },
  /** The service has done what was asked. */
  'hang-up afterwards': { kind: 'hangUpAfter' },
} as const satisfies Record<string, Omit<Fault, 'call'>>;

export type FaultName = keyof typeof responseFaults;

export const faultNames = Object.keys(responseFaults) as readonly FaultName[];

/** All faults but these. */
export const allBut = (...names: readonly FaultName[]): readonly FaultName[] =>
  faultNames.filter((name) => !names.includes(name));
