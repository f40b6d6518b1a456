import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { en } from '#widgets/consent-form/strings.en';
import { es } from '#widgets/consent-form/strings.es';
import type { Sandbox } from './sandbox.ts';
import { Watch } from './watch.ts';

type Language = 'en' | 'es';

/** A person whom the agency asks for consent by a link in a mail. */
export class ConsentVisitor {
  readonly texts: typeof en;
  /** The id of a link that no other test uses. */
  id = '';
  readonly email = `jose-${randomUUID().slice(0, 8)}@example.com`;

  constructor(
    readonly page: Page,
    private readonly sandbox: Sandbox,
    private readonly language: Language = 'en',
  ) {
    this.texts = language === 'es' ? es : en;
  }

  get widget() {
    return this.page.locator('cover-consent-form');
  }

  async isAsked(): Promise<void> {
    const person = { firstName: 'José', lastName: "O'Brien-García", email: this.email, phone: '2105550162' };
    Watch.of(this.page)?.alsoKeepsPrivate(person);
    const response = await fetch(`${this.sandbox.url}/sandbox/admin/consents`, {
      method: 'POST',
      body: JSON.stringify(person),
    });
    ({ id: this.id } = (await response.json()) as { id: string });
  }

  opens(id = this.id) {
    return this.page.goto(`${this.sandbox.url}/consent-form.html?id=${id}&language=${this.language}`);
  }

  async sees(title: keyof typeof en): Promise<void> {
    await expect(this.widget.getByRole('heading', { level: 2, name: this.texts[title], exact: true })).toBeVisible();
  }

  button(name: keyof typeof en) {
    return this.widget.getByRole('button', { name: this.texts[name], exact: true });
  }

  async ticksEveryBox(): Promise<void> {
    for (const name of ['consentAgree', 'smsAgree', 'privacyAgree'] as const)
      await this.widget.getByText(this.texts[name], { exact: true }).click();
  }

  /** The consents that the services have from this email address. */
  async consents(): Promise<readonly { givenAt: string | null }[]> {
    const query = new URLSearchParams({ email: this.email });
    const response = await fetch(`${this.sandbox.url}/sandbox/admin/consents?${query.toString()}`);
    const asked = (await response.json()) as { givenAt: string | null }[];
    return asked.filter(({ givenAt }) => givenAt !== null);
  }
}
