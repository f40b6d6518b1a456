import { expect, type FrameLocator, type Page } from '@playwright/test';
import { format } from '#i18n/format';
import { en } from '#widgets/auto-payment/strings.en';
import { es } from '#widgets/auto-payment/strings.es';
import { CardForm, type StartedPurchase } from './purchase-pages.ts';

/** A license of the fictional records, and its holder. */
const license = '77665544';
const vin = '1HGCM82633A004352';

/** A visitor who buys a policy on the agency's own page. */
export class PolicyBuyer {
  readonly texts: typeof en;

  constructor(
    readonly page: Page,
    private readonly site: { url: string },
    language: 'en' | 'es' = 'en',
  ) {
    this.texts = language === 'es' ? { ...en, ...es } : en;
  }

  async opens(
    { transactionId, carrierId }: Pick<StartedPurchase, 'transactionId' | 'carrierId'>,
    more = '',
  ): Promise<void> {
    await this.page.goto(
      `${this.site.url}/auto-payment.html?transactionId=${transactionId}&carrierId=${carrierId}${more}`,
    );
  }

  /** The partners' pages are in frames of the page. */
  async usesFrames(): Promise<void> {
    await this.page.context().route('**/auto-payment.html*', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '"carriers": [',
        '"payment": { "mode": "frame" }, "eSign": { "mode": "frame" }, "carriers": [',
      );
      await route.fulfill({ response, body });
    });
  }

  /** Gives a card in the frame. */
  async givesCard(number?: string): Promise<void> {
    const card = new CardForm(this.frame(this.texts.paymentFrameTitle));
    await card.types(number ? { number } : {});
    await card.uses();
  }

  async signs(root: Page | FrameLocator = this.page): Promise<void> {
    await root.getByLabel('Your full name, as your signature').fill('Alex Example');
    await root.getByLabel('I have read the documents').check();
    await root.getByRole('button', { name: 'Sign', exact: true }).click();
  }

  frame(title: string): FrameLocator {
    return this.page.frameLocator(`iframe[title="${title}"]`);
  }

  async sees(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: title, exact: true })).toBeVisible({ timeout: 15_000 });
  }

  async presses(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  async confirmsDriver(): Promise<void> {
    await this.sees(this.texts.driverTitle);
    await this.page.getByRole('textbox', { name: this.texts.licenseNumber, exact: true }).fill(license);
    const vins = this.page.getByRole('textbox', { name: /VIN/ });
    for (const field of await vins.all()) if (!(await field.inputValue())) await field.fill(vin);
    await this.presses(this.texts.next);
  }

  /** Every section up to the policy details, for one who lives alone. */
  async answersEverything(firstName: string): Promise<void> {
    await this.answersQuestions(firstName);
    await this.sees(this.texts.policyTitle);
  }

  /** Every section up to the submission. */
  async answersQuestions(firstName: string): Promise<void> {
    const { texts, page } = this;
    await this.confirmsDriver();
    await this.sees(texts.driversTitle);
    await this.presses(texts.next);
    await this.sees(texts.vehiclesTitle);
    await this.presses(texts.next);
    await this.sees(texts.questionsTitle);
    const picks = (group: string, option: string) =>
      page
        .getByRole('group', { name: group, exact: true })
        .getByRole('radio', { name: option, exact: true })
        .check({ force: true });
    await picks(`${firstName}, does anybody drive one of the cars for a ride-sharing service?`, texts.no);
    await picks('Does anybody deliver goods or food with one of the cars?', texts.no);
    await picks('Are all cars registered in your household?', 'All of them');
    await this.presses(texts.submit);
  }

  async isSold(firstName: string): Promise<void> {
    await this.sees(format(this.texts.soldTitle, { name: firstName }));
  }
}
