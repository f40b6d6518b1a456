import { runningCode } from '../contract/running-code.ts';

/** The responses about an `Idempotency-Key` (IETF draft 07). */
export const idempotencyExamples = {
  keyMissing: {
    summary: 'There is no Idempotency-Key',
    status: 400,
    body: { isSuccess: false, message: 'An Idempotency-Key is required' },
  },
  running: {
    summary: 'The first request with this key is still running: to be repeated unchanged',
    status: 409,
    body: { isSuccess: false, message: 'A request with this Idempotency-Key is still running', code: runningCode },
  },
  otherRequest: {
    summary: 'The key belongs to another request',
    status: 422,
    body: { isSuccess: false, message: 'This Idempotency-Key belongs to another request' },
  },
} as const;
