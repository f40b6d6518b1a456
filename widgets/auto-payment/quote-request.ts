import type { SavedQuote } from '#domain/saved-quote';
import type { ServiceClient } from '#services/http';
import { loadQuoteByTransaction } from '#services/quotes/load-quote-by-transaction';

/** The request for the quote: sent while the machine is still loading, and passed to it. */
export class QuoteRequest {
  #controller = new AbortController();
  #pending: Promise<SavedQuote> | undefined;

  constructor(
    private readonly client: () => ServiceClient,
    private readonly reference: { transactionId: string },
  ) {}

  send(): void {
    this.#controller = new AbortController();
    this.#pending = loadQuoteByTransaction(this.client(), this.reference, this.#controller.signal);
    // Whoever takes it hears of the failure.
    this.#pending.catch(() => undefined);
  }

  /** The answer to the request that was sent; every further call sends a new one. */
  readonly take = (): Promise<SavedQuote> => {
    if (!this.#pending) this.send();
    const answer = this.#pending!;
    this.#pending = undefined;
    return answer;
  };

  abort(): void {
    this.#controller.abort();
    this.#pending = undefined;
  }
}
