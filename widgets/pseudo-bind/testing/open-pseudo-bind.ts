import { type FakePageOptions, TestDevice } from '#embed/testing/fake-page';
import { choice, openFlow, press, textbox } from '#flow/testing/open-flow';
import type { PseudoBindConfig } from '../pseudo-bind.config.ts';
import { newVisit } from '../pseudo-bind.context.ts';
import { exampleConfig, exampleContact, exampleVisit } from '../pseudo-bind.examples.ts';
import { openVisit } from '../pseudo-bind.resume.ts';
import { type Stage, stages, type Visit } from '../pseudo-bind.types.ts';
import { PseudoBind } from '../pseudo-bind.view.tsx';
import { en, type Strings } from '../strings.en.ts';

interface Options extends FakePageOptions {
  config?: PseudoBindConfig;
  labels?: Strings;
  /** Restores a visit in this section, with the answers before it. The first section when absent. */
  at?: Stage;
  /** Changes of that visit. */
  visit?: Partial<Visit>;
}

const examplePath = '/buy?rateQuoteId=rq-1042&transactionId=transaction-1&payplan=Monthly';

/** A visit in a section, with the answers to those before it. The additional drivers are the quote's. */
function visitAt(section: Stage): Visit {
  const isAfter = (other: Stage) => stages.indexOf(section) > stages.indexOf(other);
  const { driver, vins, checkedLicense } = exampleVisit;
  return {
    ...newVisit,
    section,
    ...(isAfter('driver') && { driver, vins, checkedLicense }),
    ...(isAfter('contact') && { contact: exampleContact }),
    areDriversConfirmed: isAfter('drivers'),
  };
}

/** Opens the widget on its own page. */
export async function openPseudoBind({
  config = exampleConfig,
  labels = en,
  device = new TestDevice(),
  at,
  visit,
  ...options
}: Options = {}) {
  if (at) {
    const saved = openVisit(device.openTab({ brandCode: device.brandCode }), 'transaction-1');
    saved.remember({ ...visitAt(at), ...visit });
    await saved.settled();
  }
  const opened = await openFlow({ View: PseudoBind, config, labels, device, path: examplePath, ...options });
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
  async choosePreferences(confirmBy: keyof typeof en = 'optIn.email') {
    await choice(en.textMessages, 'Yes').click();
    await choice(en.goPaperless, 'Yes').click();
    await choice(en.optInMethod, en[confirmBy]).click();
    await I.next();
  },
};
