import type { Page, Request } from '@playwright/test';
import type { Fault } from '#sandbox/faults/fault';
import { ownPolicy } from '../browser/model/payment-page.ts';
import type { Person } from '../browser/model/people.ts';
import type { Sandbox } from '../browser/model/sandbox.ts';
import type { Watch } from '../browser/model/watch.ts';
import { Chance } from './chance.ts';
import { startAutoAgent } from './model/auto-agent.ts';
import { type Answers, continues, type RobotFlow, type RobotVisit } from './model/robot-flow.ts';
import { flowNameOf, flowOf } from './robot-flows.ts';
import { firstSeed } from './robot-seeds.ts';
import { type RobotOrder, type RobotReport, robotTurn } from './robot.ts';

const kinds: readonly Omit<Fault, 'call'>[] = [
  { kind: 'status', status: 503 },
  { kind: 'status', status: 500 },
  { kind: 'status', status: 401 },
  { kind: 'status', status: 429, retryAfter: '1e9' },
  { kind: 'status', status: 503, retryAfter: '1' },
  { kind: 'delay', delay: 300 },
  { kind: 'hang' },
  { kind: 'hangUp' },
  { kind: 'hangUpAfter' },
  { kind: 'truncated' },
  { kind: 'empty' },
  { kind: 'html' },
];

type Disruption = { is: 'fault'; fault: Fault } | { is: 'offline' | 'online' | 'reload' | 'back' };

interface RobotFixtures {
  page: Page;
  sandbox: Sandbox;
  watch: Watch;
  person: Person;
}

export interface JourneyRecord {
  end: string;
  problems: string[];
  trail: string[];
}

/** Runs one visitor with one to three faults. Once the services recover, the journey must complete. */
export async function robotJourney(
  seed: number,
  { page, sandbox, watch, person }: RobotFixtures,
): Promise<JourneyRecord> {
  sandbox.setsClockRight();
  const chance = new Chance(seed);
  const flow = flowOf(flowNameOf(seed, chance));
  const policyNumber = ownPolicy(chance.of(['LKM-1001', 'LKM-1001', 'MGA-1007']));
  const visit = await flow.begin({ chance, sandbox, person, policyNumber });
  const { legs } = visit;
  let leg = 0;
  let here = await pathOf(visit, leg);
  const record: JourneyRecord = {
    end: '',
    problems: [],
    trail: [`open ${here.replace(/(code|rateQuoteId|transactionId|token)=[^&]*/gi, '$1=…')}`],
  };
  const submissions = new Map<string, string>();
  const follows = (request: Request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/rating/prepareTransaction')) return;
    const body = request.postDataJSON() as { transactionId: string };
    submissions.set(body.transactionId, JSON.stringify({ ...body, transactionId: '', header: undefined }));
  };
  const speedUpServices = (request: Request) => takesTime.test(request.url()) && sandbox.letsCarriersRespond();
  const agent = flow.hasAgent ? startAutoAgent(page, sandbox) : undefined;
  const problemsBefore = watch.problems().length;
  const common = answersOf(person, policyNumber);
  let typed: Record<string, string> = {};
  let typedIn = 0;
  let claim = '';
  let isFrameIdle = false;

  const log = await actionsOf(page);

  const opens = async (path: string) => {
    await page.goto(sandbox.url + path).catch(onlyIfPageDidNotCome);
  };

  /** The current leg first: others may end alike. */
  const legOrder = () => [leg, ...legs.keys()];

  const orderOf = (actions: number, isCurious: boolean): RobotOrder => ({
    seed: chance.next(),
    actions,
    isCurious,
    answers: [...(legs[leg]!.answers ?? []), ...(visit.answers ?? []), ...common],
    choices: [...(visit.choices ?? []), ...choices],
    typed,
    typedIn,
    keepsTyped: !legs[leg]!.forgets,
    endings: [...legOrder().map((index) => legs[index]!.ending), legs[leg]!.again].filter(
      (ending) => ending !== undefined,
    ),
    continues: flow.continues ?? continues,
    never: flow.never ?? '',
    followsLinks: flow.followsLinks,
    isInFrame: false,
    isFrameIdle,
    claim,
    // A turn of its own would change the choices of the first seeds.
    stopsAtFindings: seed >= firstSeed,
  });

  /** Continues in the partner's frame. */
  const actsInFrame = async (order: RobotOrder): Promise<number> => {
    const frame = page.frames().find((candidate) => candidate.url().startsWith(sandbox.partnerUrl));
    const inFrame = { ...order, isInFrame: true, endings: [{ heading: 'card is accepted' }] };
    log.length = 0;
    await frame?.evaluate(robotTurn, inFrame).catch(onlyIfPageWasLeft);
    record.trail.push(...log.map(({ what }) => what));
    isFrameIdle = log.length === 0;
    return log.length;
  };

  /** A page that says that nothing was charged is right. */
  const checkClaim = async () => {
    if (claim && visit.charges && (await visit.charges()) > 0) record.problems.push(`charged, and claimed: ${claim}`);
  };

  /** Opens the page after one of the journey. */
  const goesOnFrom = async (ended: number, why: string) => {
    leg = Math.max(leg, ended + 1);
    here = await pathOf(visit, leg);
    typed = {};
    record.trail.push(`> ${why}`);
    await opens(here);
  };

  /** Goes on at the end of a page; the end of the last one is that of the journey. */
  const ends = async ({ end, ending }: RobotReport) => {
    const ended = legOrder()[ending];
    if (ended === undefined) await goesOnFrom(leg - 1, end);
    else if (ended === legs.length - 1) record.end = end;
    else await goesOnFrom(ended, end);
  };

  /** A form that has done its work is empty, also for a visitor who was sent back before it said so. */
  const checkLoss = async ({ lost }: RobotReport) => {
    if (lost.length === 0) return;
    if (!(await visit.isDone?.(leg))) record.problems.push(...lost.map((field) => `lost: ${field}`));
    else if (leg === legs.length - 1) record.end = 'done before';
    else await goesOnFrom(leg, 'done before');
  };

  const turn = async (actions: number, isCurious: boolean) => {
    for (let left = actions, tries = 0; left > 0 && record.end === '' && tries < 12;) {
      // A late back navigation went before the first page.
      if (page.url() === 'about:blank') await opens(here);
      // A completed payment clears its form, so a later back navigation shows an empty one.
      if (visit.charges && (await visit.charges()) > 0) typed = {};
      const order = orderOf(left, isCurious);
      isFrameIdle = false;
      log.length = 0;
      const report = await page.evaluate(robotTurn, order).catch(onlyIfPageWasLeft);
      if (!report) {
        tries += 1;
        // The claim belongs to the page that was left.
        claim = '';
        record.trail.push(...log.map(({ what }) => what), '(page left)');
        // The first seeds do not count what they did before their page was left.
        if (seed >= firstSeed) {
          left -= log.length;
          typed = log.at(-1)?.typed ?? typed;
        }
        await page.waitForLoadState().catch(() => undefined);
        continue;
      }
      left -= report.actions;
      ({ typed, typedIn, claim } = report);
      record.trail.push(...report.trail);
      record.problems.push(...report.deadEnds.map((heading) => `dead end: ${heading}`));
      await checkLoss(report);
      await checkClaim();
      if (report.isAtFrame) left -= await actsInFrame({ ...order, actions: Math.min(left, 12) });
      if (!report.end) continue;
      await ends(report);
      // A page that ends at once again and again would never use the actions up.
      left -= 1;
    }
  };

  /**
   * Reloads a page that the browser could not open, whose own script failed to load, or that its partner has answered
   * with an error, as only the visitor can.
   */
  const loadsAgainWhatDidNotCome = async () => {
    const isBrowsersOwn = await page.evaluate(() => location.protocol === 'chrome-error:').catch(() => false);
    const isThere = await page.evaluate(() => 'covermount' in globalThis).catch(() => true);
    const leadsOn = await page.evaluate(() => document.querySelector('main :is(button, a)') !== null).catch(() => true);
    const isBroken = page.url().startsWith(sandbox.url) ? !isThere : page.url() !== 'about:blank' && !leadsOn;
    if (!isBrowsersOwn && !isBroken) return;
    const isOwn = page.url().startsWith(sandbox.url);
    await page.reload().catch((error: unknown) => {
      // A partner's page may still have its fault. The address of one that did not come is that of the browser's error.
      if (isOwn || !String(error).includes('ERR_EMPTY_RESPONSE')) onlyIfPageDidNotCome(error);
    });
  };

  const happens = async (disruption: Disruption) => {
    record.trail.push(disruption.is === 'fault' ? `! ${JSON.stringify(disruption.fault)}` : `! ${disruption.is}`);
    const leaves = disruption.is === 'reload' || disruption.is === 'back';
    // Text typed before the encryption key exists is not stored, and no visitor types that fast. On a page where
    // nothing was typed, key and record may never exist.
    if (leaves && !legs[leg]!.forgets && Object.keys(typed).length > 0 && page.url().startsWith(sandbox.url)) {
      const longest = { timeout: 10_000 };
      await page.waitForFunction(hasKey, undefined, longest).catch(() => undefined);
      await page.waitForFunction(hasRecord, undefined, longest).catch(() => undefined);
    }
    if (disruption.is === 'fault') await sandbox.injectFault(disruption.fault);
    else if (disruption.is === 'reload') await page.reload().catch(onlyIfPageDidNotCome);
    else if (disruption.is === 'back') {
      // A navigation may be pending already, or there may be no earlier page.
      await page.goBack({ waitUntil: 'commit', timeout: 10_000 }).catch(() => undefined);
      if (page.url() === 'about:blank') await opens(here);
    } else {
      await page.context().setOffline(disruption.is === 'offline');
      if (disruption.is === 'online') await loadsAgainWhatDidNotCome();
    }
  };

  page.on('request', follows);
  page.on('requestfinished', speedUpServices);
  try {
    await opens(here);
    for (const { after, disruption } of disruptionsOf(chance, flow)) {
      await turn(after, true);
      if (record.end === '') await happens(disruption);
    }
    await sandbox.clearFaults();
    await page.context().setOffline(false);
    await loadsAgainWhatDidNotCome();
    record.trail.push('! all is well');
    await turn(90, false);
    if (record.end === '')
      record.problems.push(`no end, at: ${await page.evaluate(whereIsIt).catch(() => page.url())}`);
    if (new Set(submissions.values()).size < submissions.size)
      record.problems.push('the same quote was submitted twice');
    record.problems.push(...(await visit.problems(record.end !== '')));
    record.problems.push(...watch.problems().slice(problemsBefore));
  } catch (error) {
    record.problems.push(String(error));
  } finally {
    page.off('request', follows);
    page.off('requestfinished', speedUpServices);
    await agent?.leaves();
    await sandbox.clearFaults();
    await page.context().setOffline(false);
  }
  return record;
}

interface Action {
  what: string;
  typed: Record<string, string>;
}

const actionLogs = new WeakMap<Page, Action[]>();

/** The robot's actions on a page, as they happen. */
async function actionsOf(page: Page): Promise<Action[]> {
  const known = actionLogs.get(page);
  if (known) return known;
  const log: Action[] = [];
  actionLogs.set(page, log);
  await page.exposeFunction('robotDid', (what: string, typed: Action['typed']) => void log.push({ what, typed }));
  return log;
}

/** What the services take time for: their clock is set ahead after these requests. */
const takesTime =
  /\/rating\/prepareTransaction|\/rating\/prepare$|\/gettransactiondetail|\/sign\/visits\/|\/homerating\/(prepareTransaction|buy)/;

async function pathOf({ legs }: RobotVisit, leg: number): Promise<string> {
  const { path } = legs[leg]!;
  return typeof path === 'string' ? path : path();
}

/** Ignores that a page did not load, which its visitor opens again later; rethrows any other error. */
function onlyIfPageDidNotCome(error: unknown): void {
  if (
    !/ERR_(INTERNET_DISCONNECTED|ABORTED)|interrupted by another|Not attached to an active page|Timeout/.test(
      String(error),
    )
  )
    throw error;
}

/** Whether a drawn fault is the response of a service that has done what was asked. */
const isSuccess = ({ kind, call }: Pick<Fault, 'kind' | 'call'>, { acknowledged = [] }: RobotFlow): boolean =>
  kind === 'empty' && acknowledged.length > 0 && (call === '*' || acknowledged.includes(call));

function disruptionsOf(chance: Chance, flow: RobotFlow): { after: number; disruption: Disruption }[] {
  return Array.from({ length: 1 + chance.below(3) }, (_, index) => index).flatMap(
    (): { after: number; disruption: Disruption }[] => {
      const after = chance.below(flow.length);
      switch (chance.of(['fault', 'fault', 'fault', 'offline', 'reload', 'back'] as const)) {
        case 'fault': {
          const drawn = { ...chance.of(kinds), call: chance.of(flow.calls), times: 1 + chance.below(5) };
          return [
            { after, disruption: { is: 'fault', fault: isSuccess(drawn, flow) ? { ...drawn, kind: 'html' } : drawn } },
          ];
        }
        case 'offline':
          return [
            { after, disruption: { is: 'offline' } },
            { after: 1 + chance.below(4), disruption: { is: 'online' } },
          ];
        case 'reload':
          return [{ after, disruption: { is: 'reload' } }];
        default:
          return [{ after, disruption: { is: 'back' } }];
      }
    },
  );
}

function answersOf(
  { firstName, lastName, email, phone, street, zip, vin, birthDate }: Person,
  policyNumber: string,
): Answers {
  return [
    ['one-time-code', '482913'],
    ['policynumber|policy number', policyNumber],
    ['cardholder', 'Alex Example'],
    ['cc-number', '4111 1111 1111 1111'],
    ['cc-exp', '08/39'],
    ['cc-csc|securitycode', '123'],
    ['vin', vin],
    ['email', email],
    ['phone', phone],
    ['licen[sc]e', '77665544'],
    ['first', firstName],
    ['last|family', lastName],
    ['month', birthDate.month],
    ['year', birthDate.year],
    ['day', birthDate.day],
    ['zip|postal', zip],
    ['city', 'Austin'],
    ['mile|odometer', '10000'],
    ['street|address', street],
  ];
}

/** Options that keep the journey short: carriers may require a married driver’s spouse, and some insure no ride-sharing. */
const choices: Answers = [
  ['marital', 'single'],
  ['ride-sharing', 'no'],
];

/** Ignores the error of a turn that a navigation interrupted; rethrows any other. */
function onlyIfPageWasLeft(error: unknown): RobotReport | undefined {
  if (/context was destroyed|navigat|Target .*closed|Cannot find context|detached/i.test(String(error)))
    return undefined;
  throw error;
}

/** True if what was typed can be saved: the encryption key exists, or the page encrypts nothing. */
function hasKey(): Promise<boolean> | boolean {
  // These pages store their text in sessionStorage, without a key. An empty form has no text: the robot has typed on a
  // later page.
  const kept = { '/zip-form.html': ':typedZip', '/office-locator.html': ':typedOfficeSearch' }[location.pathname];
  if (kept) {
    const widget = document.querySelector('cover-zip-form, cover-office-locator');
    const input = widget?.shadowRoot?.querySelector('input');
    return !input?.value || Object.keys(sessionStorage).some((name) => name.endsWith(kept));
  }
  return new Promise((resolve) => {
    const opening = indexedDB.open('covermount', 1);
    // Only the widget may create the database.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('error', () => resolve(false));
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('keys').objectStore('keys').count();
      counting.addEventListener('success', () => {
        opening.result.close();
        // The page loads its key and generates one for its record in the same order, so this ends after the page's
        // work.
        const usages: KeyUsage[] = ['encrypt', 'decrypt'];
        const made = crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, true, usages);
        void made.then((key) => crypto.subtle.exportKey('raw', key)).then(() => resolve(counting.result > 0));
      });
    });
  });
}

/** True if typed text has been saved once. Later text is saved when the page is left. */
function hasRecord(): boolean {
  const isOfForm = /:(prefill|paymentVisit|rentersVisit|customerDraft|consentDraft|(purchase|earlyInput)\..+)$/;
  return (
    /^\/(zip-form|office-locator)\.html$/.test(location.pathname) ||
    Object.keys(localStorage).some((name) => isOfForm.test(name))
  );
}

function whereIsIt(): string {
  const widget = [...document.querySelectorAll('*')].find(
    ({ localName }) => localName.startsWith('cover-') && localName !== 'cover-account-header',
  );
  return `${location.pathname}${location.hash} ${(widget?.shadowRoot ?? document.body).textContent?.replaceAll(/\s+/g, ' ').slice(0, 300)}`;
}
