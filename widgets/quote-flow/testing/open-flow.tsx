import { expect, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type FakePageOptions, openPage } from '#embed/testing/fake-page';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { rentersVisitVersion } from '#visitor/record-versions';
import { newVisit } from '../new-visit.ts';
import type { FlowConfig } from '../quote-flow.config.ts';
import { alexDetails, exampleConfig, minimalAnswers } from '../quote-flow.examples.ts';
import { visitRecord } from '../quote-flow.resume.ts';
import type { Visit } from '../quote-flow.types.ts';
import { QuoteFlow } from '../quote-flow.view.tsx';
import type { Answers } from '../steps/answers.ts';
import { type Step, steps } from '../steps/steps.ts';
import { en, type Strings } from '../strings.en.ts';

export interface FlowOptions extends FakePageOptions {
  config?: Partial<FlowConfig>;
  labels?: Strings;
  place?: { zip: string; city: string; state: 'TX' | 'CA' };
  /** Restores a visit at this step, with minimal answers before it. The first step when absent. */
  at?: Step;
  /** Answers of the restored visit, in place of the minimal ones. */
  answers?: Partial<Answers>;
  /** What the visitor has typed into the form of the renters widget. */
  rentersAnswers?: Readonly<Record<string, string>>;
}

/** A visit at a step, with minimal answers to the steps before it. */
function visitAt(step: Step, answers: Partial<Answers>): Visit {
  const isAfter = (other: Step) => steps.indexOf(step) > steps.indexOf(other);
  const { driver, contact, details, vehicles } = minimalAnswers;
  return {
    ...newVisit,
    step,
    placeZip: isAfter('details') ? alexDetails.zip : '',
    answers: {
      ...newVisit.answers,
      ...(isAfter('driver') && { driver }),
      ...(isAfter('contact') && { contact }),
      ...(isAfter('details') && { details }),
      ...(isAfter('vehicles') && { vehicles }),
      ...answers,
    },
  };
}

const still = new CSSStyleSheet();

/** Opens the flow on its own page. */
export async function openFlow({
  at,
  answers = {},
  place,
  rentersAnswers,
  config: given,
  labels: texts = en,
  ...options
}: FlowOptions = {}) {
  const opened = openPage({ path: '/get-a-quote', ...options });
  const { host, visitor, services } = opened;
  if (place) visitor.remember('place', place);
  if (rentersAnswers) {
    visitor.record('rentersVisit', { version: rentersVisitVersion }).remember({ drafts: { personal: rentersAnswers } });
  }
  const saved = visitor.record('prefill', visitRecord);
  if (at) {
    saved.remember(visitAt(at, answers));
    await saved.settled();
  }
  const widget = (config: Partial<FlowConfig> | undefined, labels: Strings) => (
    <QuoteFlow config={{ ...exampleConfig, mirrorHash: false, ...config }} labels={labels} host={host} />
  );
  const drawing = await renderInShadowRoot(widget(given, texts));
  // An enabled button fades in; axe must not measure its contrast before.
  still.replaceSync('* { transition: none !important }');
  document.body.lastElementChild?.shadowRoot?.adoptedStyleSheets.push(still);
  const configure = (config: Partial<FlowConfig>, labels: Strings) => drawing.rerender(widget(config, labels));
  onTestFinished(() => services.goOnline());
  /** Resolves when the latest keystrokes are stored. */
  const settled = () => saved.settled();
  const leave = () => drawing.rerender(null);
  return { ...opened, ...drawing, configure, settled, leave };
}

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const field = (name: string | RegExp) => page.getByLabelText(name);

/** What a visitor does on each page. */
export const I = {
  next: () => button('Next').click(),

  async typeBirthDate(month: string, day: string, year: string) {
    await page.getByLabelText('Month', { exact: true }).fill(month);
    await page.getByLabelText('Day', { exact: true }).fill(day);
    await page.getByLabelText('Year', { exact: true }).fill(year);
  },

  async nameMyself() {
    await field('First name').fill('Alex');
    await field('Last name').fill('Example');
    await I.typeBirthDate('4', '17', '1990');
    await I.next();
  },

  async sayHowToReachMe() {
    await field('Email address').fill('alex@example.com');
    await field('Phone number').fill('5125550142');
    await page.getByText(/^I agree/).click();
    await I.next();
  },

  async sayWhereILive() {
    await field('Street address').fill('100 Congress Ave');
    await field('Zip code').fill('78701');
    await page.getByText('Male', { exact: true }).click();
    await page.getByText('Single', { exact: true }).click();
    await page.getByText('Yes', { exact: true }).click();
    await I.next();
  },

  async addMyCar() {
    await page.getByText('VIN', { exact: true }).click();
    await page.getByRole('textbox', { name: 'VIN' }).fill('1HGCM82633A004352');
    await expect.element(page.getByText('It is a 2003 Honda Accord.')).toBeVisible();
    await button('Add vehicle').click();
  },

  async pickACoverage() {
    await page.getByText('State minimum', { exact: true }).click();
    await button('See my quotes').click();
  },

  seePage: (name: string | RegExp) => page.getByRole('heading', { level: 2, name }),
  pressEnter: () => userEvent.keyboard('{Enter}'),
};
