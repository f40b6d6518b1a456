import { format } from '#i18n/format';
import { en } from '#widgets/quote-flow/strings.en';
import { morgan } from '../../browser/model/people.ts';
import type { Visitor } from '../../browser/model/visitor.ts';
import type { FaultPoint, OtherOutcome, Scene } from './fault-point.ts';
import { expect } from './journey.ts';
import { keysOf } from './lead-rows.ts';
import { faultNames } from './response-faults.ts';
import { leadWithout, savedQuote } from './seed-data.ts';

/** The message for an unreachable service, a malformed response or a rejected token. */
const failed = ({ page }: Scene) =>
  page.getByText(en.unreachableTitle).or(page.getByText(en.malformedTitle)).or(page.getByText(en.expiredTitle)).first();
const retries = ({ visitor }: Scene) => visitor.button(en.retry).first().click();

/** The shared part of a point whose call nobody waits for. */
const silentPoint = (outcome: Omit<OtherOutcome, 'faults'>): Pick<FaultPoint, 'widget' | 'otherwise'> => ({
  widget: 'cover-quote-flow',
  otherwise: [{ faults: faultNames, ...outcome }],
});

const opensAddVehicle = async ({ visitor, sandbox, person }: Scene) => {
  await visitor.opens((await leadWithout(sandbox, person, 'vehicles')).path);
  await visitor.seesStep(en.addFirstVehicle);
};
const choosesModelEntry = ({ visitor }: Scene) =>
  visitor.ticks(visitor.choice(en.vehicleEntry, en['vehicleEntry.model']));

/** Types a date of birth into the dialog about the owner of a quote. */
const saysWhoOwnsTheQuote = async ({ visitor }: Scene) => {
  const dialog: Visitor = visitor.within(visitor.dialog(en['entry.ownerTitle']));
  await dialog.typesBirthDate();
  await dialog.presses(en['entry.ownerCheck']);
};

const findsPreviousQuotes = async ({ visitor, person, sandbox }: Scene) => {
  await savedQuote(sandbox, person);
  await visitor.opens('/quote-flow.html#previousQuotes');
  await visitor.field(en.phone).fill(person.phone);
  await visitor.typesBirthDate();
};

const rowsBefore = new WeakMap<Scene, number>();
const leadRowCount = async ({ sandbox, person }: Scene) => keysOf(await sandbox.leads(person.email));

const ratesRequests = async ({ sandbox }: Scene) => (await sandbox.requests('getResults')).length;
const ratesRequestsBefore = new WeakMap<Scene, number>();
/** Waits for quotes, whose rates are requested after the first `before` requests. */
const showsQuotes = async (scene: Scene, before: number) => {
  await expect.poll(() => ratesRequests(scene)).toBeGreaterThan(before);
  scene.sandbox.letsCarriersRespond();
  await scene.visitor.results.show();
};
const seesQuotes = async (scene: Scene, page = '/quote-flow.html') => {
  const before = await ratesRequests(scene);
  const { path } = await leadWithout(scene.sandbox, scene.person);
  await scene.visitor.opens(path.replace('/quote-flow.html', page));
  await showsQuotes(scene, before);
};

/** Requests a call about the first quote. */
const requestsCall = async ({ visitor: { results } }: Scene) => {
  const [carrier = ''] = await results.carriers();
  await results.action(en['results.call'], carrier).click();
};
/** The title of the dialog changes, which is not announced. */
const callSent = ({ visitor }: Scene) => visitor.dialog(en['results.callSentTitle']).getByRole('status');

/** Fault points on the ways into the quote flow, in its lists, and beside the quotes. */
export const quoteFaultPoints: readonly FaultPoint[] = [
  {
    where: 'the connection of a new visitor',
    call: 'createGuestToken',
    widget: 'cover-quote-flow',
    arrives: () => Promise.resolve(),
    makesCall: ({ visitor }) => visitor.opens('/quote-flow.html'),
    message: (scene) => failed(scene).or(scene.page.getByText(en.sessionFailedTitle)),
    triesAgain: retries,
    succeeds: ({ visitor }) => visitor.answersDriver(),
  },
  {
    where: 'the lead of a customer',
    call: 'leadByUtm',
    widget: 'cover-quote-flow',
    arrives: () => Promise.resolve(),
    makesCall: ({ visitor }) => visitor.opens('/quote-flow.html?customerid=C-NOVEHICLES&utm_source=qs'),
    message: failed,
    triesAgain: retries,
    succeeds: ({ visitor }) => visitor.seesStep(en.addFirstVehicle),
  },
  {
    where: 'the quote of a link',
    call: 'loadQuoteByTransaction',
    widget: 'cover-quote-flow',
    arrives: () => Promise.resolve(),
    async makesCall({ visitor, sandbox, person }) {
      const { transactionId } = await savedQuote(sandbox, person);
      await visitor.opens(`/quote-flow.html?transactionId=${transactionId}`);
    },
    message: failed,
    triesAgain: retries,
    succeeds: ({ visitor }) => expect(visitor.dialog(en['entry.ownerTitle'])).toBeVisible(),
  },
  {
    where: 'the owner of a quote',
    call: 'verifyQuoteOwner',
    widget: 'cover-quote-flow',
    async arrives({ visitor, sandbox, person }) {
      const { transactionId } = await savedQuote(sandbox, person);
      await visitor.opens(`/quote-flow.html?transactionId=${transactionId}`);
      await expect(visitor.dialog(en['entry.ownerTitle'])).toBeVisible();
    },
    makesCall: saysWhoOwnsTheQuote,
    message: ({ page }) =>
      page
        .getByText(en['entry.ownerRefused'])
        .or(page.getByText(en.malformedText))
        .or(page.getByText(en.expiredText))
        .first(),
    triesAgain: ({ visitor }) => visitor.presses(en['entry.ownerCheck']),
    succeeds: ({ visitor }) => visitor.results.show(),
  },
  {
    where: 'new rates for the quote of a link',
    call: 'requote',
    widget: 'cover-quote-flow',
    async arrives(scene) {
      const { visitor, author, sandbox, person } = scene;
      const { transactionId } = await savedQuote(sandbox, person);
      ratesRequestsBefore.set(scene, await ratesRequests(scene));
      const path = await author.publishes({ body: '<cover-quote-flow requote-wait="30"></cover-quote-flow>' });
      await visitor.opens(`${path}?transactionId=${transactionId}&requote=true`);
    },
    makesCall: saysWhoOwnsTheQuote,
    leavesForm: true,
    message: ({ visitor }) => visitor.heading(format(en.quotesUnreachableTitle, { name: en['results.noRatesHi'] })),
    triesAgain: retries,
    succeeds: (scene) => showsQuotes(scene, ratesRequestsBefore.get(scene)!),
  },
  {
    where: 'the list of previous quotes',
    call: 'previousQuotes',
    widget: 'cover-quote-flow',
    arrives: findsPreviousQuotes,
    makesCall: ({ visitor }) => visitor.presses(en['entry.find']),
    message: failed,
    triesAgain: retries,
    succeeds: ({ visitor }) => visitor.seesStep(/^We found \d+ quotes?$/),
  },
  {
    where: 'the years of cars',
    call: 'vehicleYears',
    widget: 'cover-quote-flow',
    arrives: () => Promise.resolve(),
    async makesCall(scene) {
      await opensAddVehicle(scene);
      await choosesModelEntry(scene);
    },
    message: failed,
    triesAgain: retries,
    succeeds: ({ visitor }) => visitor.list(en.vehicleYear).selectOption('2019'),
  },
  {
    where: 'the models of a make',
    call: 'vehicleModels',
    widget: 'cover-quote-flow',
    async arrives(scene) {
      await opensAddVehicle(scene);
      await choosesModelEntry(scene);
      await scene.visitor.list(en.vehicleYear).selectOption('2019');
    },
    makesCall: ({ visitor }) => visitor.list(en.make).selectOption('Toyota'),
    message: failed,
    triesAgain: retries,
    succeeds: ({ visitor }) => visitor.list(en.model).selectOption('RAV4'),
  },
  {
    where: 'the kinds of foreign licenses',
    call: 'foreignLicenseTypes',
    ...silentPoint({
      title: 'the kind is not asked for, and the license can be entered',
      announces: { nothing: 'The kind is optional.' },
      async sees({ visitor }) {
        await expect(visitor.list(en.foreignLicenseType)).toBeHidden();
        await visitor.field(en.licenseId).fill('F-1');
      },
    }),
    async arrives({ visitor, sandbox, person }) {
      await visitor.opens((await leadWithout(sandbox, person, 'address')).path);
      await visitor.seesStep(en.detailsTitle);
    },
    makesCall: ({ visitor }) => visitor.list(en.licenseType).selectOption('foreign'),
  },
  {
    where: 'the household in the records',
    call: 'driverAndCar',
    ...silentPoint({
      title: 'nothing is suggested, and a car can be entered',
      announces: {
        nothing: 'Cars are suggested beside the page, and only if there are any.',
        alsoAnnounced: en['entry.leadIncompleteTitle'],
      },
      async sees({ visitor }) {
        await visitor.seesStep(en.addFirstVehicle);
        await visitor.addsTheirCar();
        await expect(visitor.button(/^Vehicles we found/)).toHaveCount(0);
      },
    }),
    arrives: () => Promise.resolve(),
    // The records have her cars.
    async makesCall({ visitor, sandbox }) {
      await visitor.opens((await leadWithout(sandbox, morgan, 'vehicles')).path);
    },
  },
  {
    where: 'the row of the lead',
    call: 'createLead',
    ...silentPoint({
      title: 'the visitor continues, and the row is written later',
      announces: ({ visitor }) => visitor.heading(en.detailsTitle),
      leavesForm: true,
      async continues(scene) {
        await scene.visitor.answersDetails();
        await expect.poll(() => leadRowCount(scene)).toBe(rowsBefore.get(scene)! + 1);
      },
    }),
    async arrives(scene) {
      rowsBefore.set(scene, await leadRowCount(scene));
      await scene.visitor.opens('/quote-flow.html');
      await scene.visitor.answersDriver();
    },
    async makesCall({ visitor }) {
      await visitor.typesContact();
      await visitor.consents();
      await visitor.goesOn();
    },
  },
  {
    where: 'a change of the lead',
    call: 'updateLead',
    ...silentPoint({
      title: 'the visitor continues',
      announces: ({ visitor }) => visitor.heading(en.driversTitle),
      leavesForm: true,
      continues: ({ visitor }) => visitor.drivesAlone(),
    }),
    async arrives({ visitor }) {
      await visitor.opens('/quote-flow.html');
      await visitor.answersDriver();
      await visitor.answersContact();
      await visitor.typesAddress();
      await visitor.describesThemself();
    },
    makesCall: ({ visitor }) => visitor.goesOn(),
  },
  {
    where: 'whether agents are idle',
    call: 'idleAgents',
    ...silentPoint({
      title: 'chat is not offered beside the quotes',
      announces: { nothing: 'Chat is offered only while agents are idle.' },
      async sees({ visitor, sandbox }) {
        const requestCount = async () => (await sandbox.requests('idleAgents')).length;
        const before = await requestCount();
        // A call is requested four times at most, so the fifth request follows a call that has ended.
        await expect.poll(requestCount, { timeout: 60_000 }).toBeGreaterThan(before + 4);
        await expect(visitor.button(/^Chat/)).toHaveCount(0);
      },
    }),
    arrives: () => Promise.resolve(),
    async makesCall(scene) {
      const body = '<cover-quote-flow agents-poll-interval="5"></cover-quote-flow>';
      await seesQuotes(scene, await scene.author.publishes({ body }));
    },
  },
  {
    where: 'a call that is requested beside the quotes',
    call: 'postEvent',
    widget: 'cover-quote-flow',
    arrives: (scene) => seesQuotes(scene),
    makesCall: requestsCall,
    message: ({ visitor }) => visitor.dialog(en['results.contactFailedTitle']).getByRole('status'),
    triesAgain: ({ visitor }) => visitor.presses(en['results.contactTryAgain']),
    succeeds: (scene) => expect(callSent(scene)).toBeVisible(),
    otherwise: [{ faults: ['empty'], title: 'an empty response is an acknowledgement', announces: callSent }],
  },
  {
    where: 'how a visitor continues with a quote',
    call: 'selectQuote',
    ...silentPoint({ title: 'the call is requested, because an agent needs only that', announces: callSent }),
    arrives: (scene) => seesQuotes(scene),
    makesCall: requestsCall,
  },
];
