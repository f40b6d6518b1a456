import { expect, type Locator, type Page } from '@playwright/test';
import { format } from '#i18n/format';
import { en, type AccountHeaderStrings } from '#widgets/account-header/strings.en';
import { es } from '#widgets/account-header/strings.es';
import { en as signInEn } from '#widgets/sign-in/strings.en';
import { es as signInEs } from '#widgets/sign-in/strings.es';
import type { Author } from './author.ts';

/** A customer of the sandbox: `packages/sandbox/accounts/seeded-customers.ts`. */
const alex = { email: 'alex@example.com', password: 'Example1!', name: 'Alex Example' };

/** A customer on a page with the account header: what they do and what they see. */
export class Customer {
  readonly texts: AccountHeaderStrings;

  constructor(
    readonly page: Page,
    private readonly language: 'en' | 'es' = 'en',
  ) {
    this.texts = language === 'es' ? es : en;
  }

  /** Publishes a site of two pages with the header, and its sign-in page. */
  static async hasSite(
    author: Author,
    {
      config = {},
      pageBlock = {},
      lang = 'en',
    }: { config?: object; pageBlock?: Record<string, unknown>; lang?: string } = {},
  ): Promise<void> {
    const header = JSON.stringify({ portalPage: '/account.html', links: { Help: '/help.html' }, ...config });
    const body = (title: string) =>
      `<header><cover-account-header sign-in-page="/sign-in.html"><a href="/sign-in.html">Members</a><script type="application/json">${header}</script></cover-account-header></header><main><h1>${title}</h1><p><a href="/help.html">Another page</a></p></main>`;
    await author.publishes({ body: body('Home'), pageBlock, lang }, '/home.html');
    await author.publishes({ body: body('Account'), pageBlock, lang }, '/account.html');
    await author.publishes({ body: body('Help'), pageBlock, lang }, '/help.html');
    await author.publishes(
      { body: '<main><cover-sign-in welcome-page="/account.html"></cover-sign-in></main>', pageBlock, lang },
      '/sign-in.html',
    );
  }

  onAnotherPage(page: Page): Customer {
    return new Customer(page, this.language);
  }

  get signInLink(): Locator {
    return this.page.locator('cover-account-header').getByRole('link', { name: this.texts.signIn, exact: true });
  }

  get menu(): Locator {
    return this.page.getByRole('button', { name: format(this.texts.accountOf, alex) });
  }

  get warning(): Locator {
    return this.page.getByRole('dialog', { name: this.texts.warningTitle });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  link(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true });
  }

  async opens(path: string): Promise<void> {
    await this.page.goto(path);
  }

  /** On the sign-in page. */
  async givesCredentials(): Promise<void> {
    const texts = this.language === 'es' ? signInEs : signInEn;
    await this.page.getByRole('textbox', { name: texts.email }).fill(alex.email);
    await this.page.getByLabel(texts.password, { exact: true }).fill(alex.password);
    await this.button(texts.submit).click();
    await expect(this.page).toHaveURL(/\/account\.html$/);
  }

  async signsIn(origin: string): Promise<void> {
    await this.opens(`${origin}/sign-in.html`);
    await this.givesCredentials();
    await this.seesName();
  }

  async signsOut(): Promise<void> {
    await this.menu.click();
    await this.button(this.texts.signOut).click();
  }

  async seesName(): Promise<void> {
    await expect(this.menu).toBeVisible();
  }

  async isSignedOut(): Promise<void> {
    await expect(this.signInLink).toBeVisible();
    await expect(this.page.locator('cover-account-header')).not.toContainText(alex.name);
  }
}
