import { describe, expect, it } from 'vitest';
import { loadKnownAnswers } from './known-answers.ts';
import { paymentVisitVersion, prefillVersion, rentersVisitVersion, roadsideVisitVersion } from './record-versions.ts';
import { Device, makeKey } from './testing/device.ts';

const key = makeKey();
const openKey = () => key;

describe('known answers', () => {
  it('answers come from the quote flow and from a payment, accepted answers before drafts', async () => {
    const device = new Device();
    const tab = device.openTab({ openKey });
    tab.remember('place', { zip: '78701', city: 'Austin', state: 'TX' });
    const quote = tab.record('prefill', { version: prefillVersion });
    quote.remember({
      answers: { driver: { firstName: 'Alex', lastName: 'Example', birthDate: '1990-04-17' }, contact: null },
      drafts: { driver: { firstName: 'Al' }, details: { street: ' 100 Sample St ', zip: '78701', gender: 4 } },
    });
    await quote.settled();
    const payment = tab.record('paymentVisit', { version: paymentVisitVersion });
    payment.remember({ draft: { email: 'alex@example.com', phone: '512-555-0142', policyNumber: 'LKM-1' } });
    await payment.settled();
    for (const visitor of [tab, device.openTab({ openKey })]) {
      expect(await loadKnownAnswers(visitor, { openKey })).toEqual({
        firstName: 'Alex',
        lastName: 'Example',
        email: 'alex@example.com',
        phone: '512-555-0142',
        street: '100 Sample St',
        apartment: '',
        city: 'Austin',
        state: 'TX',
        zip: '78701',
        licenseNumber: '',
        birthDate: '1990-04-17',
      });
    }
  });

  /** A tab of a visitor with these records. */
  async function tabWith(records: Readonly<Record<'rentersVisit' | 'purchase.roadside', unknown>>) {
    const device = new Device();
    const tab = device.openTab({ openKey });
    for (const [name, version] of [
      ['rentersVisit', rentersVisitVersion],
      ['purchase.roadside', roadsideVisitVersion],
    ] as const) {
      const record = tab.record(name, { version });
      record.remember(records[name]);
      await record.settled();
    }
    return device.openTab({ openKey });
  }

  it('the saved renters and roadside visits are merged, and one of them can be excluded', async () => {
    const tab = await tabWith({
      rentersVisit: {
        personal: { firstName: 'Alex', lastName: 'Example', street: '100 Sample St', apartment: '4', zip: '78701' },
        drafts: { personal: { firstName: 'Alexis', email: 'alex@example.com', city: 'Austin', state: 'TX' } },
      },
      'purchase.roadside': { draft: { firstName: 'Al', phone: '512-555-0142', driverLicense: '12345678' } },
    });
    expect(await loadKnownAnswers(tab, { openKey })).toEqual({
      firstName: 'Alexis',
      lastName: 'Example',
      email: 'alex@example.com',
      phone: '512-555-0142',
      street: '100 Sample St',
      apartment: '4',
      city: 'Austin',
      state: 'TX',
      zip: '78701',
      licenseNumber: '12345678',
      birthDate: '',
    });
    expect(await loadKnownAnswers(tab, { openKey, except: 'rentersVisit' })).toMatchObject({
      firstName: 'Al',
      email: '',
      street: '',
    });
  });

  it('known answers contain the address of one home', async () => {
    const tab = await tabWith({
      rentersVisit: { drafts: { personal: { zip: '78701', street: '100 Sample St' } } },
      'purchase.roadside': {
        draft: { zip: '75201', street: '9 Other St', apartment: '7', city: 'Dallas', state: 'TX' },
      },
    });
    expect(await loadKnownAnswers(tab, { openKey })).toMatchObject({
      zip: '78701',
      street: '100 Sample St',
      apartment: '',
      city: '',
      state: '',
    });
  });

  it('known answers are empty for a new visitor, and for records of another version', async () => {
    const device = new Device();
    const quote = device.openTab({ openKey }).record('prefill', { version: prefillVersion + 1 });
    quote.remember({ answers: { driver: { firstName: 'Alex' } } });
    await quote.settled();
    const answers = await loadKnownAnswers(device.openTab({ openKey }), { openKey });
    expect(Object.values(answers).filter(Boolean)).toEqual([]);
  });
});
