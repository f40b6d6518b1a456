import { expect, type Locator, type Page } from '@playwright/test';
import { en } from '#widgets/auto-payment/strings.en';
import { es } from '#widgets/auto-payment/strings.es';
import { CardForm, type StartedPurchase } from './purchase-pages.ts';
import type { Sandbox } from './sandbox.ts';
import { Watch } from './watch.ts';

/** A license of the fictional records; its holder lives alone. */
const license = '77665544';
const vin = '1HGCM82633A004352';

const partnerTexts = {
  en: {
    cardName: 'Name on the card',
    use: 'Use this card',
    signature: 'Your full name, as your signature',
    consent: 'I have read the documents and sign them electronically',
    sign: 'Sign',
    close: 'Close without signing',
    decline: 'Decline to sign',
    expire: 'Let this page expire',
    rideshare: 'Alex, does anybody drive one of the cars for a ride-sharing service?',
    deliveries: 'Does anybody deliver goods or food with one of the cars?',
    registered: 'Are all cars registered in your household?',
    allOfThem: 'All of them',
  },
  es: {
    cardName: 'Nombre en la tarjeta',
    use: 'Usar esta tarjeta',
    signature: 'Su nombre completo, como firma',
    consent: 'Leí los documentos y los firmo electrónicamente',
    sign: 'Firmar',
    close: 'Cerrar sin firmar',
    decline: 'No quiero firmar',
    expire: 'Dejar que esta página caduque',
    rideshare: 'Alex, ¿alguien maneja uno de los autos para un servicio de transporte compartido?',
    deliveries: '¿Alguien reparte mercancía o comida con uno de los autos?',
    registered: '¿Están todos los autos registrados en su hogar?',
    allOfThem: 'Todos',
  },
} as const;

/** The sandbox's record of a purchase. */
export interface PurchaseRecord {
  code: number;
  policyNumber: string | null;
  charges: readonly object[];
  signatures: readonly object[];
}

/** A saved quote, as the services send it. */
export interface WireQuote extends Record<string, unknown> {
  drivers: readonly Record<string, unknown>[];
  vehicles: readonly Record<string, unknown>[];
}

/** A visitor of the page where a policy is paid and signed. */
export class AutoPaymentVisitor {
  readonly texts: typeof en;
  readonly partner: (typeof partnerTexts)['en' | 'es'];

  constructor(
    readonly page: Page,
    private readonly sandbox: Sandbox,
    private readonly language: 'en' | 'es' = 'en',
  ) {
    this.texts = language === 'es' ? { ...en, ...es } : en;
    this.partner = partnerTexts[language];
  }

  /** Opens a link to the purchase. `names`: the spelling of the query parameters. */
  async opens(
    { transactionId, carrierId }: Pick<StartedPurchase, 'transactionId' | 'carrierId'>,
    {
      names = ['transactionId', 'carrierId'] as const,
      mode = 'redirect',
    }: { names?: readonly [string, string]; mode?: 'redirect' | 'frame' } = {},
  ): Promise<void> {
    const query = new URLSearchParams({ [names[0]]: transactionId, language: this.language, mode });
    if (carrierId) query.set(names[1], carrierId);
    await this.page.goto(`${this.sandbox.url}/auto-payment.html?${query.toString()}`);
  }

  /** Changes the sandbox's response to the request for the quote. */
  async quoteIs(change: (quote: WireQuote) => WireQuote): Promise<void> {
    await this.page.route('**/api/quote/byTransactionId*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: change((await response.json()) as WireQuote) });
    });
  }

  /** Changes these keys of the sandbox's status response. */
  async statusIs(keys: object): Promise<void> {
    await this.page.route('**/buynowstatus/addorget*', async (route) => {
      const response = await route.fetch();
      const { buyNowStatusResponse, ...rest } = (await response.json()) as { buyNowStatusResponse: object };
      await route.fulfill({
        response,
        json: { ...rest, buyNowStatusResponse: { ...buyNowStatusResponse, ...keys } },
      });
    });
  }

  /** Changes keys of the page's configuration. */
  async isConfigured(keys: object): Promise<void> {
    const script = /(<cover-auto-payment>\s*<script type="application\/json">)([\s\S]*?)(<\/script>)/;
    await this.page.route('**/auto-payment.html*', async (route) => {
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

  async seesSection(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: title, exact: true })).toBeVisible({ timeout: 15_000 });
  }

  async sees(text: string | RegExp): Promise<void> {
    await expect(this.page.getByText(text).first()).toBeVisible();
  }

  async picks(group: string, option: string): Promise<void> {
    await this.page
      .getByRole('group', { name: group, exact: true })
      .getByRole('radio', { name: option, exact: true })
      .check({ force: true });
  }

  /** `isConsentAsked`: only some carriers ask for consent to electronic documents. */
  async entersDriver({ isConsentAsked = true } = {}): Promise<void> {
    await this.seesSection(this.texts.driverTitle);
    Watch.of(this.page)?.alsoKeepsPrivate({ licenseNumber: license, vin });
    await this.page.getByRole('textbox', { name: this.texts.licenseNumber, exact: true }).fill(license);
    await this.page.getByRole('textbox', { name: /VIN/ }).fill(vin);
    if (isConsentAsked) await this.page.getByRole('checkbox').check({ force: true });
  }

  async confirmsDriver(options: { isConsentAsked?: boolean } = {}): Promise<void> {
    await this.entersDriver(options);
    await this.button(this.texts.next).click();
  }

  async drivesAlone(): Promise<void> {
    await this.seesSection(this.texts.driversTitle);
    await this.button(this.texts.next).click();
  }

  /** Excludes a found driver, whose license and gender are not asked for. */
  async leavesOut(name: string): Promise<void> {
    const { texts } = this;
    await this.seesSection(texts.driversTitle);
    const found = this.page.getByRole('region', { name, exact: true });
    await found.getByRole('radio', { name: texts['action.exclude'], exact: true }).check({ force: true });
    await expect(found.getByLabel(texts.licenseNumber)).toBeHidden();
    await expect(found.getByRole('radio', { name: texts['gender.female'] })).toBeHidden();
    await found.getByRole('combobox').selectOption({ label: texts['relation.otherRelated'] });
    // The driver is married in the records, but the visitor is single.
    await this.button(texts.next).click({ force: true });
    await this.sees(texts['error.marriedDriversOdd']);
    await found.getByRole('radio', { name: texts['maritalStatus.single'] }).check({ force: true });
    await this.button(texts.next).click();
  }

  /** Answers as a visitor whom the carrier insures. Another answer about deliveries is refused. */
  async answersQuestions({ delivers = false } = {}): Promise<void> {
    await this.seesSection(this.texts.questionsTitle);
    await this.picks(this.partner.rideshare, this.texts.no);
    await this.picks(this.partner.deliveries, delivers ? this.texts.yes : this.texts.no);
    await this.picks(this.partner.registered, this.partner.allOfThem);
    await this.button(this.texts.next).click();
  }

  /** Completes every section up to the policy. */
  async comesToPolicy(): Promise<void> {
    await this.confirmsDriver();
    await this.drivesAlone();
    await this.answersQuestions();
    await this.seesSection(this.texts.policyTitle);
  }

  async goesToPay(): Promise<void> {
    await this.button(this.texts.goToPay).click();
  }

  /** Returns to the payment after leaving its page, from whichever section is shown. */
  async continuesToPay(): Promise<void> {
    const { paymentContinue, goToPay } = this.texts;
    await this.button(paymentContinue).or(this.button(goToPay)).click();
  }

  /** Waits until the partner's page has loaded. */
  async seesCardForm(): Promise<void> {
    await this.page.getByRole('button', { name: this.partner.use }).waitFor();
  }

  /** Enters a card on the partner’s page, which returns here. */
  async givesCard(number?: string): Promise<void> {
    await this.typesCard(number);
    await this.usesCard();
  }

  async typesCard(number = '4111 1111 1111 1111'): Promise<void> {
    const form = new CardForm(this.page, this.language);
    await this.seesCardForm();
    await form.types({ number });
  }

  async usesCard(): Promise<void> {
    await this.page.getByRole('button', { name: this.partner.use }).click();
  }

  async signs(): Promise<void> {
    await this.seesSection(this.texts.signTitle);
    await this.button(this.texts.sign).click();
    await this.writesSignature();
  }

  /** Signs on the partner’s page, which returns here. */
  async writesSignature(): Promise<void> {
    await this.page.getByLabel(this.partner.signature).fill('Alex Example');
    await this.page.getByLabel(this.partner.consent).check();
    await this.page.getByRole('button', { name: this.partner.sign, exact: true }).click();
  }

  async isInsured(): Promise<void> {
    await this.seesSection(this.texts.soldTitle);
  }

  /** Goes from the link to the sold policy. */
  async buys(purchase: Pick<StartedPurchase, 'transactionId' | 'carrierId'>): Promise<void> {
    await this.opens(purchase);
    await this.comesToPolicy();
    await this.goesToPay();
    await this.givesCard();
    await this.signs();
    await this.isInsured();
  }

  /** Switches to another tab and back. Playwright keeps every page visible, so the events are dispatched here. */
  async leavesAndReturns(): Promise<void> {
    for (const state of ['hidden', 'visible']) {
      await this.page.evaluate((visibilityState) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibilityState });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    }
  }

  /** The services’ own record of the purchase. */
  async record({ transactionId }: Pick<StartedPurchase, 'transactionId'>): Promise<PurchaseRecord> {
    const response = await fetch(`${this.sandbox.url}/sandbox/admin/buy-now?transactionId=${transactionId}`);
    const [record] = (await response.json()) as PurchaseRecord[];
    return record!;
  }

  /** The purchase's rows in the log sheet. */
  async log({ transactionId }: Pick<StartedPurchase, 'transactionId'>): Promise<readonly Record<string, string>[]> {
    const response = await fetch(`${this.sandbox.url}/sandbox/admin/purchase-log?TransactionId=${transactionId}`);
    return (await response.json()) as Record<string, string>[];
  }
}
