import { runTimers } from './clock.ts';
import { isIdle } from './network.ts';

type Texts = Readonly<Record<string, string>>;

/** Milliseconds before a scenario fails; generous for slow machines. */
const timeout = 30_000;
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Polls once per frame until `find` returns a value. */
export async function waitFor<Thing>(
  find: () => Thing | null | undefined | false,
  what: string,
  shown = () => '',
): Promise<Thing> {
  const end = performance.now() + timeout;
  for (;;) {
    const thing = find();
    if (thing) return thing;
    if (performance.now() > end) throw new Error(`The story never came to ${what}. ${shown()}`);
    await frame();
  }
}

/** Sets a control's value as a browser does, so that React handles the change. */
function fill(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  const type = control.localName === 'select' ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
}

/** Busy controls ignore presses. */
const isEnabled = (control: HTMLElement) => control.getAttribute('aria-busy') !== 'true';

/** A user of a widget, who finds controls by their texts and fields by their names. */
export class User<Key extends string = string> {
  constructor(
    private readonly root: ShadowRoot | HTMLElement,
    private readonly texts: Texts,
  ) {}

  #pattern(key: Key): RegExp {
    const text = this.texts[key];
    if (text === undefined) throw new Error(`There is no text "${key}".`);
    const parts = text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    return new RegExp(parts.join('.+'), 'u');
  }

  #waitFor<Thing>(find: () => Thing | null | undefined | false, what: string): Promise<Thing> {
    return waitFor(find, what, () => `It shows: ${this.root.querySelector('.cover-root')?.textContent.slice(0, 500)}`);
  }

  /** Waits for a text. */
  async sees(key: Key): Promise<void> {
    const pattern = this.#pattern(key);
    await this.#waitFor(() => pattern.test(this.root.textContent ?? ''), `show "${key}"`);
  }

  /** Waits until a text has gone. */
  async seesNoMore(key: Key): Promise<void> {
    const pattern = this.#pattern(key);
    await this.#waitFor(() => !pattern.test(this.root.textContent ?? ''), `remove "${key}"`);
  }

  /** Waits for a timer of this length, so many times. It runs at once. */
  async waits(milliseconds: number, times = 1): Promise<void> {
    for (let count = 0; count < times; count += 1) {
      await this.#waitFor(() => runTimers(milliseconds), `wait ${milliseconds} ms`);
      await frame();
    }
  }

  /** Waits until all calls have settled and React has rendered. */
  async settles(): Promise<void> {
    await this.#waitFor(isIdle, 'rest');
    await frame();
    await frame();
    await this.#waitFor(isIdle, 'rest');
  }

  #field(name: string): Promise<HTMLInputElement> {
    return this.#waitFor(() => this.root.querySelector<HTMLInputElement>(`input[name="${name}"]`), `ask for ${name}`);
  }

  async types(name: string, text: string): Promise<void> {
    fill(await this.#field(name), text);
    await frame();
  }

  /** Focuses a field, and leaves it. */
  async leaves(name: string): Promise<void> {
    const field = await this.#field(name);
    field.focus();
    field.blur();
    await frame();
  }

  /** Selects a file. */
  async attaches(name: string, file: File): Promise<void> {
    const field = await this.#waitFor(
      () => this.root.querySelector<HTMLInputElement>(`input[type=file][name="${name}"]`),
      `ask for ${name}`,
    );
    const files = new DataTransfer();
    files.items.add(file);
    field.files = files.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await frame();
  }

  /** Selects a radio or an option. */
  async selects(name: string, value: string): Promise<void> {
    const choice = await this.#waitFor(
      () =>
        this.root.querySelector<HTMLElement>(`input[name$="-${name}"][value="${value}"]`) ??
        this.root.querySelector<HTMLElement>(`select[name="${name}"]:has(option[value="${value}"])`),
      `offer ${value} for ${name}`,
    );
    if (choice instanceof HTMLSelectElement) fill(choice, value);
    else choice.click();
    await frame();
  }

  /** Presses a button, link or disclosure with this text or accessible name; the first one by default, the last one with -1. */
  async presses(key: Key, index = 0): Promise<void> {
    const pattern = new RegExp(`^${this.#pattern(key).source}$`, 'u');
    const names = (control: Element) =>
      [control.getAttribute('aria-label'), control.textContent].map((name) => name?.trim() ?? '');
    const pressed = await this.#waitFor(() => {
      const named = [...this.root.querySelectorAll<HTMLElement>('button, a, summary, label')].filter((control) =>
        names(control).some((name) => pattern.test(name)),
      );
      // An open dialog covers the page.
      const control = named.filter((element) => element.closest('dialog[open]')).at(index) ?? named.at(index);
      return control && isEnabled(control) && control;
    }, `offer "${key}"`);
    pressed.click();
    await frame();
  }

  /** Presses a disclosure by a name from the data: an office, a term. */
  async opens(name: string): Promise<void> {
    const button = await this.#waitFor(
      () =>
        [...this.root.querySelectorAll<HTMLElement>('button[aria-expanded], summary')].find(({ textContent }) =>
          textContent.includes(name),
        ),
      `offer ${name}`,
    );
    button.click();
    await frame();
  }

  /** Presses the submit button of the form. */
  async submits(): Promise<void> {
    const button = await this.#waitFor(() => {
      const next = this.root.querySelector<HTMLElement>('form button[type=submit]');
      return next && isEnabled(next) && next;
    }, 'have a way on');
    button.click();
    await frame();
  }
}
