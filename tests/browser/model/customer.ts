import { expect, type Locator, type Page } from '@playwright/test';
import { format } from '#i18n/format';
import { en, type AccountHeaderStrings } from '#widgets/account-header/strings.en';
import { es } from '#widgets/account-header/strings.es';
import { en as forgotEn } from '#widgets/forgot-password/strings.en';
import { es as forgotEs } from '#widgets/forgot-password/strings.es';
import { en as setEn } from '#widgets/set-password/strings.en';
import { es as setEs } from '#widgets/set-password/strings.es';
import { en as signInEn } from '#widgets/sign-in/strings.en';
import { es as signInEs } from '#widgets/sign-in/strings.es';
import type { Author } from './author.ts';
import { Watch } from './watch.ts';

/** Customers of the sandbox: `packages/sandbox/accounts/seeded-customers.ts`. */
export const customers = {
  alex: { email: 'alex@example.com', password: 'Example1!', name: 'Alex Example' },
  /** A customer of the `ca` services. */
  jordan: { email: 'jordan@example.com', password: 'Sample2@', name: 'Jordan Sample' },
  jamie: { email: 'jamie@example.com', password: 'a long sentence that Jamie knows', name: 'Jamie Fixture' },
  /** A customer without a password before the first link. */
  riley: { email: 'riley@example.com', password: '', name: 'Riley Example' },
} as const;

type Account = Readonly<Record<'email' | 'password' | 'name', string>>;

/** Page model of a customer on the pages of their account. */
export class Customer {
  readonly texts: AccountHeaderStrings;
  readonly signInTexts: typeof signInEn;
  readonly forgotTexts: typeof forgotEn;
  readonly setTexts: typeof setEn;

  constructor(
    readonly page: Page,
    private readonly language: 'en' | 'es' = 'en',
    readonly account: Account = customers.alex,
  ) {
    const isSpanish = language === 'es';
    this.texts = isSpanish ? es : en;
    this.signInTexts = isSpanish ? signInEs : signInEn;
    this.forgotTexts = isSpanish ? forgotEs : forgotEn;
    this.setTexts = isSpanish ? setEs : setEn;
    Watch.of(page)?.alsoKeepsPrivate({ email: account.email, password: account.password });
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
    return new Customer(page, this.language, this.account);
  }

  get signInLink(): Locator {
    return this.page.locator('cover-account-header').getByRole('link', { name: this.texts.signIn, exact: true });
  }

  get menu(): Locator {
    return this.page.getByRole('button', { name: format(this.texts.accountOf, { name: this.account.name }) });
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

  /** Fills in the form of the sign-in page, without sending it. */
  async entersCredentials(password: string = this.account.password): Promise<void> {
    const email = this.page.getByRole('textbox', { name: this.signInTexts.email });
    // The remembered address may be filled in while the test types, and then precedes the typed text.
    await expect(async () => {
      await email.fill(this.account.email);
      await expect(email).toHaveValue(this.account.email, { timeout: 100 });
    }).toPass();
    await this.page.getByLabel(this.signInTexts.password, { exact: true }).fill(password);
  }

  /** Enters the credentials on the sign-in page, and sends them. */
  async typesCredentials(password?: string): Promise<void> {
    await this.entersCredentials(password);
    await this.button(this.signInTexts.submit).click();
  }

  /** Signs in on the sign-in page of the site that `hasSite` publishes. */
  async givesCredentials(): Promise<void> {
    await this.typesCredentials();
    await expect(this.page).toHaveURL(/\/account\.html$/);
  }

  /** Fills in the form that asks for a link, without sending it. */
  async entersEmail(): Promise<void> {
    await this.page.getByRole('textbox', { name: this.forgotTexts.email }).fill(this.account.email);
  }

  /** On the page that asks for a link. */
  async asksForLink(): Promise<void> {
    await this.entersEmail();
    await this.sendsEmail();
  }

  /** Sends the form that asks for a link. */
  async sendsEmail(): Promise<void> {
    await this.button(this.forgotTexts.submit).click();
    await expect(this.page.getByRole('heading', { name: this.forgotTexts.sentTitle })).toBeVisible();
  }

  /** Opens the mailbox and follows the link of the newest message. */
  async followsLink(origin: string): Promise<void> {
    await this.page.goto(`${origin}/sandbox/mailbox?to=${encodeURIComponent(this.account.email)}`);
    await this.page.getByRole('article').first().getByRole('link').click();
  }

  /** The messages that were sent to the customer, the newest first. */
  async mails(origin: string): Promise<readonly { link: string }[]> {
    const mails = await this.page.request.get(`${origin}/sandbox/mailbox?to=${encodeURIComponent(this.account.email)}`);
    return (await mails.json()) as { link: string }[];
  }

  /** The link of the newest message. */
  async newestLink(origin: string): Promise<URL> {
    const [newest] = await this.mails(origin);
    return new URL(newest!.link);
  }

  newPassword(): Locator {
    return this.page.getByLabel(this.setTexts.password, { exact: true });
  }

  repeatedPassword(): Locator {
    return this.page.getByLabel(this.setTexts.passwordVerify, { exact: true });
  }

  /** Fills in the page of a link, without sending it. */
  async entersPassword(password: string): Promise<void> {
    Watch.of(this.page)?.alsoKeepsPrivate({ password });
    await this.newPassword().fill(password);
    await this.repeatedPassword().fill(password);
  }

  /** On the page of a link. */
  async choosesPassword(password: string): Promise<void> {
    await this.entersPassword(password);
    await this.button(this.setTexts.submit).click();
  }

  async seesPasswordSet(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: this.setTexts.doneTitle })).toBeVisible();
  }

  async signsIn(origin: string): Promise<void> {
    await this.opens(`${origin}/sign-in.html`);
    await this.givesCredentials();
    await this.seesName();
  }

  async signsOut(): Promise<void> {
    await this.menu.click();
    await this.page
      .locator('cover-account-header')
      .getByRole('button', { name: this.texts.signOut, exact: true })
      .click();
  }

  async seesName(): Promise<void> {
    await expect(this.menu).toBeVisible();
  }

  async isSignedOut(): Promise<void> {
    await expect(this.signInLink).toBeVisible();
    await expect(this.page.locator('cover-account-header')).not.toContainText(this.account.name);
  }
}
