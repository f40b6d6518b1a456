import { describe, expect, it, test } from 'vitest';
import { silence } from '#flow/testing/run-machine';
import { variantOf } from '#forms/purchase/purchase.context';
import {
  californianQuote,
  exampleAnswers,
  exampleDriver,
  exampleQuote,
  minimalQuote,
  sam,
} from '#forms/purchase/purchase.examples';
import { MalformedError, NetworkError, RefusedError, StatusError } from '#services/errors';
import type { VerificationDetails } from '#services/verification/verification-row';
import { connectShell } from './pseudo-bind.connect.ts';
import { exampleContact, exampleInput, exampleVisit, withCarrier } from './pseudo-bind.examples.ts';
import type { PseudoBindEvent } from './pseudo-bind.types.ts';
import { runPseudoBind } from './testing/run-pseudo-bind.ts';

const driver: PseudoBindEvent = { type: 'DRIVER.CONFIRMED', answers: exampleDriver };
const contact: PseudoBindEvent = { type: 'CONTACT.CONFIRMED', answers: exampleContact };
const drivers: PseudoBindEvent = { type: 'DRIVERS.CONFIRMED', drivers: [sam] };
const questions: PseudoBindEvent = { type: 'QUESTIONS.CONFIRMED', answers: exampleAnswers };
const verified: PseudoBindEvent = { type: 'VERIFICATION.VERIFIED' };
const back: PseudoBindEvent = { type: 'BACK' };

const lost = new NetworkError('loadBindQuote');

/** The details that the verification last received for the agent's row. */
const lastDetails = ({ verification }: ReturnType<typeof runPseudoBind>): VerificationDetails =>
  (
    verification.received.findLast(({ type }) => type === 'DETAILS.CHANGED') as unknown as {
      details: VerificationDetails;
    }
  ).details;

describe('the start of a purchase', () => {
  it('fails with a message when the address has no purchase', async () => {
    const bind = runPseudoBind({ input: { quoteReference: { rateQuoteId: '', transactionId: 't', payPlan: '' } } });
    await bind.go();
    expect(bind.isIn({ journey: { entering: 'incomplete' } })).toBe(true);
    expect(bind.failures).toEqual(['address']);
    expect(bind.timesAsked('quote')).toBe(0);
  });

  it('loads the quote by rate quote id and transaction id', async () => {
    const bind = runPseudoBind();
    await bind.go();
    expect(bind.inputOf('quote')).toEqual({
      rateQuoteId: 'rq-1042',
      transactionId: 'transaction-1',
      payPlan: 'Monthly',
    });
    expect(bind.isIn({ journey: { driver: 'asking' } })).toBe(true);
  });

  it('reports that a quote was not found', async () => {
    const bind = runPseudoBind({ responses: { quote: new RefusedError('loadBindQuote') } });
    await bind.go();
    expect(bind.isIn({ journey: { entering: 'notFound' } })).toBe(true);
    expect(bind.failures).toEqual(['quote-not-found']);
  });

  it('asks the other services once for a quote that is not found, and once more when the visitor retries', async () => {
    const bind = runPseudoBind({ responses: { quote: new RefusedError('loadBindQuote') } });
    await bind.go();
    expect(bind.timesAsked('quote')).toBe(2);
    expect(variantOf(bind.context())).toBe('ca');
    await bind.go({ type: 'RETRY' });
    expect(bind.timesAsked('quote')).toBe(4);
  });

  test.each(['RETRY', 'NETWORK.RETURNED'] as const)(
    'loads the quote again on %s after the network failed',
    async (type) => {
      const bind = runPseudoBind({ responses: { quote: lost } });
      await bind.go();
      expect(bind.isIn({ journey: { entering: 'failed' } })).toBe(true);
      bind.responses.quote = exampleQuote;
      await bind.go({ type });
      expect(bind.isIn({ journey: 'driver' })).toBe(true);
    },
  );

  it('keeps the kind of a failure and the service’s message', async () => {
    const bind = runPseudoBind({ responses: { quote: new MalformedError('loadBindQuote') } });
    await bind.go();
    expect(connectShell(bind.actor.getSnapshot())).toMatchObject({ notice: 'malformed', reason: undefined });
    bind.responses.quote = new StatusError('loadBindQuote', 422, 'This carrier is closed today');
    await bind.go({ type: 'RETRY' });
    expect(connectShell(bind.actor.getSnapshot())).toMatchObject({
      notice: 'refused',
      reason: 'This carrier is closed today',
    });
    await bind.sendFrom('network', { type: 'NETWORK.LOST' });
    expect(connectShell(bind.actor.getSnapshot())).toMatchObject({ notice: 'offline', reason: undefined });
  });

  it('calls the California service at the start without waiting for its response', async () => {
    const bind = runPseudoBind({ responses: { quote: californianQuote, californiaStart: lost } });
    await bind.go();
    expect(bind.timesAsked('californiaStart')).toBe(1);
    expect(bind.isIn({ journey: 'driver', california: 'failed' })).toBe(true);
    await bind.go({ type: 'NETWORK.RETURNED' });
    expect(bind.timesAsked('californiaStart')).toBe(2);
    const texan = runPseudoBind();
    await texan.go();
    expect(texan.timesAsked('californiaStart')).toBe(0);
  });

  it('remembers the place of the quote before California is called', async () => {
    const bind = runPseudoBind({ responses: { quote: californianQuote } });
    await bind.go();
    expect(bind.places).toEqual([{ zip: '95814', city: 'Sacramento', state: 'CA' }]);
    expect(bind.timesAsked('placeByZip')).toBe(0);
  });

  it('looks up the city and state of a quote that has only a zip code', async () => {
    const place = { zip: '95814', city: 'Sacramento', state: 'CA' } as const;
    const quote = { ...californianQuote, address: { street: '100 Example Street', zip: '95814' } };
    const bind = runPseudoBind({ responses: { quote, placeByZip: lost } });
    await bind.go();
    expect(bind.isIn({ journey: 'driver', place: 'failed' })).toBe(true);
    bind.responses.placeByZip = place;
    await bind.go({ type: 'NETWORK.RETURNED' });
    expect(bind.places).toEqual([place]);
    expect(bind.timesAsked('californiaStart')).toBe(1);
    await bind.go(driver);
    expect(bind.inputOf('licenseCheck')).toMatchObject({ isCalifornian: true, address: { ...place } });
  });

  it('starts with the quote’s drivers and answers', async () => {
    const bind = runPseudoBind();
    await bind.go();
    expect(bind.context()).toMatchObject({ drivers: [sam], answers: { HomeOwner: 'yes' } });
  });

  it('keeps a driver of the quote who shares a name with another or with the visitor, unless the birth dates are equal', async () => {
    const [visitor, spouse] = exampleQuote.drivers;
    const [father, daughter] = [
      { ...visitor, birthDate: '1962-02-03', relation: 'parent' as const },
      { ...spouse, birthDate: '2008-05-06', relation: 'child' as const },
    ];
    const quote = { ...exampleQuote, drivers: [visitor, spouse, father, daughter, { ...spouse }, { ...visitor }] };
    const bind = runPseudoBind({ responses: { quote } });
    await bind.go();
    expect(bind.context().drivers?.map(({ firstName, birthDate }) => [firstName, birthDate])).toEqual([
      ['Sam', '1991-09-02'],
      ['Alex', '1962-02-03'],
      ['Sam', '2008-05-06'],
    ]);
  });
});

describe('the driver’s section', () => {
  it('continues to the contact preference once cars and license are looked up', async () => {
    const bind = runPseudoBind();
    await bind.go(driver);
    expect(bind.isIn({ journey: 'contact' })).toBe(true);
    expect(bind.asked.filter(({ name }) => name === 'vehicleByVin').map(({ input }) => input)).toEqual([
      { vin: '2T3P1RFV8KC000015' },
    ]);
    expect(bind.inputOf('licenseCheck')).toMatchObject({
      isCalifornian: false,
      person: { firstName: 'Alex', licenseNumber: '12345678', birthDate: '1990-04-17' },
    });
  });

  it('looks up a VIN while the visitor types it', async () => {
    const bind = runPseudoBind();
    await bind.go({ type: 'DRAFT.CHANGED', form: 'driver', values: { 'vin-1': '2T3P1RFV8KC000015' } });
    expect(bind.context().vins['2T3P1RFV8KC000015']).toEqual({ year: 2019, make: 'Toyota', model: 'RAV4' });
  });

  it('stays in the driver’s section while a VIN is unknown', async () => {
    const bind = runPseudoBind({ responses: { vehicleByVin: ({ vin }: { vin: string }) => ({ vin, name: null }) } });
    await bind.go(driver);
    expect(bind.isIn({ journey: { driver: 'asking' } })).toBe(true);
    expect(bind.context().vins['2T3P1RFV8KC000015']).toBeNull();
    expect(bind.timesAsked('licenseCheck')).toBe(0);
  });

  it('stays in the driver’s section while license and date of birth do not match, until one of them changes', async () => {
    const bind = runPseudoBind({ responses: { licenseCheck: { isRight: false } } });
    await bind.go(driver);
    expect(bind.isIn({ journey: { driver: 'asking' } })).toBe(true);
    expect(bind.context().wrongLicense).not.toBe('');
    await bind.go({ type: 'DRAFT.CHANGED', form: 'driver', values: { licenseNumber: '1' } });
    expect(bind.context().wrongLicense).toBe('');
  });

  it('checks the license only when the license or the date of birth changed', async () => {
    const bind = runPseudoBind();
    await bind.go(driver, back, driver);
    expect(bind.timesAsked('licenseCheck')).toBe(1);
    await bind.go(back, { type: 'DRIVER.CONFIRMED', answers: { ...exampleDriver, birthDate: '1990-04-18' } });
    expect(bind.timesAsked('licenseCheck')).toBe(2);
  });

  it('skips the check of a license that came with the quote', async () => {
    const [alex, ...others] = exampleQuote.drivers;
    const quote = {
      ...exampleQuote,
      drivers: [{ ...alex, license: { type: 'unitedStates', number: '12345678' } }, ...others],
    };
    const bind = runPseudoBind({ responses: { quote } });
    await bind.go(driver);
    expect(bind.isIn({ journey: 'contact' })).toBe(true);
    expect(bind.timesAsked('licenseCheck')).toBe(0);
  });

  it.each(['licenseCheck', 'vehicleByVin'] as const)(
    'continues when the network returns after a failed %s',
    async (name) => {
      const bind = runPseudoBind();
      const usual = bind.responses[name];
      bind.responses[name] = lost;
      await bind.go(driver);
      expect(bind.hasTag('failed')).toBe(true);
      bind.responses[name] = usual;
      await bind.go({ type: 'NETWORK.RETURNED' });
      expect(bind.isIn({ journey: 'contact' })).toBe(true);
    },
  );

  it('adds the household found by the license check, without duplicates, and asks once more for the rest', async () => {
    const jordan = { foundRecord: 'd-3', firstName: 'Jordan', lastName: 'Example', birthDate: '2008-02-29' };
    const household = {
      drivers: [
        { ...sam, firstName: 'SAM' },
        jordan,
        { firstName: 'alex', lastName: 'Example', birthDate: '1990-04-17' },
      ],
      commonId: 'c-1',
    };
    const casey = { foundRecord: 'd-4', firstName: 'Casey', lastName: 'Example' };
    const bind = runPseudoBind({
      responses: { licenseCheck: { isRight: true, household }, followUp: { drivers: [casey, jordan], commonId: '' } },
    });
    await bind.go(driver);
    expect(bind.context().drivers?.map(({ firstName }) => firstName)).toEqual(['Sam', 'Jordan']);
    await bind.wait(3);
    expect(bind.inputOf('followUp')).toEqual({ state: 'TX', commonId: 'c-1' });
    expect(bind.context().drivers?.map(({ firstName, isManual }) => [firstName, isManual])).toEqual([
      ['Sam', false],
      ['Jordan', false],
      ['Casey', false],
    ]);
  });

  const more = { drivers: [], commonId: 'c-1' };
  const casey = { foundRecord: 'd-4', firstName: 'Casey', lastName: 'Example' };

  /** A purchase whose license check has answered that the household is not complete. */
  const withMore = (responses: Parameters<typeof runPseudoBind>[0] & object = {}) =>
    runPseudoBind({
      ...responses,
      responses: { licenseCheck: { isRight: true, household: more }, followUp: more, ...responses.responses },
    });

  it('searches for the rest of a household at growing intervals, and continues silently after a failure', async () => {
    const bind = withMore();
    await bind.go(driver);
    for (const [seconds, times] of [
      [2, 1],
      [4, 2],
      [8, 3],
      [16, 4],
      [32, 5],
      [60, 6],
      [60, 7],
    ] as const) {
      await bind.wait(seconds);
      expect(bind.timesAsked('followUp')).toBe(times);
    }
    bind.responses.followUp = lost;
    await bind.wait(60);
    expect(bind.hasTag('failed')).toBe(false);
    bind.responses.followUp = { drivers: [casey], commonId: '' };
    await bind.wait(60);
    expect(bind.context().drivers?.map(({ firstName }) => firstName)).toEqual(['Sam', 'Casey']);
    await bind.wait(600);
    expect(bind.timesAsked('followUp')).toBe(9);
  });

  it.each<[string, Parameters<typeof runPseudoBind>[0], number]>([
    ['the service rejects it', { responses: { followUp: new RefusedError('followUp') } }, 1],
    ['the service returns a client error', { responses: { followUp: new StatusError('followUp', 400) } }, 1],
    [
      'the carrier hides the additional drivers',
      { input: { config: withCarrier({ hideAdditionalDriverSection: true }) } },
      0,
    ],
  ])('ends the search for a household where %s', async (_what, options, times) => {
    const bind = withMore(options);
    await bind.go(driver);
    await bind.wait(600);
    expect(bind.timesAsked('followUp')).toBe(times);
  });

  it('ends the search for a household at the end of the purchase', async () => {
    const bind = withMore();
    await bind.go(driver, contact, drivers, questions, verified);
    expect(bind.isIn({ journey: 'success' })).toBe(true);
    await bind.wait(600);
    expect(bind.timesAsked('followUp')).toBe(0);
  });

  it.each<[string, PseudoBindEvent[], PseudoBindEvent[]]>([
    ['answers the questions', [], []],
    ['waits for the agent', [questions], []],
    ['is on the contact preference again', [back, back], [contact]],
  ])(
    'opens the drivers’ section again, and writes the name to the row, when somebody is found while the visitor %s',
    async (_what, before, after) => {
      const bind = withMore();
      await bind.go(driver, contact, drivers, ...before);
      bind.responses.followUp = { drivers: [casey], commonId: '' };
      await bind.wait(2);
      const { additionalDrivers } = lastDetails(bind);
      expect(additionalDrivers).toMatchObject([{ firstName: 'Sam', action: 'include' }, { firstName: 'Casey' }]);
      expect(additionalDrivers![1]).not.toHaveProperty('action');
      await bind.go(...after);
      expect(bind.isIn({ journey: { drivers: 'asking' } })).toBe(true);
      expect(bind.context()).toMatchObject({ areDriversConfirmed: false, lateDrivers: ['Casey Example'] });
      const found = { ...bind.context().drivers![1]!, relation: 'child', action: 'exclude' } as const;
      await bind.go({ type: 'DRIVERS.CONFIRMED', drivers: [sam, found] }, questions);
      expect(lastDetails(bind).additionalDrivers).toMatchObject([{}, { firstName: 'Casey', action: 'exclude' }]);
      await bind.go(verified);
      expect(bind.isIn({ journey: 'success' })).toBe(true);
    },
  );

  it('closes the verification dialogs when a driver of the household is found', async () => {
    const bind = withMore();
    await bind.go(driver, contact, drivers, questions);
    bind.responses.followUp = { drivers: [casey], commonId: '' };
    await bind.wait(2);
    expect(bind.verification.received.map(({ type }) => type)).toContain('DIALOG.HIDDEN');
  });

  it('stays in the questions when a follow-up repeats a driver who is on the list', async () => {
    const bind = withMore();
    await bind.go(driver, contact, drivers);
    bind.responses.followUp = { drivers: [{ ...sam, foundRecord: 'd-9', firstName: 'SAM JORDAN' }], commonId: '' };
    await bind.wait(2);
    expect(bind.isIn({ journey: 'questions' })).toBe(true);
  });

  /** A search whose response the test releases. */
  function slowAnswer() {
    let resolve = () => undefined as void;
    const promise = new Promise((settle) => {
      resolve = () => settle({ drivers: [casey], commonId: '' });
    });
    return { promise, resolve };
  }

  it.each([
    ['are being checked', silence],
    ['could not be checked', lost],
  ])('shows a driver who is found while the licenses %s before the section is confirmed', async (_what, checks) => {
    const { promise, resolve } = slowAnswer();
    const bind = runPseudoBind({
      responses: {
        licenseCheck: { isRight: true, household: more },
        followUp: () => promise,
        driverChecks: checks,
      },
    });
    await bind.go(driver, contact);
    await bind.wait(2.5);
    await bind.go(drivers);
    resolve();
    bind.responses.driverChecks = [];
    await bind.go({ type: 'NETWORK.RETURNED' });
    expect(bind.isIn({ journey: { drivers: 'asking' } })).toBe(true);
    expect(bind.context()).toMatchObject({ areDriversConfirmed: false, lateDrivers: ['Casey Example'] });
    expect(bind.verification.received.at(-1)).not.toMatchObject({ details: { additionalDrivers: expect.anything() } });
    await bind.go({ type: 'DRIVERS.CONFIRMED', drivers: bind.context().drivers! });
    expect(bind.isIn({ journey: 'questions' })).toBe(true);
    expect(bind.verification.received.at(-1)).toMatchObject({
      details: { additionalDrivers: [{ firstName: 'Sam' }, { firstName: 'Casey' }] },
    });
  });
});

describe('the sections', () => {
  it('moves forward and back through the sections in order', async () => {
    const bind = runPseudoBind();
    await bind.go(driver, contact);
    expect(bind.isIn({ journey: 'drivers' })).toBe(true);
    await bind.go(drivers);
    expect(bind.isIn({ journey: 'questions' })).toBe(true);
    await bind.go(back, back, back);
    expect(bind.isIn({ journey: 'driver' })).toBe(true);
  });

  it('skips the additional drivers’ section where the carrier hides it', async () => {
    const bind = runPseudoBind({ input: { config: withCarrier({ hideAdditionalDriverSection: true }) } });
    await bind.go(driver, contact);
    expect(bind.isIn({ journey: 'questions' })).toBe(true);
    await bind.go(back);
    expect(bind.isIn({ journey: 'contact' })).toBe(true);
  });

  it('saves the contact preference', async () => {
    const bind = runPseudoBind();
    await bind.go(driver, contact);
    expect(bind.context().contact).toEqual(exampleContact);
  });

  it('goes back to a section by the header', async () => {
    const bind = runPseudoBind();
    await bind.go(driver, contact, drivers, { type: 'STAGE.CHOSEN', stage: 'driver' });
    expect(bind.isIn({ journey: 'driver' })).toBe(true);
    await bind.go({ type: 'STAGE.CHOSEN', stage: 'questions' });
    expect(bind.isIn({ journey: 'driver' })).toBe(true);
  });
});

describe('additional drivers', () => {
  const changed: PseudoBindEvent = { type: 'DRIVERS.CONFIRMED', drivers: [{ ...sam, licenseNumber: '99999999' }] };

  it('flags additional drivers whose license check fails', async () => {
    const bind = runPseudoBind({ responses: { driverChecks: [sam.id] } });
    await bind.go(driver, contact, changed);
    expect(bind.isIn({ journey: { drivers: 'asking' } })).toBe(true);
    expect(Object.keys(bind.context().wrongDrivers)).toEqual([sam.id]);
    bind.responses.driverChecks = [];
    await bind.go(changed);
    expect(bind.isIn({ journey: 'questions' })).toBe(true);
  });

  it('skips the check of additional drivers who were already checked', async () => {
    const bind = runPseudoBind();
    await bind.go(driver, contact, changed, back, changed);
    expect(bind.timesAsked('driverChecks')).toBe(1);
  });

  it('repeats the check of additional drivers on RETRY after the network failed', async () => {
    const bind = runPseudoBind({ responses: { driverChecks: lost } });
    await bind.go(driver, contact, changed);
    expect(bind.isIn({ journey: { drivers: 'failed' } })).toBe(true);
    bind.responses.driverChecks = [];
    await bind.go({ type: 'RETRY' });
    expect(bind.isIn({ journey: 'questions' })).toBe(true);
  });

  it('does not repeat a failed license check once the licenses were edited', async () => {
    const bind = runPseudoBind({ responses: { driverChecks: lost } });
    await bind.go(driver, contact, changed);
    expect(bind.hasTag('failed')).toBe(true);
    await bind.go({ type: 'DRAFT.CHANGED', form: 'drivers', values: {} }, { type: 'RETRY' });
    expect(bind.isIn({ journey: { drivers: 'asking' } })).toBe(true);
    expect(bind.timesAsked('driverChecks')).toBe(1);
  });

  it('lets the visitor remove only the drivers whom they added', async () => {
    const bind = runPseudoBind();
    await bind.go(driver, contact, { type: 'DRIVER.ADDED' });
    expect(bind.context().drivers?.map(({ isManual }) => isManual)).toEqual([false, true]);
    const added = bind.context().drivers!.at(-1)!.id;
    await bind.go({ type: 'DRIVER.REMOVED', id: sam.id }, { type: 'DRIVER.REMOVED', id: added });
    expect(bind.context().drivers?.map(({ id }) => id)).toEqual([sam.id]);
  });

  it('removes a duplicate additional driver', async () => {
    const bind = runPseudoBind();
    await bind.go(driver, contact, {
      type: 'DRIVERS.CONFIRMED',
      drivers: [sam, { ...sam, id: 'manual-1', isManual: true, firstName: 'sam' }],
    });
    expect(bind.context()).toMatchObject({ drivers: [sam], repeatedDrivers: ['sam Example'] });
  });

  it('checks the licenses that came with the quote, once', async () => {
    const bind = runPseudoBind();
    await bind.go(driver, contact, drivers, back, drivers);
    expect(bind.asked.filter(({ name }) => name === 'driverChecks').map(({ input }) => input)).toMatchObject([
      { drivers: [sam] },
    ]);
  });
});

describe('the questions', () => {
  it('submits the questions only when every required answer matches', async () => {
    const bind = runPseudoBind({ visit: exampleVisit });
    await bind.go({ type: 'QUESTIONS.CONFIRMED', answers: { ...exampleAnswers, Rideshare: 'yes' } });
    expect(bind.isIn({ journey: 'questions' })).toBe(true);
    expect(bind.context().isSubmitted).toBe(false);
    await bind.go(questions);
    expect(bind.isIn({ journey: 'verifying' })).toBe(true);
    expect(bind.context().isSubmitted).toBe(true);
  });

  it('ends after the questions once the contact is verified', async () => {
    const bind = runPseudoBind({ visit: exampleVisit });
    await bind.go(questions, verified);
    expect(bind.isIn({ journey: 'success' })).toBe(true);
  });

  it('waits for changed answers to be written where the contact was already verified', async () => {
    const bind = runPseudoBind({ visit: exampleVisit });
    await bind.go(questions, back, verified, {
      type: 'QUESTIONS.CONFIRMED',
      answers: { ...exampleAnswers, HomeOwner: 'no' },
    });
    expect(bind.isIn({ journey: 'verifying' })).toBe(true);
    expect(bind.verification.received.slice(-2)).toMatchObject([
      { type: 'DETAILS.CHANGED', details: { answers: [{ question: 'HomeOwner', value: 'N' }, {}, {}] } },
      { type: 'QUESTIONS.SUBMITTED' },
    ]);
    await bind.go(verified);
    expect(bind.isIn({ journey: 'success' })).toBe(true);
  });
});

describe('the verification', () => {
  it('starts verification with the first confirmed section and sends it each further one', async () => {
    const bind = runPseudoBind();
    await bind.go();
    expect(bind.timesAsked('verificationModule')).toBe(0);
    await bind.go(driver);
    expect(bind.verification.received.at(-1)).toMatchObject({
      type: 'DETAILS.CHANGED',
      details: { firstName: 'Alex', vins: exampleDriver.vins },
    });
    await bind.go(contact);
    expect(bind.verification.received.at(-1)).toMatchObject({
      details: { isPaperless: true, paperlessOptInMethod: 'Email', languagePreference: 'English' },
    });
    await bind.go(drivers);
    expect(bind.verification.received.at(-1)).toMatchObject({
      details: { additionalDrivers: [{ firstName: 'Sam', action: 'include' }] },
    });
    await bind.go(questions);
    expect(bind.verification.received.slice(-2)).toMatchObject([
      {
        type: 'DETAILS.CHANGED',
        details: {
          answers: [
            { question: 'HomeOwner', value: 'Y' },
            { question: 'Rideshare', value: 'N' },
            { question: 'Damage', value: '0' },
          ],
        },
      },
      { type: 'QUESTIONS.SUBMITTED' },
    ]);
  });

  it('notifies a verification that loads late that the questions were submitted', async () => {
    const bind = runPseudoBind({ visit: exampleVisit, responses: { verificationModule: lost } });
    await bind.go(questions);
    expect(bind.isIn({ journey: 'verifying', verification: 'missing' })).toBe(true);
    bind.responses.verificationModule = { verificationMachine: bind.verification.machine };
    await bind.go({ type: 'NETWORK.RETURNED' });
    expect(bind.verification.received.map(({ type }) => type)).toEqual(['DETAILS.CHANGED', 'QUESTIONS.SUBMITTED']);
  });

  it('requests the codes with the contact preference when the page configures it', async () => {
    const withContact = { ...exampleInput.config, verifyContact: 'withContact' } as const;
    const bind = runPseudoBind({ input: { config: withContact } });
    await bind.go(driver);
    expect(bind.verification.received.map(({ type }) => type)).not.toContain('CODES.REQUESTED');
    await bind.go(contact);
    expect(bind.verification.received.at(-1)).toEqual({ type: 'CODES.REQUESTED' });
    const later = runPseudoBind();
    await later.go(driver, contact, drivers);
    expect(later.verification.received.map(({ type }) => type)).not.toContain('CODES.REQUESTED');
  });

  it('reports a missing sheet to the author and starts no verification, unless the carrier has a sheet', async () => {
    const bind = runPseudoBind({ input: { hasSheet: false }, visit: exampleVisit });
    await bind.go(questions);
    expect(bind.failures).toEqual(['config']);
    expect(connectShell(bind.actor.getSnapshot())).toMatchObject({ page: 'verifying', isSheetMissing: true });
    expect(bind.timesAsked('verificationModule')).toBe(0);
    await bind.go({ type: 'CONFIG.CHANGED', config: withCarrier({ sheetsDbUrl: 'https://sheets.example/own' }) });
    expect(bind.verification.received.map(({ type }) => type)).toEqual(['DETAILS.CHANGED', 'QUESTIONS.SUBMITTED']);
  });

  it('asks verification for codes again and stops it at the end', async () => {
    const bind = runPseudoBind({ visit: exampleVisit });
    await bind.go(questions, { type: 'CODES.REQUESTED' });
    expect(bind.verification.received.at(-1)).toEqual({ type: 'CODES.REQUESTED' });
    await bind.go(verified);
    expect(bind.actor.getSnapshot().children.verification).toBeUndefined();
  });
});

describe('a reload', () => {
  it('a reload returns to the section that was left', async () => {
    const bind = runPseudoBind({ visit: { ...exampleVisit, section: 'drivers' } });
    await bind.go();
    expect(bind.isIn({ journey: 'drivers' })).toBe(true);
  });

  it('a reload returns to the wait for the codes', async () => {
    const bind = runPseudoBind({
      visit: { ...exampleVisit, section: 'verifying', isSubmitted: true, answers: exampleAnswers },
    });
    await bind.go();
    expect(bind.isIn({ journey: 'verifying' })).toBe(true);
    expect(bind.verification.received.at(-1)).toEqual({ type: 'QUESTIONS.SUBMITTED', isPostponed: false });
  });

  it('a reload returns to the end page', async () => {
    const bind = runPseudoBind({
      visit: { ...exampleVisit, section: 'success', isSubmitted: true, answers: exampleAnswers },
    });
    await bind.go();
    expect(bind.isIn({ journey: 'success' })).toBe(true);
    expect(bind.timesAsked('verificationModule')).toBe(0);
  });

  it('a reload returns to the end page although the carrier has added questions since', async () => {
    const bind = runPseudoBind({ visit: { ...exampleVisit, section: 'success', isSubmitted: true, answers: {} } });
    await bind.go();
    expect(bind.isIn({ journey: 'success' })).toBe(true);
  });

  it('a reload opens the first incomplete section and none after it', async () => {
    const bind = runPseudoBind({ visit: { ...exampleVisit, contact: undefined } });
    await bind.go();
    expect(bind.isIn({ journey: 'contact' })).toBe(true);
  });

  it('a reload keeps the drivers as the visitor left them', async () => {
    const bind = runPseudoBind({ visit: { ...exampleVisit, drivers: [{ ...sam, relation: 'child' }] } });
    await bind.go();
    expect(bind.context().drivers).toMatchObject([{ relation: 'child' }]);
  });

  it('continues when storage fails', async () => {
    const bind = runPseudoBind({ responses: { savedVisit: new Error('denied') } });
    await bind.go();
    expect(bind.isIn({ journey: 'driver' })).toBe(true);
  });
});

it('completes a purchase of a quote that has the required fields only', async () => {
  const bind = runPseudoBind({ responses: { quote: minimalQuote } });
  await bind.go(
    { type: 'DRIVER.CONFIRMED', answers: { ...exampleDriver, vins: ['1HGCM82633A004352'] } },
    contact,
    { type: 'DRIVERS.CONFIRMED', drivers: [] },
    questions,
    verified,
  );
  expect(bind.isIn({ journey: 'success' })).toBe(true);
});

it('stays busy while the services do not respond', async () => {
  const bind = runPseudoBind({ responses: { licenseCheck: silence } });
  await bind.go(driver);
  expect(bind.hasTag('busy')).toBe(true);
});
