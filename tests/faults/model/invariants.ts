import { type BrowserContext, expect, type Locator, type Page, type Request } from '@playwright/test';
import type { Sandbox } from '../../browser/model/sandbox.ts';

/** The values of a widget's fields, by group and label. */
export type Fields = Readonly<Record<string, string>>;

const live = '[role=alert], [role=status], [aria-live=polite], [aria-live=assertive], output';

/** What must hold after any fault. `Watch` checks the rest: uncaught errors and leaked personal data. */
export class Invariants {
  readonly #transactions = new Set<string>();

  private constructor(private readonly sandbox: Sandbox) {}

  static async over(context: BrowserContext, sandbox: Sandbox): Promise<Invariants> {
    const invariants = new Invariants(sandbox);
    await context.addInitScript(recordDialogs);
    await context.addInitScript(recordTyping);
    context.on('request', (request) => invariants.#counts(request));
    return invariants;
  }

  /** Every widget of the page shows text or a control. */
  async noWidgetIsBlank(page: Page): Promise<void> {
    await expect.poll(() => page.evaluate(findBlankWidgets), 'Widgets with nothing in them').toEqual([]);
  }

  /**
   * The text is in a live region, belongs to the focused element, or is what a dialog with the focus opened with, so
   * that screen readers announce it.
   */
  async isAnnounced(text: Locator): Promise<void> {
    await expect(text.first()).toBeVisible();
    await expect.poll(() => text.evaluateAll(isOneAnnounced, live), `${text.toString()} is announced`).toBe(true);
  }

  /** What the page announces beside its fields: the texts of live regions, and the titles of open dialogs. */
  announcements(page: Page, selector = `${live}, dialog[open] h2`): Promise<string[]> {
    return page.evaluate(readTexts, selector);
  }

  /** The page announces only what it announced before, and what begins with `alsoAnnounced`. */
  async nothingElseIsAnnounced(page: Page, before: readonly string[], alsoAnnounced?: string): Promise<void> {
    const others = async () =>
      (await this.announcements(page)).filter((text) => alsoAnnounced === undefined || !text.startsWith(alsoAnnounced));
    await expect.poll(others, 'What the page announces').toEqual(before);
  }

  async noErrorIsAnnounced(page: Page): Promise<void> {
    await expect.poll(() => this.announcements(page, '[role=alert]'), 'Announced errors').toEqual([]);
  }

  /** The values of a widget's fields; none if the widget is missing. */
  async fields(widget: Locator): Promise<Fields> {
    const [fields = {}] = await widget.evaluateAll(readFields);
    return fields;
  }

  /**
   * What the fields must have after `action`: what they had before it, and what is typed or chosen in it. Reads no
   * field afterwards, because a field that `action` empties has to keep its value. A value that the widget formats must be
   * typed in that format.
   */
  async fieldsToKeep(widget: Locator, action: () => Promise<unknown>): Promise<Fields> {
    const page = widget.page();
    // An empty field has nothing to lose: the page may fill it in.
    const before = Object.entries(await this.fields(widget)).filter(([, value]) => value !== '');
    await page.evaluate(takeTyping);
    await action();
    return { ...Object.fromEntries(before), ...(await page.evaluate(takeTyping)) };
  }

  /** Each of these fields still exists with its value. */
  async nothingTypedIsLost(widget: Locator, before: Fields): Promise<void> {
    await expect.poll(() => this.fields(widget), 'Values of the fields').toMatchObject(before);
  }

  /** All submissions had one transaction id. */
  oneQuoteWasAskedFor(): void {
    expect([...this.#transactions], 'Transactions that were submitted').toHaveLength(1);
  }

  async atMostOneLead(email: string): Promise<void> {
    expect((await this.sandbox.leads(email)).length, 'Rows of the lead store').toBeLessThanOrEqual(1);
  }

  async oneCharge(policyNumber: string): Promise<void> {
    expect(await this.sandbox.charges(policyNumber), 'Charges').toHaveLength(1);
  }

  async noCharge(policyNumber: string): Promise<void> {
    expect(await this.sandbox.charges(policyNumber), 'Charges').toEqual([]);
  }

  #counts(request: Request): void {
    if (!/\/rating\/prepareTransaction$/i.test(new URL(request.url()).pathname) || request.method() !== 'POST') return;
    const { transactionId } = request.postDataJSON() as { transactionId: string };
    this.#transactions.add(transactionId);
  }
}

function findBlankWidgets(): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0;
  return (
    [...document.querySelectorAll<HTMLElement>('*')]
      .filter(({ localName, dataset }) => localName.startsWith('cover-') || dataset.covermount === localName)
      // Offers render nothing of their own.
      .filter(({ localName }) => localName !== 'cover-offers')
      .filter((element) => element.checkVisibility() && element.dataset.coverDrawn !== undefined)
      .filter((element) => {
        const inside = [...(element.shadowRoot ?? element).querySelectorAll<HTMLElement>('*')];
        return !inside.some(
          (descendant) =>
            isShown(descendant) &&
            (descendant.matches('input, button, select') || (descendant.innerText ?? '').trim() !== ''),
        );
      })
      .map(({ localName }) => localName)
  );
}

function readTexts(selector: string): string[] {
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  return roots
    .flatMap((root) => [...root.querySelectorAll(selector)])
    .filter((element) => element.checkVisibility())
    .map(({ textContent }) => textContent.trim())
    .filter(Boolean);
}

/** What the page records for `isOneAnnounced`: the texts of the elements that a dialog opened with. */
type OpenedDialogs = WeakMap<Element, WeakMap<Element, string>>;

function recordDialogs(): void {
  const openedDialogs: OpenedDialogs = new WeakMap();
  Object.assign(globalThis, { openedDialogs });
  const { prototype } = HTMLDialogElement;
  const { showModal } = prototype;
  prototype.showModal = function (this: HTMLDialogElement) {
    showModal.call(this);
    const parts = [this, ...this.querySelectorAll('*')];
    openedDialogs.set(this, new WeakMap(parts.map((part) => [part, part.textContent])));
  };
}

function isOneAnnounced(found: Element[], selector: string): boolean {
  const { openedDialogs } = globalThis as unknown as { openedDialogs: OpenedDialogs };
  return found.some((element) => {
    const root = element.getRootNode() as Document | ShadowRoot;
    const text = element.textContent.trim();
    if (text === '') return false;
    if (
      element.closest(selector) ||
      [...root.querySelectorAll(selector)].some(({ textContent }) => textContent.includes(text))
    )
      return true;
    const focused = root.activeElement;
    if (!focused) return false;
    const ids = ['aria-describedby', 'aria-labelledby', 'aria-errormessage'].flatMap(
      (name) => focused.getAttribute(name)?.split(' ') ?? [],
    );
    const isPartOfItsName = ids.some((id) => root.getElementById(id)?.contains(element));
    // A dialog is named by its title.
    const announced = element.matches('dialog')
      ? root.getElementById(element.getAttribute('aria-labelledby') ?? '')
      : element;
    if (!announced) return false;
    if (isPartOfItsName || announced.contains(focused)) return true;
    const dialog = announced.closest('dialog');
    // A dialog is read as it opens; what is added to it later is not.
    if (dialog?.contains(focused) && openedDialogs.get(dialog)?.get(announced) === announced.textContent) return true;
    return focused !== dialog && focused.contains(announced);
  });
}

/** What the page has for `readFields`. */
interface FieldReader {
  read(this: void, control: Control): [name: string, value: string];
  /** What was typed or chosen since the last call. */
  typed: Record<string, string>;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function recordTyping(): void {
  const isTicked = (control: Control) => control instanceof HTMLInputElement && /radio|checkbox/.test(control.type);
  const reader: FieldReader = {
    read(control) {
      const label = control.labels?.[0]?.textContent.trim() ?? control.name;
      const group = control.closest('fieldset')?.querySelector('legend')?.textContent.trim() ?? '';
      const value = isTicked(control) ? String((control as HTMLInputElement).checked) : control.value;
      return [`${group}/${label}`, value];
    },
    typed: {},
  };
  Object.assign(globalThis, { fieldReader: reader });
  // Before the widget learns of it, and could empty the field.
  const record = (event: Event) => {
    const [control] = event.composedPath() as Control[];
    if (!control?.matches('input, select, textarea')) return;
    const sameGroup = `input[type=radio][name="${CSS.escape(control.name)}"]`;
    const changed =
      control.type === 'radio'
        ? [...(control.getRootNode() as ParentNode).querySelectorAll<HTMLInputElement>(sameGroup)]
        : [control];
    Object.assign(reader.typed, Object.fromEntries(changed.map(reader.read)));
  };
  addEventListener('input', record, { capture: true });
}

/** Returns what was typed since it was called before; nothing on a page without scripts. */
function takeTyping(): Record<string, string> {
  const { fieldReader } = globalThis as unknown as { fieldReader?: FieldReader };
  const typed = fieldReader?.typed ?? {};
  if (fieldReader) fieldReader.typed = {};
  return typed;
}

function readFields(widgets: Element[]): Record<string, string>[] {
  const { fieldReader } = globalThis as unknown as { fieldReader: FieldReader };
  return widgets.map((widget) => {
    const controls = [...(widget.shadowRoot ?? widget).querySelectorAll<Control>('input, select, textarea')];
    return Object.fromEntries(
      controls
        .filter((control) => !/hidden|file/.test(control.type) && !control.closest('[aria-hidden=true]'))
        .filter((control) => control.checkVisibility() || /radio|checkbox/.test(control.type))
        .map((control) => fieldReader.read(control)),
    );
  });
}
