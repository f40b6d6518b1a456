import type { FakePageOptions } from '#embed/testing/fake-page';
import { choice, openFlow, press, textbox } from '#flow/testing/open-flow';
import type { PseudoBindConfig } from '../pseudo-bind.config.ts';
import { exampleConfig } from '../pseudo-bind.examples.ts';
import { openVisit } from '../pseudo-bind.resume.ts';
import { PseudoBind } from '../pseudo-bind.view.tsx';
import { en, type Strings } from '../strings.en.ts';

interface Options extends FakePageOptions {
  config?: PseudoBindConfig;
  labels?: Strings;
}

const examplePath = '/buy?rateQuoteId=rq-1042&transactionId=transaction-1&payplan=Monthly';

/** Opens the widget on its own page. */
export async function openPseudoBind({ config = exampleConfig, labels = en, ...options }: Options = {}) {
  const opened = await openFlow({ View: PseudoBind, config, labels, path: examplePath, ...options });
  /** Resolves when the latest keystrokes are stored. */
  const settled = () => openVisit(opened.visitor, 'transaction-1').settled();
  return { ...opened, settled };
}

/** What a visitor does in each section. */
export const I = {
  press,
  next: () => press(/^Next/),
  async giveLicense() {
    await textbox('Driver license number').fill('12345678');
    await textbox(/^VIN of your 2019/).fill('1HGCM82633A004352');
    await I.next();
  },
  async choosePreferences() {
    await choice(en.textMessages, 'Yes').click();
    await choice(en.goPaperless, 'Yes').click();
    await choice(en.optInMethod, en['optIn.email']).click();
    await I.next();
  },
};
