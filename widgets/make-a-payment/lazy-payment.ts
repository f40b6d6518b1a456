import type { RunningPayment } from './make-a-payment.chunk.ts';
import type { PaymentView } from './make-a-payment.connect.ts';
import type { PaymentEvent, PaymentInput } from './make-a-payment.types.ts';
import { emptyDraft, type PaymentDraft } from './payment-draft.ts';

/**
 * A payment whose machine may still be loading: until then the form can be typed into and submitted. Events are held for
 * the machine, and drafts are saved at once, because the page may be left before it arrives.
 */
export class LazyPayment implements RunningPayment {
  #held: PaymentEvent[] = [];
  #draft = emptyDraft;
  #view: PaymentView;
  #machine: RunningPayment | undefined;
  #unsubscribe: (() => void) | undefined;
  readonly #listeners = new Set<() => void>();

  constructor(
    { token, hasSavedVisit }: Pick<PaymentInput, 'token' | 'hasSavedVisit'>,
    private readonly saveDraft: (draft: PaymentDraft) => void,
  ) {
    this.#view =
      token || hasSavedVisit
        ? { page: 'waiting', text: token ? 'readingResult' : 'lookingUp', canCancel: false }
        : { page: 'form', draft: emptyDraft };
  }

  readonly view = (): PaymentView => this.#machine?.view() ?? this.#view;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly send = (event: PaymentEvent): void => {
    if (this.#machine) return this.#machine.send(event);
    this.#held.push(event);
    if (event.type === 'DRAFT.CHANGED') {
      this.#draft = event.draft;
      this.saveDraft(event.draft);
    }
    if (event.type === 'FORM.SUBMITTED') this.#view = { page: 'waiting', text: 'lookingUp', canCancel: true };
    if (event.type === 'BACK') this.#view = { page: 'form', draft: this.#draft };
    this.#notify();
  };

  /** Sends the held events to the machine in their order, and every later one at once. */
  attach(machine: RunningPayment): void {
    for (const event of this.#held.splice(0)) machine.send(event);
    this.#machine = machine;
    this.#unsubscribe = machine.subscribe(this.#notify);
    this.#notify();
  }

  /** Holds events again: the machine was stopped. */
  detach(): void {
    this.#unsubscribe?.();
    this.#machine = undefined;
  }

  readonly #notify = () => {
    for (const listener of this.#listeners) listener();
  };
}
