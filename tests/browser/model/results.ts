import { expect, type Locator, type Page } from '@playwright/test';
import { format } from '#i18n/format';
import type { Strings } from '#widgets/quote-flow/strings.en';

/** The results step with its ranked quotes. */
export class Results {
  private readonly scope: Page | Locator;
  private readonly texts: Strings;
  private readonly firstName: string;

  constructor(
    private readonly page: Page,
    { scope, texts, firstName }: { scope: Page | Locator; texts: Strings; firstName: string },
  ) {
    this.scope = scope;
    this.texts = texts;
    this.firstName = firstName;
  }

  get title(): Locator {
    const [before = '', after = ''] = this.texts['results.titleNamed.other'].split('{count}');
    const words = (text: string) =>
      format(text, { name: this.firstName }).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return this.scope.getByRole('heading', { name: new RegExp(`^${words(before)}\\d+${words(after)}$`) });
  }

  /** Waits for the cards; carriers take some seconds. */
  async show(): Promise<void> {
    await expect(this.title).toBeVisible({ timeout: 30_000 });
  }

  /** Waits for the cards and the focus on their heading, which screen readers announce. */
  async arrive(): Promise<void> {
    await this.show();
    await expect(this.title).toBeFocused();
  }

  get cards(): Locator {
    return this.scope.getByRole('article');
  }

  /** Without the cards behind “Show more”. */
  get visibleCards(): Locator {
    return this.cards.filter({ visible: true });
  }

  card(carrier: string): Locator {
    return this.scope.getByRole('article', { name: carrier, exact: true });
  }

  /** A button of a card, named by its action and carrier. */
  action(name: string, carrier: string): Locator {
    return this.card(carrier).getByRole('button', {
      name: format(this.texts['results.actionFor'], { action: name, carrier }),
      exact: true,
    });
  }

  carriers(): Promise<string[]> {
    // Cards far from the viewport are not laid out, so they have no inner text.
    return this.visibleCards.getByRole('heading', { level: 3 }).allTextContents();
  }

  /** The carriers whose card offers an action, in order. */
  async carriersWith(name: string): Promise<string[]> {
    const found: string[] = [];
    for (const carrier of await this.carriers()) if (await this.action(name, carrier).isVisible()) found.push(carrier);
    return found;
  }

  /** The first carrier that sells online in a frame. */
  async carrierThatCanBeFramed(): Promise<string> {
    const carriers = await this.carriersWith(this.texts['results.buy']);
    return carriers.find((name) => !['Copper Kettle Casualty', 'Seven Creeks Preferred'].includes(name))!;
  }

  /** Payments of the visible cards in dollars, from the top. */
  async payments(): Promise<number[]> {
    const texts = await this.visibleCards.locator('.cover-price-amount').allInnerTexts();
    return texts.map(dollars);
  }

  /** The amounts next to a term on each card, in dollars; undefined on cards without it. */
  async amounts(word: string): Promise<(number | undefined)[]> {
    const cards = await this.visibleCards.all();
    return Promise.all(
      cards.map(async (card) => {
        const values = card
          .getByRole('term')
          .filter({ hasText: new RegExp(`^${word}$`) })
          .locator('xpath=following-sibling::dd[1]');
        return (await values.count()) > 0 ? dollars(await values.innerText()) : undefined;
      }),
    );
  }

  async sortBy(order: string): Promise<void> {
    await this.scope.getByRole('combobox', { name: this.texts['results.sortBy'] }).selectOption({ label: order });
  }

  get onlyBuyable(): Locator {
    return this.scope.getByRole('switch', { name: this.texts['results.onlyBuyable'] });
  }

  /** The checkbox that selects a card for comparison. */
  comparing(carrier: string): Locator {
    return this.card(carrier).getByRole('checkbox', {
      name: format(this.texts['results.actionFor'], { action: this.texts['results.compare'], carrier }),
      exact: true,
    });
  }

  compareNow(count: number): Locator {
    return this.scope.getByRole('button', { name: format(this.texts['results.compareCount'], { count }), exact: true });
  }

  get comparison(): Locator {
    return this.scope.getByRole('table', { name: this.texts['results.compareTitle'] });
  }

  /** The cells of a row of the comparison. */
  compared(name: string): Promise<string[]> {
    return this.comparison
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .getByRole('cell')
      .allInnerTexts();
  }

  get print(): Locator {
    return this.scope.getByRole('button', { name: this.texts['results.print'] });
  }

  /** The printed quotes. */
  get paper(): Locator {
    return this.page.locator('.cover-print');
  }

  get showMore(): Locator {
    return this.scope.getByRole('button', { name: /^(Show \d+ more|Mostrar \d+ )/ });
  }

  get showFewer(): Locator {
    return this.scope.getByRole('button', { name: this.texts['results.showLess'] });
  }

  get partnerPage() {
    return this.page.frameLocator('iframe');
  }
}

/** The number in `$1,234.56` or `1,234.56 US$`. */
function dollars(text: string): number {
  return Number(text.replaceAll(/[^\d.]/g, ''));
}
