import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { type FakePageOptions, openPage } from '#embed/testing/fake-page';
import type { PersonDraft } from '#forms/person/person-draft';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import type { CreateCustomerConfig } from '../create-customer.config.ts';
import { exampleConfig } from '../create-customer.examples.ts';
import { customerDraft } from '../create-customer.resume.ts';
import { CreateCustomer } from '../create-customer.view.tsx';
import { en, type Strings } from '../strings.en.ts';
import { es } from '../strings.es.ts';

interface CreateCustomerOptions extends FakePageOptions {
  config?: Partial<CreateCustomerConfig>;
  /** The author's texts, which replace the widget's own. */
  labels?: Partial<Strings>;
  /** A saved draft. */
  draft?: PersonDraft;
}

/** Opens the form on its own page. */
export async function openCreateCustomer({ config, draft, labels: authored, ...options }: CreateCustomerOptions = {}) {
  const opened = openPage({ path: '/join', ...options });
  if (draft) {
    const record = customerDraft(opened.visitor);
    record.remember({ draft, intent: undefined });
    await record.settled();
  }
  const labels = { ...(opened.host.language === 'es' ? es : en), ...authored };
  const widget = (changed: Partial<CreateCustomerConfig> = {}) => (
    <CreateCustomer config={{ ...exampleConfig, ...config, ...changed }} labels={labels} host={opened.host} />
  );
  const drawing = await renderInShadowRoot(widget());
  drawing.container.lang = opened.host.language;
  return {
    ...opened,
    ...drawing,
    labels,
    /** Waits for the page with this title. */
    sees: (title: string) =>
      expect.element(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible(),
    configure: (changed: Partial<CreateCustomerConfig>) => drawing.rerender(widget(changed)),
  };
}

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const field = (name: string) => page.getByRole('textbox', { name });
export const state = (name: string = en.state) => page.getByRole('combobox', { name });
export const dialog = (name: string = en.invalidTitle) => page.getByRole('dialog', { name });

/** Actions of a visitor with English texts. */
export const I = {
  /** All fields except city and state, which the zip code fills in. */
  async fillIn({ zip = '78701' } = {}) {
    await field(en.firstName).fill('José');
    await field(en.lastName).fill("O'Brien-García");
    await field(en.email).fill('jose@example.com');
    await field(en.phone).fill('5125550142');
    await field(en.month).fill('4');
    await field(en.day).fill('7');
    await field(en.year).fill('1990');
    await field(en.zip).fill(zip);
  },

  /** Forced, because an incomplete form disables its button with `aria-disabled`. */
  submit: () => button(en.submit).click({ force: true }),
};
