import type * as z from 'zod/mini';
import type { prepareTransaction } from '#services/rating/prepare-transaction.contract';

/** A quote request as the contract parses it. */
export type QuoteRequest = z.output<NonNullable<(typeof prepareTransaction)['body']>>;
export type RatedDriver = QuoteRequest['drivers'][number];
export type RatedCar = QuoteRequest['cars'][number];
