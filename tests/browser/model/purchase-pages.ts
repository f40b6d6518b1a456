import { randomUUID } from 'node:crypto';
import type { FrameLocator, Page } from '@playwright/test';
import type { BuyNowCode } from '#domain/buy-now-status';
import { createGuestToken } from '#services/session/create-guest-token.contract';
import type { Sandbox } from './sandbox.ts';
import { Watch } from './watch.ts';

type Language = 'en' | 'es';

/** A purchase at the services, begun without a widget. */
export class StartedPurchase {
  private constructor(
    private readonly sandbox: Sandbox,
    readonly transactionId: string,
    readonly carrierId: string,
    private readonly token: string,
  ) {}

  /** A purchase at a status (spec 2 §4.2). */
  static async at(
    sandbox: Sandbox,
    code: BuyNowCode,
    carrierId = '1004',
    variant: 'primary' | 'ca' = 'primary',
  ): Promise<StartedPurchase> {
    const response = await fetch(`${sandbox.url}/sandbox/admin/buy-now`, {
      method: 'POST',
      body: JSON.stringify({ code, carrierId, variant }),
    });
    const { transactionId } = (await response.json()) as { transactionId: string };
    const guest = await fetch(`${sandbox.url}/sandbox${createGuestToken.path}`, {
      method: 'POST',
      headers: { RecaptchaToken: 'sandbox' },
      body: JSON.stringify({ header: headerIn('en') }),
    });
    const { token } = (await guest.json()) as { token: string };
    return new StartedPurchase(sandbox, transactionId, carrierId, token);
  }

  /** The address of the partner's card form. */
  async cardAddress({ language = 'en', ...body }: { language?: Language; mode?: 'frame'; returnUrl?: string } = {}) {
    const answer = await this.#ask('/paymentinit/gettoken', { header: headerIn(language), ...body });
    return String(answer.paymentUrl);
  }

  /** The address of the partner's signing page. */
  async signAddress({ language = 'en', ...body }: { language?: Language; returnUrl?: string } = {}) {
    const answer = await this.#ask('/esign/signthepolicy', {
      header: headerIn(language),
      carrierId: this.carrierId,
      ...body,
    });
    return String(answer.eSignUrl);
  }

  async status(): Promise<Record<string, unknown>> {
    const { buyNowStatusResponse } = await this.#ask('/buynowstatus/addorgetbuynowstatusbytransactionidandcarrierid', {
      header: headerIn('en'),
      carrierId: this.carrierId,
    });
    return buyNowStatusResponse as Record<string, unknown>;
  }

  async #ask(path: string, body: object): Promise<Record<string, unknown>> {
    const response = await fetch(`${this.sandbox.url}/sandbox${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${this.token}`, 'Idempotency-Key': `"${randomUUID()}"` },
      body: JSON.stringify({ transactionId: this.transactionId, ...body }),
    });
    return (await response.json()) as Record<string, unknown>;
  }
}

const headerIn = (lang: Language) => ({
  lang,
  trackId: 'purchase-pages',
  requestDate: new Date().toISOString(),
  brandCode: 'LS',
});

/** A page of the site that embeds a partner's page in a frame and records its messages. */
export class FramingPage {
  readonly frame: FrameLocator;

  constructor(
    readonly page: Page,
    private readonly sandbox: Sandbox,
  ) {
    this.frame = page.frameLocator('#partner');
  }

  async frames(address: string): Promise<void> {
    await this.page.goto(`${this.sandbox.url}/coming-soon.html`);
    await this.page.evaluate((src) => {
      const received: unknown[] = [];
      Object.assign(globalThis, { received });
      addEventListener('message', ({ data, origin }) => received.push({ data: data as unknown, origin }));
      const frame = Object.assign(document.createElement('iframe'), { id: 'partner', src, title: 'Partner' });
      frame.style.cssText = 'width: 100%; height: 60rem; border: 0';
      document.body.append(frame);
    }, address);
  }

  /** Opens a partner's page in a window, from a page of the site or of another origin. */
  async opens(address: string, from = this.sandbox.url): Promise<void> {
    await this.page.goto(from === this.sandbox.url ? `${from}/coming-soon.html` : `${from}/`);
    const [opened] = await Promise.all([
      this.page.waitForEvent('popup'),
      this.page.evaluate((href) => {
        const received: unknown[] = [];
        Object.assign(globalThis, { received });
        addEventListener('message', ({ data, origin }) => received.push({ data: data as unknown, origin }));
        open(href);
      }, address),
    ]);
    await opened.getByRole('button', { name: 'Sign', exact: true }).waitFor();
  }

  /** The messages so far, except those about the height. */
  async messages(): Promise<Record<string, unknown>[]> {
    const all = await this.#received();
    return all.map(({ data }) => data).filter(({ type }) => !String(type).endsWith('.height'));
  }

  async heights(): Promise<number[]> {
    const all = await this.#received();
    return all.flatMap(({ data: { height } }) => (typeof height === 'number' ? [height] : []));
  }

  async origins(): Promise<string[]> {
    return [...new Set((await this.#received()).map(({ origin }) => origin))];
  }

  #received(): Promise<{ data: Record<string, unknown>; origin: string }[]> {
    return this.page.evaluate(
      () => (globalThis as unknown as { received: { data: Record<string, unknown>; origin: string }[] }).received,
    );
  }
}

/** The labels of the partner’s card form. */
export const cardLabels = {
  en: {
    name: 'Name on the card',
    number: 'Card number',
    expiration: 'Expiration date',
    securityCode: 'Security code',
  },
  es: {
    name: 'Nombre en la tarjeta',
    number: 'Número de la tarjeta',
    expiration: 'Fecha de vencimiento',
    securityCode: 'Código de seguridad',
  },
} as const satisfies Record<Language, object>;

/** The card form, in a frame or on a page of its own. */
export class CardForm {
  constructor(
    private readonly root: Page | FrameLocator,
    private readonly language: Language = 'en',
  ) {}

  async types({ number = '4111 1111 1111 1111', expiration = '08/39', securityCode = '123' } = {}): Promise<void> {
    const labels = cardLabels[this.language];
    const page = 'owner' in this.root ? this.root.owner().page() : this.root;
    Watch.of(page)?.alsoKeepsPrivate({ cardNumber: number });
    await this.root.getByLabel(labels.name).fill('Alex Example');
    await this.root.getByLabel(labels.number).fill(number);
    await this.root.getByLabel(labels.expiration).fill(expiration);
    await this.root.getByLabel(labels.securityCode).fill(securityCode);
  }

  async uses(): Promise<void> {
    await this.root.getByRole('button', { name: 'Use this card' }).click();
  }
}
