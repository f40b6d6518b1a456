import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Place } from '#domain/place';
import { format } from '#i18n/format';
import { en as headerEn } from '#widgets/account-header/strings.en';
import { es as headerEs } from '#widgets/account-header/strings.es';
import { en } from '#widgets/create-customer/strings.en';
import { es } from '#widgets/create-customer/strings.es';
import { en as passwordEn } from '#widgets/set-password/strings.en';
import { es as passwordEs } from '#widgets/set-password/strings.es';
import { en as signInEn } from '#widgets/sign-in/strings.en';
import { es as signInEs } from '#widgets/sign-in/strings.es';
import type { Sandbox } from './sandbox.ts';
import { Watch } from './watch.ts';

type Texts = typeof en;

/** Meets both password policies, the classic and the modern one. */
const password = 'Sample-pw12!';

/** What a customer types besides the email address. */
const customer = {
  firstName: 'José',
  lastName: "O'Brien-García",
  phone: '5125550142',
  birthDate: { month: '4', day: '7', year: '1990' },
  password,
};

/** A visitor who creates an account on the demo site. */
export class NewCustomer {
  readonly texts: Texts;
  readonly widget: Locator;
  readonly name = `${customer.firstName} ${customer.lastName}`;

  constructor(
    readonly page: Page,
    private readonly sandbox: Sandbox,
    readonly language: 'en' | 'es' = 'en',
    /** An email address that no other test uses. */
    readonly email = `jose-${randomUUID().slice(0, 8)}@example.com`,
  ) {
    this.texts = language === 'es' ? es : en;
    this.widget = page.locator('cover-create-customer');
    Watch.of(page)?.alsoKeepsPrivate({ ...customer, email });
  }

  async opens(): Promise<void> {
    await this.page.goto(`${this.sandbox.url}/create-customer.html?language=${this.language}`);
  }

  field(name: keyof Texts): Locator {
    return this.widget.getByRole('textbox', { name: this.texts[name], exact: true });
  }

  get submit(): Locator {
    return this.widget.getByRole('button', { name: this.texts.submit });
  }

  /** Types everything but city and state. */
  async types({ zip }: Pick<Place, 'zip'> = { zip: '78701' }): Promise<void> {
    await this.field('firstName').fill(customer.firstName);
    await this.field('lastName').fill(customer.lastName);
    await this.field('email').fill(this.email);
    await this.field('phone').fill(customer.phone);
    await this.field('month').fill(customer.birthDate.month);
    await this.field('day').fill(customer.birthDate.day);
    await this.field('year').fill(customer.birthDate.year);
    await this.field('zip').fill(zip);
  }

  /** Fills in everything but city and state, which the zip code fills in. */
  async fillsIn({ zip, city, state }: Place = { zip: '78701', city: 'Austin', state: 'TX' }): Promise<void> {
    await this.types({ zip });
    // A lookup that timed out on a busy machine is repeated when the field loses the focus.
    await expect(async () => {
      await this.field('zip').focus();
      await this.field('zip').blur();
      await expect(this.field('city')).toHaveValue(city, { timeout: 2000 });
    }).toPass();
    await expect(this.widget.getByRole('combobox', { name: this.texts.state })).toHaveValue(state);
  }

  /** The customers of the services with this email address. */
  async accounts(): Promise<readonly Record<string, unknown>[]> {
    const response = await fetch(`${this.sandbox.url}/sandbox/admin/customers?email=${encodeURIComponent(this.email)}`);
    return (await response.json()) as readonly Record<string, unknown>[];
  }

  /** Opens the link of the mail that the services have sent. */
  async opensMail(): Promise<void> {
    await this.page.goto(`${this.sandbox.url}/sandbox/mailbox?to=${encodeURIComponent(this.email)}`);
    await this.page.locator('a[href*="set-password"]').first().click();
  }

  async setsPassword(): Promise<void> {
    const texts = this.language === 'es' ? passwordEs : passwordEn;
    const form = this.page.locator('cover-set-password');
    await form.getByLabel(texts.password, { exact: true }).fill(password);
    await form.getByLabel(texts.passwordVerify, { exact: true }).fill(password);
    await form.locator('button[type=submit]').click();
    await expect(form.getByRole('heading', { level: 2, name: texts.doneTitle })).toBeVisible();
  }

  async signsIn(): Promise<void> {
    const texts = this.language === 'es' ? signInEs : signInEn;
    await this.page.goto(`${this.sandbox.url}/sign-in.html?language=${this.language}`);
    await this.page.getByRole('textbox', { name: texts.email }).fill(this.email);
    await this.page.getByLabel(texts.password, { exact: true }).fill(password);
    await this.page.getByRole('button', { name: texts.submit, exact: true }).click();
    await expect(this.page).toHaveURL(/\/welcome\.html/);
  }

  /** Finds the name in the header of a page. */
  async seesName(): Promise<void> {
    const texts = this.language === 'es' ? headerEs : headerEn;
    await expect(this.page.getByRole('button', { name: format(texts.accountOf, { name: this.name }) })).toBeVisible();
  }
}
