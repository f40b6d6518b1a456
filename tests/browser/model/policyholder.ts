import { expect, type Locator, type Page } from '@playwright/test';
import { format } from '#i18n/format';
import { en } from '#widgets/customer-portal/strings.en';
import { es } from '#widgets/customer-portal/strings.es';
import { axeBarriers } from '../../a11y/checkers.ts';
import { Customer } from './customer.ts';
import type { Sandbox } from './sandbox.ts';

type Texts = typeof en;
type Tab = 'dashboard' | 'policies' | 'account';

/** Page model of a customer in the portal. */
export class Policyholder {
  readonly texts: Texts;
  readonly portal: Locator;

  private constructor(
    readonly page: Page,
    private readonly sandbox: Sandbox,
    readonly language: 'en' | 'es',
    readonly policyNumbers: readonly string[],
    private readonly account: { email: string; password: string },
  ) {
    this.texts = language === 'es' ? es : en;
    this.portal = page.locator('cover-customer-portal');
  }

  /** Creates a customer that no other test uses. */
  static async of(
    page: Page,
    sandbox: Sandbox,
    {
      portfolio = 'paying',
      language = 'en',
    }: {
      portfolio?: Parameters<Sandbox['makesCustomer']>[0];
      language?: 'en' | 'es';
    } = {},
  ): Promise<Policyholder> {
    const { email, password, policyNumbers } = await sandbox.makesCustomer(portfolio);
    return new Policyholder(page, sandbox, language, policyNumbers, { email, password });
  }

  in(page: Page): Policyholder {
    return new Policyholder(page, this.sandbox, this.language, this.policyNumbers, this.account);
  }

  async opens(query = ''): Promise<void> {
    await this.page.goto(`${this.sandbox.url}/customer-portal.html?language=${this.language}${query}`);
  }

  async signsIn(): Promise<void> {
    await this.page.goto(`${this.sandbox.url}/sign-in.html?language=${this.language}`);
    await new Customer(this.page, this.language, { ...this.account, name: '' }).typesCredentials();
    await expect(this.page).not.toHaveURL(/sign-in/);
  }

  /** A policy number of this customer that begins like a seeded one. */
  policy(seeded: string): string {
    return this.policyNumbers.find((number) => number.startsWith(seeded))!;
  }

  heading(name: string): Locator {
    return this.portal.getByRole('heading', { name, exact: true });
  }

  button(name: string): Locator {
    return this.portal.getByRole('button', { name, exact: true });
  }

  /** The card of a policy. */
  card(policyNumber: string): Locator {
    return this.portal.getByRole('article').filter({ hasText: policyNumber });
  }

  payButton(policyNumber: string): Locator {
    return this.button(format(this.texts.payNowOf, { number: policyNumber }));
  }

  /** Pay now, once the customer went to the payment page. */
  continueButton(policyNumber: string): Locator {
    return this.button(format(this.texts.continuePaymentOf, { number: policyNumber }));
  }

  async seesTab(tab: Tab): Promise<void> {
    await expect(this.heading(this.texts[`tab.${tab}`])).toBeVisible();
  }

  /** Opens a tab by the menu of a phone. */
  async choosesTab(tab: Tab): Promise<void> {
    await this.portal.locator('button[part~="menu-button"]').click();
    await this.portal
      .getByRole('link', { name: this.texts[`tab.${tab}`], exact: true })
      .last()
      .click();
    await expect(this.heading(this.texts[`tab.${tab}`])).toBeFocused();
  }

  async meetsNoBarrier(): Promise<void> {
    expect(await axeBarriers(this.page)).toEqual([]);
  }
}
