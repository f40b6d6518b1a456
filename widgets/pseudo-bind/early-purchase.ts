import type { BindQuote } from '#domain/bind-quote';
import type { BindSnapshot } from './pseudo-bind.connect.ts';
import { newContext, quoteTaken } from './pseudo-bind.context.ts';
import type { BindActor } from './pseudo-bind.machine.ts';
import type { BindContext, BindEvent, BindInput, StepMeta } from './pseudo-bind.types.ts';

const meta: StepMeta = {
  place: 'driver',
  step: 'Driver Information',
  stage: 'driver',
  progress: 10,
  marker: 'e2e-driverinfo',
};

/**
 * The first section before the machine is there: it can be typed in, and what happens is kept for the machine. Views
 * see it as the machine in its first section.
 */
export class EarlyPurchase {
  #context: BindContext;
  #events: BindEvent[] = [];
  #listeners = new Set<() => void>();
  #snapshot: BindSnapshot;

  constructor(input: BindInput, quote: BindQuote) {
    const context = newContext(input);
    this.#context = { ...context, ...quoteTaken(context, quote) };
    this.#snapshot = this.#draw();
  }

  #draw(): BindSnapshot {
    return {
      context: this.#context,
      hasTag: () => false,
      matches: () => false,
      getMeta: () => ({ driver: meta }),
    } as unknown as BindSnapshot;
  }

  readonly getSnapshot = (): BindSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return { unsubscribe: () => this.#listeners.delete(listener) };
  };

  readonly send = (event: BindEvent): void => {
    this.#events.push(event);
    if (event.type !== 'DRAFT.CHANGED') return;
    this.#context = { ...this.#context, drafts: { ...this.#context.drafts, [event.form]: event.values } };
    this.#snapshot = this.#draw();
    for (const listener of this.#listeners) listener();
  };

  replayTo(actor: BindActor): void {
    for (const event of this.#events) actor.send(event);
    this.#events = [];
  }
}
