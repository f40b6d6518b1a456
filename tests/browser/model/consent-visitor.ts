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
  readonly person = {
    firstName: 'José',
    lastName: "O'Brien-García",
    email: `jose-${randomUUID().slice(0, 8)}@example.com`,
    phone: '2105550162',
  };

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
    Watch.of(this.page)?.alsoKeepsPrivate(this.person);
    const response = await fetch(`${this.sandbox.url}/sandbox/admin/consents`, {
      method: 'POST',
      body: JSON.stringify(this.person),
    });
    ({ id: this.id } = (await response.json()) as { id: string });
  }

  opens(id = this.id) {
    return this.page.goto(`${this.sandbox.url}/consent-form.html?id=${id}&language=${this.language}`);
  }

  async sees(title: keyof typeof en): Promise<void> {
    await expect(this.widget.getByRole('heading', { level: 2, name: this.texts[title], exact: true })).toBeVisible();
  }

  field(name: keyof typeof en) {
    return this.widget.getByRole('textbox', { name: this.texts[name], exact: true });
  }

  /** Types what a link would have filled in. */
  async types(): Promise<void> {
    Watch.of(this.page)?.alsoKeepsPrivate(this.person);
    for (const name of ['firstName', 'lastName', 'phone', 'email'] as const)
      await this.field(name).fill(this.person[name]);
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
    const query = new URLSearchParams({ email: this.person.email });
    const response = await fetch(`${this.sandbox.url}/sandbox/admin/consents?${query.toString()}`);
    const asked = (await response.json()) as { givenAt: string | null }[];
    return asked.filter(({ givenAt }) => givenAt !== null);
  }
}
