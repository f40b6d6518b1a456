import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { type FakePageOptions, openPage } from '#embed/testing/fake-page';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import type { BindConfig } from '../pseudo-bind.config.ts';
import { exampleConfig } from '../pseudo-bind.examples.ts';
import { openVisit } from '../pseudo-bind.resume.ts';
import { PseudoBind } from '../pseudo-bind.view.tsx';
import { en, type Strings } from '../strings.en.ts';

interface BindOptions extends FakePageOptions {
  config?: BindConfig;
  labels?: Strings;
}

export const examplePath = '/buy?rateQuoteId=rq-1042&transactionId=transaction-1&payplan=Monthly';

/** Opens the widget on a page of its own. */
export async function openBind({ config = exampleConfig, labels = en, ...options }: BindOptions = {}) {
  const opened = openPage({ path: examplePath, ...options });
  const { host, visitor } = opened;
  const drawing = await renderInShadowRoot(<PseudoBind config={config} labels={labels} host={host} />);
  drawing.container.lang = host.language;
  /** The section with this title is there. */
  const sees = (title: string) => expect.element(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  /** What was typed last is written. */
  const settled = () => openVisit(visitor, 'transaction-1').settled();
  return { ...opened, ...drawing, sees, settled };
}

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const field = (name: string | RegExp) => page.getByRole('textbox', { name });
/** A choice of a group, by the group's question. */
export const choice = (group: string | RegExp, name: string) =>
  page.getByRole('group', { name: group }).getByText(name, { exact: true });

/** What a visitor does in each section. */
export const I = {
  /** A button that looks disabled says what is missing. */
  press: (name: string | RegExp) => button(name).click({ force: true }),
  next: () => I.press(/^Next/),
  async giveLicense() {
    await field('Driver license number').fill('12345678');
    await field(/^VIN of your 2019/).fill('1HGCM82633A004352');
    await I.next();
  },
  async choosePreferences() {
    await choice(en.textMessages, 'Yes').click();
    await choice(en.goPaperless, 'Yes').click();
    await choice(en.optInMethod, en['optIn.email']).click();
    await I.next();
  },
};
