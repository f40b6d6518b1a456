import { type BrowserContext, expect, type Locator, type Page, type Request } from '@playwright/test';
import type { Sandbox } from '../../browser/model/sandbox.ts';

/** The values of a widget's fields, by group and label. */
export type Fields = Readonly<Record<string, string>>;

/** What must hold after any fault. `Watch` checks the rest: uncaught errors and leaked personal data. */
export class Invariants {
  readonly #transactions = new Set<string>();

  private constructor(private readonly sandbox: Sandbox) {}

  static over(context: BrowserContext, sandbox: Sandbox): Invariants {
    const invariants = new Invariants(sandbox);
    context.on('request', (request) => invariants.#counts(request));
    return invariants;
  }

  /** Every widget of the page shows text or a control. */
  async noWidgetIsBlank(page: Page): Promise<void> {
    await expect.poll(() => page.evaluate(findBlankWidgets), 'Widgets with nothing in them').toEqual([]);
  }

  /** The text is in a live region or belongs to the focused element, so that screen readers announce it. */
  async isAnnounced(text: Locator): Promise<void> {
    await expect(text.first()).toBeVisible();
    await expect.poll(() => text.evaluateAll(areSaid), `${text.toString()} is announced`).toBe(true);
  }

  /** The values of a widget's fields; none if the widget is missing. */
  async fields(widget: Locator): Promise<Fields> {
    const [fields = {}] = await widget.evaluateAll(readFields);
    return fields;
  }

  /** Every field still exists with its value. */
  async nothingTypedIsLost(widget: Locator, before: Fields): Promise<void> {
    await expect.poll(() => this.fields(widget), 'What stands in the fields').toMatchObject(before);
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

function areSaid(found: Element[]): boolean {
  const live = '[role=alert], [role=status], [aria-live=polite], [aria-live=assertive], output';
  return found.some((element) => {
    const root = element.getRootNode() as Document | ShadowRoot;
    const text = element.textContent.trim();
    if (element.closest(live) || [...root.querySelectorAll(live)].some(({ textContent }) => textContent.includes(text)))
      return true;
    const focused = root.activeElement;
    if (!focused) return false;
    const ids = ['aria-describedby', 'aria-labelledby', 'aria-errormessage'].flatMap(
      (name) => focused.getAttribute(name)?.split(' ') ?? [],
    );
    const isSaidWithIt = ids.some((id) => root.getElementById(id)?.contains(element));
    return (
      isSaidWithIt ||
      focused.contains(element) ||
      element.contains(focused) ||
      element.closest('dialog')?.contains(focused) === true
    );
  });
}

function readFields(widgets: Element[]): Record<string, string>[] {
  return widgets.map((widget) => {
    const controls = [
      ...(widget.shadowRoot ?? widget).querySelectorAll<HTMLInputElement | HTMLSelectElement>(
        'input, select, textarea',
      ),
    ];
    return Object.fromEntries(
      controls
        .filter(({ type }) => !/hidden|file/.test(type))
        .filter((control) => control.checkVisibility() || /radio|checkbox/.test(control.type))
        .map((control) => {
          const label = control.labels?.[0]?.textContent.trim() ?? control.name;
          const group = control.closest('fieldset')?.querySelector('legend')?.textContent.trim() ?? '';
          const isTicked = control instanceof HTMLInputElement && /radio|checkbox/.test(control.type);
          return [`${group}/${label}`, isTicked ? String(control.checked) : control.value];
        }),
    );
  });
}
