import type { BindQuote } from '#domain/bind-quote';
import { loadBindQuote } from '#services/buying/load-bind-quote';
import type { ServiceClient } from '#services/http';
import type { QuoteReference } from './pseudo-bind.types.ts';

/** The request for the quote: sent while the machine is still loading, and passed to it. */
export class QuoteRequest {
  #controller = new AbortController();
  #pending: Promise<BindQuote> | undefined;

  constructor(
    private readonly client: () => ServiceClient,
    private readonly reference: QuoteReference,
  ) {}

  /** Sends the request. The promise is the one that the first {@link take} returns. */
  send(): Promise<BindQuote> {
    this.#controller = new AbortController();
    this.#pending = loadBindQuote(this.client(), this.reference, this.#controller.signal);
    return this.#pending;
  }

  /** The answer to the request that was sent; every further call sends a new one. */
  readonly take = (): Promise<BindQuote> => {
    const answer = this.#pending ?? this.send();
    this.#pending = undefined;
    return answer;
  };

  abort(): void {
    this.#controller.abort();
    this.#pending = undefined;
  }
}
