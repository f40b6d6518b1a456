import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Sandbox } from './sandbox.ts';
import { Watch } from './watch.ts';

const texts = {
  en: {
    title: /^Pay your (premium|roadside membership)$/,
    cardHolderName: 'Name on the card',
    number: 'Card number',
    expiration: 'Expiration date',
    securityCode: 'Security code',
    pay: /^Pay \$/,
    decline: 'Decline this payment',
    leave: 'Leave without paying',
    paid: 'This payment has been made',
    back: 'Back to your agency',
  },
  es: {
    title: /^Pague su (prima|membresía de asistencia en carretera)$/,
    cardHolderName: 'Nombre en la tarjeta',
    number: 'Número de la tarjeta',
    expiration: 'Fecha de vencimiento',
    securityCode: 'Código de seguridad',
    pay: /^Pagar \$/,
    decline: 'Rechazar este pago',
    leave: 'Salir sin pagar',
    paid: 'Este pago ya se hizo',
    back: 'Volver a su agencia',
  },
} as const;

/** The partner's page on which a premium or a membership is paid. */
export class PaymentPage {
  readonly texts: (typeof texts)['en' | 'es'];

  constructor(
    readonly page: Page,
    readonly language: 'en' | 'es' = 'en',
  ) {
    this.texts = texts[language];
  }

  get payButton(): Locator {
    return this.page.getByRole('button', { name: this.texts.pay });
  }

  field(name: 'cardHolderName' | 'number' | 'expiration' | 'securityCode'): Locator {
    return this.page.getByRole('textbox', { name: this.texts[name] });
  }

  /** Waits for the form. */
  async sees(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: this.texts.title })).toBeVisible();
    await expect(this.payButton).toBeVisible();
  }

  /** Waits until the page says that the premium is paid. */
  async seesPaid(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: this.texts.paid })).toBeVisible();
    await expect(this.payButton).toHaveCount(0);
  }

  async typesCard({ number = '4111 1111 1111 1111' } = {}): Promise<void> {
    Watch.of(this.page)?.alsoKeepsPrivate({ cardNumber: number });
    await this.field('cardHolderName').fill('Alex Example');
    await this.field('number').fill(number);
    await this.field('expiration').fill('08/39');
    await this.field('securityCode').fill('123');
  }

  async pays(): Promise<void> {
    await this.typesCard();
    await this.payButton.click();
  }

  declines(): Promise<void> {
    return this.page.getByRole('button', { name: this.texts.decline }).click();
  }

  leaves(): Promise<void> {
    return this.page.getByRole('button', { name: this.texts.leave }).click();
  }

  goesBackToAgency(): Promise<void> {
    return this.page.getByRole('link', { name: this.texts.back }).click();
  }
}

/** A policy number that no other test uses, with the data of a seeded policy. */
export function ownPolicy(seeded = 'LKM-1001'): string {
  return `${seeded}-${randomUUID().slice(0, 8).toUpperCase()}`;
}

/** A payment started through the services, without a page. */
export class BegunPayment {
  private constructor(
    private readonly sandbox: Sandbox,
    readonly policyNumber: string,
    private readonly ask: (
      method: string,
      path: string,
      data: Record<string, string>,
    ) => Promise<Record<string, string>>,
    private readonly policy: { policyId: string; token: string },
  ) {}

  static async of(
    sandbox: Sandbox,
    { language = 'en', redirectTo }: { language?: 'en' | 'es'; redirectTo?: string } = {},
  ): Promise<BegunPayment> {
    const header = { lang: language, trackId: randomUUID(), requestDate: new Date().toISOString(), brandCode: 'LS' };
    let authorization: Record<string, string> = { RecaptchaToken: 'sandbox' };
    const ask = async (method: string, path: string, data: Record<string, string>) => {
      const url = new URL(`/sandbox/api${path}`, sandbox.url);
      const isGet = method === 'GET';
      const query = {
        ...data,
        ...Object.fromEntries(Object.entries(header).map(([key, value]) => [`header.${key}`, value])),
      };
      if (isGet) url.search = String(new URLSearchParams(query));
      const headers = { 'content-type': 'application/json', ...authorization };
      const response = await fetch(url, {
        method,
        headers,
        ...(!isGet && { body: JSON.stringify({ header, ...data }) }),
      });
      const answer = (await response.json()) as Record<string, string>;
      expect(answer.isSuccess, answer.message).toBe(true);
      return answer;
    };
    const guest = await ask('POST', '/token/guest', {});
    authorization = { authorization: `Bearer ${guest.token}` };
    const policyNumber = ownPolicy();
    const receipt = { receiptEmail: 'alex@example.com', receiptPhone: '5125550142', dob: '04-17-1990' };
    const { policyId, token } = await ask('POST', '/makepayment/lookup', { policyNumber, ...receipt });
    if (redirectTo) await ask('POST', '/makepayment/redirect', { policyId: policyId!, redirectTo });
    return new BegunPayment(sandbox, policyNumber, ask, { policyId: policyId!, token: token! });
  }

  /** Address of the payment page. Each intent has its own session. */
  async address(intent = 'once'): Promise<string> {
    return (await this.ask('GET', '/makepayment/gettoken', { ...this.policy, idempotencyKey: intent })).paymentUrl!;
  }

  /** The result of the payment, by the token of an address. */
  async resultAt(address: string): Promise<{ status: string; resultMessage: string }> {
    const token = new URL(address).searchParams.get('token')!;
    const answer = (await this.ask('GET', '/makepayment/getPaymentDetail', { token })) as unknown as {
      customerPayment: { paymentDetails: [{ status: string; resultMessage: string }] };
    };
    return answer.customerPayment.paymentDetails[0];
  }

  charges(): Promise<readonly { amount: number }[]> {
    return this.sandbox.charges(this.policyNumber);
  }
}
