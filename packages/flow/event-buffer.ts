/** Holds events until a receiver is set; from then on it passes them through. */
export class EventBuffer<Event> {
  #held: Event[] = [];
  #receiver: ((event: Event) => void) | undefined;

  /** Whether events are held. */
  get isHolding(): boolean {
    return this.#receiver === undefined;
  }

  readonly send = (event: Event): void => {
    if (this.#receiver) this.#receiver(event);
    else this.#held.push(event);
  };

  /** Sends the held events in order, and every later one at once. */
  replayTo(receiver: (event: Event) => void): void {
    this.#receiver = receiver;
    for (const event of this.#held.splice(0)) receiver(event);
  }

  /** Holds events again, because the receiver has stopped. */
  hold(): void {
    this.#receiver = undefined;
  }
}
