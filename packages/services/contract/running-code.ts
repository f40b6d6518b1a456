/** `code` of a 409: the first request with the `Idempotency-Key` is still running. */
export const runningCode = 'requestRunning';
