import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { type FakePageOptions, openPage } from '#embed/testing/fake-page';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import type { ConsentFormConfig } from '../consent-form.config.ts';
import { exampleConfig } from '../consent-form.examples.ts';
import { ConsentForm } from '../consent-form.view.tsx';
import { en } from '../strings.en.ts';
import { es } from '../strings.es.ts';

interface ConsentFormOptions extends FakePageOptions {
  config?: Partial<ConsentFormConfig>;
}

/** Opens the form on its own page. */
export async function openConsentForm({ config, ...options }: ConsentFormOptions = {}) {
  const opened = openPage({ path: '/consent', ...options });
  const labels = opened.host.language === 'es' ? es : en;
  const drawing = await renderInShadowRoot(
    <ConsentForm config={{ ...exampleConfig, ...config }} labels={labels} host={opened.host} />,
  );
  drawing.container.lang = opened.host.language;
  return {
    ...opened,
    ...drawing,
    labels,
    /** Waits for the page with this title. */
    sees: (title: string) =>
      expect.element(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible(),
  };
}

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const field = (name: string) => page.getByRole('textbox', { name });
export const box = (name: string) => page.getByRole('checkbox', { name });
export const dialog = (name: string) => page.getByRole('dialog', { name });

/** Actions of a visitor with English texts. */
export const I = {
  async fillIn() {
    await field(en.firstName).fill('José');
    await field(en.lastName).fill("O'Brien-García");
    await field(en.phone).fill('5125550142');
    await field(en.email).fill('jose@example.com');
  },
  /** Clicks the box's label, which covers its frame. */
  tick: (label: string) => page.getByText(label, { exact: true }).click(),
  async tickEveryBox() {
    for (const label of [en.consentAgree, en.smsAgree, en.privacyAgree]) await I.tick(label);
  },
  submit: () => button(en.submit).click({ force: true }),
};
