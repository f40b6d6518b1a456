import { isQuiet } from './network.ts';

type Texts = Readonly<Record<string, string>>;

/** For a story that does not come about; one that does takes what it takes on a busy machine. */
const patience = 30_000;
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** What is found, once it is there. */
export async function found<Thing>(look: () => Thing | null | undefined | false, what: string): Promise<Thing> {
  const end = performance.now() + patience;
  for (;;) {
    const thing = look();
    if (thing) return thing;
    if (performance.now() > end) throw new Error(`The story never came to ${what}.`);
    await frame();
  }
}

/** Sets what a control holds as a browser does, so that React hears of it. */
function fill(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  const type = control.localName === 'select' ? 'change' : 'input';
  control.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
}

/** Presses are ignored while something is on its way: a visitor waits as long. */
const isFree = (control: HTMLElement) => control.getAttribute('aria-busy') !== 'true';

/** A visitor of a widget, who reads its texts in their language and knows fields by their names. */
export class Someone<Key extends string = string> {
  constructor(
    private readonly root: ShadowRoot,
    private readonly texts: Texts,
  ) {}

  #pattern(key: Key): RegExp {
    const text = this.texts[key];
    if (text === undefined) throw new Error(`There is no text "${key}".`);
    const parts = text.split(/\{\w+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    return new RegExp(parts.join('.+'), 'u');
  }

  /** Waits for a text. */
  async sees(key: Key): Promise<void> {
    const pattern = this.#pattern(key);
    await found(() => pattern.test(this.root.textContent), `show "${key}"`);
  }

  /** Waits until what was asked of the services is answered and drawn. */
  async waits(): Promise<void> {
    await found(isQuiet, 'rest');
    await frame();
    await frame();
    await found(isQuiet, 'rest');
  }

  async types(name: string, text: string): Promise<void> {
    const field = await found(
      () => this.root.querySelector<HTMLInputElement>(`input[name="${name}"]`),
      `ask for ${name}`,
    );
    fill(field, text);
    await frame();
  }

  /** Chooses a file, as from the device's own. */
  async attaches(name: string, file: File): Promise<void> {
    const field = await found(
      () => this.root.querySelector<HTMLInputElement>(`input[type=file][name="${name}"]`),
      `ask for ${name}`,
    );
    const files = new DataTransfer();
    files.items.add(file);
    field.files = files.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    await frame();
  }

  /** A radio or an option of a select. */
  async picks(name: string, value: string): Promise<void> {
    const choice = await found(
      () =>
        this.root.querySelector<HTMLElement>(`input[name$="-${name}"][value="${value}"]`) ??
        this.root.querySelector<HTMLElement>(`select[name="${name}"]:has(option[value="${value}"])`),
      `offer ${value} for ${name}`,
    );
    if (choice instanceof HTMLSelectElement) fill(choice, value);
    else choice.click();
    await frame();
  }

  /** A button, a link or a disclosure with this text or name; the first one, unless told otherwise. */
  async presses(key: Key, place = 0): Promise<void> {
    const pattern = new RegExp(`^${this.#pattern(key).source}$`, 'u');
    const names = (one: Element) => [one.getAttribute('aria-label'), one.textContent].map((name) => name?.trim() ?? '');
    const pressed = await found(() => {
      const named = [...this.root.querySelectorAll<HTMLElement>('button, a, summary, label')].filter((one) =>
        names(one).some((name) => pattern.test(name)),
      );
      // A dialog stands over the page.
      const control = named.filter((one) => one.closest('dialog[open]'))[place] ?? named[place];
      return control && isFree(control) && control;
    }, `offer "${key}"`);
    pressed.click();
    await frame();
  }

  /** A button that begins with a name that is no text of the widget: an office's. */
  async opens(name: string): Promise<void> {
    const button = await found(
      () =>
        [...this.root.querySelectorAll<HTMLElement>('button[aria-expanded]')].find(({ textContent }) =>
          textContent.includes(name),
        ),
      `offer ${name}`,
    );
    button.click();
    await frame();
  }

  /** Next, whatever it is called. */
  async goesOn(): Promise<void> {
    const button = await found(() => {
      const next = this.root.querySelector<HTMLElement>('form button[type=submit]');
      return next && isFree(next) && next;
    }, 'have a way on');
    button.click();
    await frame();
  }
}
