import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { format } from '#i18n/format';
import { en } from '#widgets/roadside/strings.en';
import { es } from '#widgets/roadside/strings.es';
import { axeBarriers, ibmBarriers } from '../../a11y/checkers.ts';
import { beginningWith } from './beginning-with.ts';
import { PaymentPage } from './payment-page.ts';
import type { Sandbox } from './sandbox.ts';
import { Watch } from './watch.ts';

type Texts = typeof en;
type Text = keyof Texts;

/** What a buyer types besides the email address. */
const buyer = { firstName: 'Alex', lastName: 'Imaginary', phone: '5125550142', street: '100 Sample St' };

/** A visitor who buys a roadside membership. */
export class RoadsideMember {
  readonly texts: Texts;
  readonly widget: Locator;
  readonly paymentPage: PaymentPage;

  constructor(
    readonly page: Page,
    private readonly sandbox: Sandbox,
    readonly language: 'en' | 'es' = 'en',
    /** An email address that no other test enrolls. */
    readonly email = `alex-${randomUUID().slice(0, 8)}@example.com`,
  ) {
    this.texts = language === 'es' ? es : en;
    this.widget = page.locator('cover-roadside');
    this.paymentPage = new PaymentPage(page, language);
    Watch.of(page)?.alsoKeepsPrivate({ ...buyer, email });
  }

  /** The same member in another tab. */
  in(page: Page): RoadsideMember {
    return new RoadsideMember(page, this.sandbox, this.language, this.email);
  }

  async opens(query = ''): Promise<void> {
    await this.page.goto(`${this.sandbox.url}/roadside.html?language=${this.language}${query}`);
  }

  field(name: Text): Locator {
    return this.widget.getByRole('textbox', { name: beginningWith(this.texts[name]) });
  }

  get stateField(): Locator {
    return this.widget.getByRole('combobox', { name: this.texts.state });
  }

  get consent(): Locator {
    return this.widget.getByRole('checkbox');
  }

  choice(membership: 'single' | 'family'): Locator {
    return this.widget.getByRole('radio', { name: beginningWith(this.texts[`membership.${membership}`]) });
  }

  button(name: Text): Locator {
    return this.widget.getByRole('button', { name: this.texts[name], exact: true });
  }

  payButton(amount: string): Locator {
    return this.widget.getByRole('button', { name: format(this.texts.payAmount, { amount }), exact: true });
  }

  get document(): Locator {
    return this.widget.getByRole('link', { name: this.texts.openDocument });
  }

  async sees(title: Text): Promise<void> {
    await expect(this.widget.getByRole('heading', { level: 2, name: this.texts[title], exact: true })).toBeVisible();
  }

  async reads(text: string | RegExp): Promise<void> {
    await expect(this.widget.getByText(text).first()).toBeVisible();
  }

  async chooses(membership: 'single' | 'family'): Promise<void> {
    await this.sees('membershipTitle');
    await this.choice(membership).check();
    await this.button('next').click();
    await this.sees('buyerTitle');
  }

  /** Fills in everything but city and state, which the zip code fills in. */
  async fillsIn({ zip = '78701' } = {}): Promise<void> {
    await this.field('firstName').fill(buyer.firstName);
    await this.field('middleName').fill('J');
    await this.field('lastName').fill(buyer.lastName);
    await this.field('email').fill(this.email);
    await this.field('phone').fill(buyer.phone);
    await this.field('street').fill(buyer.street);
    await this.field('zip').fill(zip);
    await expect(this.field('city')).not.toHaveValue('');
    // The label covers the box.
    await this.consent.check({ force: true });
  }

  /** Goes from the first step to the payment page. */
  async goesToPay(membership: 'single' | 'family' = 'single'): Promise<void> {
    await this.chooses(membership);
    await this.fillsIn();
    await this.payButton(membership === 'single' ? '$39.00' : '$69.00').click();
    await this.paymentPage.sees();
  }

  async meetsNoBarrier(): Promise<void> {
    expect(await axeBarriers(this.page)).toEqual([]);
  }

  /** Neither checker finds a violation, and nothing scrolls sideways. */
  async fits(width: number): Promise<void> {
    expect([...(await axeBarriers(this.page)), ...(await ibmBarriers(this.page))]).toEqual([]);
    expect(await this.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  enrollments(): ReturnType<Sandbox['memberships']> {
    return this.sandbox.memberships(this.email);
  }

  async charges(): Promise<readonly { amount: number }[]> {
    return (await this.enrollments()).flatMap(({ charges }) => charges);
  }
}
