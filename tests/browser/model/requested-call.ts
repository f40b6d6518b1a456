import type { Request } from '@playwright/test';
import type { CallContract } from '#services/contract/define-call';
import { callOf } from '#services/testing/call-of';

/** The call that a page's request makes, by the contract. */
export const requestedCall = (request: Request): CallContract | undefined =>
  callOf({ method: request.method(), pathname: new URL(request.url()).pathname });
