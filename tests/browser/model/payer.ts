import { expect, type Locator, type Page } from '@playwright/test';
import { format } from '#i18n/format';
import { en } from '#widgets/make-a-payment/strings.en';
import { es } from '#widgets/make-a-payment/strings.es';
import { axeBarriers } from '../../a11y/checkers.ts';
import { ownPolicy, PaymentPage } from './payment-page.ts';
import type { Sandbox } from './sandbox.ts';
import { hasStored } from './stored-records.ts';
import { Watch } from './watch.ts';

type Texts = typeof en;
type Text = keyof Texts;

/** What the payer types. */
const contact = {
  email: 'alex@example.com',
  phone: '5125550142',
  birthDate: { month: '4', day: '17', year: '1990' },
};

/** A policyholder who pays a premium. */
export class Payer {
  readonly texts: Texts;
  readonly paymentPage: PaymentPage;

  constructor(
    readonly page: Page,
    private readonly sandbox: Sandbox,
    readonly language: 'en' | 'es' = 'en',
    /** A policy that no other test pays. */
    readonly policyNumber = ownPolicy(),
    readonly widget: Locator = page.locator('cover-make-a-payment'),
  ) {
    this.texts = language === 'es' ? es : en;
    this.paymentPage = new PaymentPage(page, language);
    Watch.of(page)?.alsoKeepsPrivate(contact);
  }

  /** The same payer with another policy. */
  with(seeded: string): Payer {
    return new Payer(this.page, this.sandbox, this.language, ownPolicy(seeded));
  }

  /** The same payer in another tab. */
  in(page: Page): Payer {
    return new Payer(page, this.sandbox, this.language, this.policyNumber);
  }

  async opens(query = ''): Promise<void> {
    await this.page.goto(`${this.sandbox.url}/make-a-payment.html?language=${this.language}${query}`);
  }

  field(name: Text): Locator {
    return this.widget.getByRole('textbox', { name: this.texts[name], exact: true });
  }

  button(name: Text): Locator {
    return this.widget.getByRole('button', { name: this.texts[name], exact: true });
  }

  get payButton(): Locator {
    return this.widget.locator('button[part~="pay"]');
  }

  /** The link to the carrier's own page. */
  carrierLink(carrier: string): Locator {
    return this.widget.getByRole('link', { name: format(this.texts.payAtCarrier, { carrier }) });
  }

  get dialog(): Locator {
    return this.widget.getByRole('dialog', { name: this.texts.troubleTitle });
  }

  async sees(title: Text): Promise<void> {
    await expect(this.widget.getByRole('heading', { level: 2, name: this.texts[title], exact: true })).toBeVisible();
  }

  async reads(text: string | RegExp): Promise<void> {
    await expect(this.widget.getByText(text).first()).toBeVisible();
  }

  async fillsIn(policyNumber = this.policyNumber): Promise<void> {
    await this.sees('formTitle');
    await this.field('policyNumber').fill(policyNumber.toLowerCase());
    await this.field('email').fill(contact.email);
    await this.field('phone').fill(contact.phone);
    await this.field('month').fill(contact.birthDate.month);
    await this.field('day').fill(contact.birthDate.day);
    await this.field('year').fill(contact.birthDate.year);
  }

  /** Waits until answers are stored. From then on, each input is stored at once, because the encryption key exists. */
  async hasSavedAnswers(): Promise<void> {
    await hasStored(this.page, /earlyInput\.make-a-payment|paymentVisit/);
  }

  async looksUp(policyNumber = this.policyNumber): Promise<void> {
    await this.fillsIn(policyNumber);
    await this.button('findPolicy').click();
  }

  /** Goes from the form to the payment page. */
  async goesToPay(): Promise<void> {
    await this.looksUp();
    await this.sees('detailsTitle');
    await this.payButton.click();
    await this.paymentPage.sees();
  }

  async closesDialog(): Promise<void> {
    await this.page.keyboard.press('Escape');
    await expect(this.dialog).toHaveCount(0);
  }

  async meetsNoBarrier(): Promise<void> {
    expect(await axeBarriers(this.page)).toEqual([]);
  }

  charges(): Promise<readonly { amount: number }[]> {
    return this.sandbox.charges(this.policyNumber);
  }
}
