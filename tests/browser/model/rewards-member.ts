import { expect, type Locator, type Page } from '@playwright/test';
import { format } from '#i18n/format';
import { en } from '#widgets/customer-portal/strings.en';
import { es } from '#widgets/customer-portal/strings.es';
import { Customer } from './customer.ts';
import type { Sandbox } from './sandbox.ts';
import { Watch } from './watch.ts';

type Texts = Readonly<Record<keyof typeof en, string>>;

/** The friend whom the customer refers. */
const friend = {
  firstName: 'José',
  lastName: "O'Brien-García",
  email: 'jose.friend@example.com',
  phone: '5125550188',
  birthDate: { month: '9', day: '2', year: '1991' },
};

/** A customer of the demo site who collects points, refers friends and requests new rates of quotes. */
export class RewardsMember {
  readonly texts: Texts;
  readonly portal: Locator;

  private constructor(
    readonly page: Page,
    private readonly sandbox: Sandbox,
    private readonly language: 'en' | 'es',
    readonly email: string,
    private readonly password: string,
  ) {
    this.texts = language === 'es' ? es : en;
    this.portal = page.locator('cover-customer-portal');
  }

  /** Creates a customer that no other test uses. */
  static async create(
    page: Page,
    sandbox: Sandbox,
    { portfolio = 'paying', language = 'en' }: { portfolio?: string; language?: 'en' | 'es' } = {},
  ): Promise<RewardsMember> {
    const response = await fetch(`${sandbox.url}/sandbox/admin/customers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ portfolio }),
    });
    const { email, password } = (await response.json()) as { email: string; password: string };
    return new RewardsMember(page, sandbox, language, email, password);
  }

  async signsIn(): Promise<void> {
    const { email, password, language } = this;
    await this.page.goto(`${this.sandbox.url}/sign-in.html?language=${language}`);
    await new Customer(this.page, language, { email, password, name: '' }).typesCredentials();
    await expect(this.page).not.toHaveURL(/sign-in/);
  }

  async opens(tab: 'dashboard' | 'rewards' | 'myquotes'): Promise<void> {
    await this.page.goto(`${this.sandbox.url}/customer-portal.html?tabid=${tab}&language=${this.language}`);
  }

  button(name: string): Locator {
    return this.portal.getByRole('button', { name, exact: true });
  }

  dialog(name: string | RegExp): Locator {
    return this.portal.getByRole('dialog', { name });
  }

  field(name: keyof Texts): Locator {
    return this.portal.getByRole('textbox', { name: this.texts[name], exact: true });
  }

  get balance(): Locator {
    return this.portal.locator('[part=balance]');
  }

  /** Chooses a gift card and confirms. */
  async redeems(card: string): Promise<void> {
    await this.button(format(this.texts['rewards.redeemNamed'], { card })).click();
    await this.button(this.texts['rewards.confirm']).click();
  }

  /** Presses a network’s button, and returns the pop-up that opens. */
  async opensNetwork(network: 'instagram' | 'facebook'): Promise<Page> {
    const popup = this.page.waitForEvent('popup');
    await this.button(this.texts[`rewards.connect.${network}`]).click();
    return popup;
  }

  /** Fills in the form that refers a friend. The zip code fills in city and state. */
  async entersFriend(): Promise<void> {
    Watch.of(this.page)?.alsoKeepsPrivate(friend);
    await this.field('referral.firstName').fill(friend.firstName);
    await this.field('referral.lastName').fill(friend.lastName);
    await this.field('referral.email').fill(friend.email);
    await this.field('referral.phone').fill(friend.phone);
    await this.field('referral.month').fill(friend.birthDate.month);
    await this.field('referral.day').fill(friend.birthDate.day);
    await this.field('referral.year').fill(friend.birthDate.year);
    await this.field('referral.zip').fill('78701');
    await expect(this.field('referral.city')).toHaveValue('Austin');
  }

  /** This customer’s referrals at the services. */
  async referrals(): Promise<readonly Record<string, unknown>[]> {
    const response = await fetch(`${this.sandbox.url}/sandbox/admin/referrals?email=${encodeURIComponent(this.email)}`);
    return (await response.json()) as readonly Record<string, unknown>[];
  }
}
