import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { addDays, dateAt } from '#domain/calendar-date';
import { en } from '#widgets/renters/strings.en';
import { es } from '#widgets/renters/strings.es';
import { beginningWith } from './beginning-with.ts';
import { CardForm } from './purchase-pages.ts';
import type { Sandbox } from './sandbox.ts';
import { Watch } from './watch.ts';

const useThisCard = { en: 'Use this card', es: 'Usar esta tarjeta' } as const;
const agencyTimeZone = 'America/Chicago';

/** The sandbox's record of a renters policy. */
export interface RentersRecord {
  transactionId: string;
  request: Record<string, unknown>;
  charges: readonly { planCode: string; installmentDay: number | null; amount: number; policyNumber: string }[];
}

export interface Renter {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
  zip: string;
}

let renters = 0;

/** A made-up person without records in the services. */
export function newRenter(): Renter {
  renters += 1;
  return {
    firstName: 'Alex',
    lastName: 'Imaginary',
    email: `renter-${process.pid}-${renters}@example.com`,
    phone: '512-555-0142',
    street: '100 Congress Ave',
    zip: '78701',
  };
}

/** A visitor who insures a rented home. */
export class RentersVisitor {
  readonly texts: typeof en;
  readonly frame: FrameLocator;

  constructor(
    readonly page: Page,
    private readonly sandbox: Sandbox,
    readonly language: 'en' | 'es' = 'en',
    readonly person: Renter = newRenter(),
  ) {
    this.texts = language === 'es' ? { ...en, ...es } : en;
    this.frame = page.frameLocator('iframe');
    Watch.of(page)?.alsoKeepsPrivate(person);
  }

  async opens(query: Readonly<Record<string, string>> = {}): Promise<void> {
    const search = new URLSearchParams({ language: this.language, ...query });
    await this.page.goto(`${this.sandbox.url}/renters.html?${search.toString()}`);
  }

  /** Changes keys of the page's configuration. */
  async isConfigured(keys: object): Promise<void> {
    const script = /(<cover-renters>\s*<script type="application\/json">)([\s\S]*?)(<\/script>)/;
    await this.page.route('**/renters.html*', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(
        script,
        (_, start: string, json: string, end: string) =>
          start + JSON.stringify({ ...(JSON.parse(json) as object), ...keys }) + end,
      );
      await route.fulfill({ response, body });
    });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  textbox(name: string): Locator {
    return this.page.getByRole('textbox', { name: beginningWith(name) }).first();
  }

  async seesSection(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: title, exact: true })).toBeVisible({ timeout: 15_000 });
  }

  async sees(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }

  async picks(group: string, option: string): Promise<void> {
    await this.page.getByRole('group', { name: group }).getByText(option, { exact: true }).click();
  }

  /** Types the personal information of a person who lives alone, without pressing Next. */
  async introduces({ zip = this.person.zip }: { zip?: string } = {}): Promise<void> {
    const { texts, person } = this;
    await this.seesSection(texts.personalTitle);
    await this.textbox(texts.firstName).fill(person.firstName);
    await this.textbox(texts.lastName).fill(person.lastName);
    await this.textbox(texts.email).fill(person.email);
    await this.textbox(texts.phone).fill(person.phone);
    await this.textbox(texts.street).fill(person.street);
    await this.textbox(texts.zip).fill(zip);
  }

  /** Types the start date of the policy, this many days after the agency’s today. */
  async starts(daysAhead: number): Promise<string> {
    const date = addDays(dateAt(Date.now(), agencyTimeZone), daysAhead);
    const [year = '', month = '', day = ''] = date.split('-');
    const group = this.page.getByRole('group', { name: this.texts.effectiveDate });
    await group.getByRole('textbox', { name: this.texts.month, exact: true }).fill(month);
    await group.getByRole('textbox', { name: this.texts.day, exact: true }).fill(day);
    await group.getByRole('textbox', { name: this.texts.year, exact: true }).fill(year);
    return date;
  }

  async goesOn(name: string = this.texts.next): Promise<void> {
    await this.button(name).click();
  }

  async choosesCoverage(): Promise<void> {
    await this.seesSection(this.texts.coverageTitle);
    await this.goesOn(this.texts.seePrice);
  }

  /** Completes the sections up to the payment with the default choices. */
  async comesToPayment(): Promise<void> {
    await this.introduces();
    await this.page.getByText(`Austin, TX`).waitFor();
    await this.goesOn();
    await this.choosesCoverage();
    await this.seesSection(this.texts.paymentTitle);
  }

  get pay(): Locator {
    const [before = ''] = this.texts.pay.split('{amount}');
    return this.page.getByRole('button', { name: beginningWith(`${before}$`) });
  }

  async givesCard(number?: string): Promise<void> {
    await new CardForm(this.frame, this.language).types(number ? { number } : {});
    await this.frame.getByRole('button', { name: useThisCard[this.language] }).click();
  }

  async givesGoodCard(): Promise<void> {
    await this.givesCard();
    await this.sees(this.texts.cardKept);
  }

  async isInsured(): Promise<string> {
    await this.seesSection(this.texts.confirmedTitle);
    const policy = await this.page.getByText(/^HR-\d{6}$/).textContent();
    return policy ?? '';
  }

  /** The services' policies of this person. */
  async records(): Promise<readonly RentersRecord[]> {
    const query = new URLSearchParams({ email: this.person.email });
    const response = await fetch(`${this.sandbox.url}/sandbox/admin/renters?${query.toString()}`);
    return (await response.json()) as RentersRecord[];
  }

  async charges(): Promise<RentersRecord['charges']> {
    return (await this.records()).flatMap(({ charges }) => charges);
  }

  /** The rows of the waitlist. */
  async waitlistRows(): Promise<readonly Record<string, string>[]> {
    const query = new URLSearchParams({ Email: this.person.email, Experience: 'renters-waitlist' });
    const response = await fetch(`${this.sandbox.url}/sandbox/admin/leads?${query.toString()}`);
    return (await response.json()) as Record<string, string>[];
  }
}
