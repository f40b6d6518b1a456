import type { Page, Request } from '@playwright/test';
import type { Fault } from '#sandbox/faults/fault';
import { ownPolicy } from '../browser/model/payment-page.ts';
import type { Person } from '../browser/model/people.ts';
import type { Sandbox } from '../browser/model/sandbox.ts';
import type { Watch } from '../browser/model/watch.ts';
import { Chance } from './chance.ts';
import { startAutoAgent } from './model/auto-agent.ts';
import { leadWithout, quoteToBuy } from './model/seed-data.ts';
import { type RobotReport, robotTurn } from './robot.ts';

const calls: Readonly<Record<Flow, readonly string[]>> = {
  quotes: [
    '*',
    'createGuestToken',
    'cityByZip',
    'detailByVin',
    'vehicleMakes',
    'getCoverages',
    'prepareTransaction',
    'getResults',
    'createLead',
    'updateLead',
    'driverByLicense',
    'affiliateLead',
  ],
  purchase: [
    '*',
    'createGuestToken',
    'loadBindQuote',
    'driverByLicense',
    'searchVerifications',
    'createVerification',
    'updateVerification',
  ],
  payment: [
    '*',
    'createGuestToken',
    'findPayablePolicy',
    'openPaymentSession',
    'setPaymentReturn',
    'loadPaymentResult',
  ],
};

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

type Flow = 'quotes' | 'purchase' | 'payment';
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
  const chance = new Chance(seed);
  const flow: Flow = chance.of(['quotes', 'quotes', 'purchase', 'payment']);
  const policyNumber = ownPolicy(chance.of(['LKM-1001', 'LKM-1001', 'MGA-1007']));
  const start = await beginning(chance, flow, sandbox, person);
  const record: JourneyRecord = {
    end: '',
    problems: [],
    trail: [`open ${start.replace(/(code|rateQuoteId)=.*/, '$1=…')}`],
  };
  const submissions = new Map<string, string>();
  const follows = (request: Request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/rating/prepareTransaction')) return;
    const body = request.postDataJSON() as { transactionId: string };
    submissions.set(body.transactionId, JSON.stringify({ ...body, transactionId: '', header: undefined }));
  };
  // Lets the carriers respond at once.
  const speedUpTimers = (request: Request) =>
    request.url().includes('/rating/prepareTransaction') && sandbox.letsCarriersRespond();
  const agent = flow === 'purchase' ? startAutoAgent(page, sandbox) : undefined;
  const problemsBefore = watch.problems().length;
  const answers = answersOf(person, policyNumber);
  let typed: Record<string, string> = {};

  const turn = async (actions: number, isCurious: boolean) => {
    for (let left = actions, tries = 0; left > 0 && record.end === '' && tries < 12; tries += 1) {
      // A late back navigation went before the first page.
      if (page.url() === 'about:blank') await page.goto(sandbox.url + start);
      // A completed payment clears its form, so a later back navigation shows an empty one.
      if (flow === 'payment' && (await sandbox.charges(policyNumber)).length > 0) typed = {};
      const order = { seed: chance.next(), actions: left, isCurious, answers, choices, typed };
      const report = await page.evaluate(robotTurn, order).catch(onlyIfPageWasLeft);
      if (!report) {
        record.trail.push('(page left)');
        await page.waitForLoadState().catch(() => undefined);
        continue;
      }
      left -= report.actions;
      typed = report.typed;
      record.end = report.end;
      record.trail.push(...report.trail);
      record.problems.push(...report.lost.map((field) => `lost: ${field}`));
    }
  };

  /** Reloads a page that the browser could not open, or whose own script failed to load, as only the visitor can. */
  const loadsAgainWhatDidNotCome = async () => {
    const isBrowsersOwn = await page.evaluate(() => location.protocol === 'chrome-error:').catch(() => false);
    const isThere = await page.evaluate(() => 'covermount' in globalThis).catch(() => true);
    if (isBrowsersOwn || (!isThere && page.url().startsWith(sandbox.url))) await page.reload();
  };

  const happens = async (disruption: Disruption) => {
    record.trail.push(disruption.is === 'fault' ? `! ${JSON.stringify(disruption.fault)}` : `! ${disruption.is}`);
    const leaves = disruption.is === 'reload' || disruption.is === 'back';
    // Text typed before the encryption key exists is not stored, and no visitor types that fast. On a page where
    // nothing was typed, key and record may never exist.
    if (leaves && Object.keys(typed).length > 0 && page.url().startsWith(sandbox.url)) {
      const longest = { timeout: 10_000 };
      await page.waitForFunction(hasKey, undefined, longest).catch(() => undefined);
      await page.waitForFunction(hasRecord, undefined, longest).catch(() => undefined);
    }
    if (disruption.is === 'fault') await sandbox.injectFault(disruption.fault);
    else if (disruption.is === 'reload') await page.reload();
    else if (disruption.is === 'back') {
      // A navigation may be pending already, or there may be no earlier page.
      await page.goBack({ waitUntil: 'commit', timeout: 10_000 }).catch(() => undefined);
      if (page.url() === 'about:blank') await page.goto(sandbox.url + start);
    } else {
      await page.context().setOffline(disruption.is === 'offline');
      if (disruption.is === 'online') await loadsAgainWhatDidNotCome();
    }
  };

  page.on('request', follows);
  page.on('requestfinished', speedUpTimers);
  try {
    await page.goto(sandbox.url + start);
    for (const { after, disruption } of disruptionsOf(chance, flow)) {
      await turn(after, true);
      if (record.end === '') await happens(disruption);
    }
    await sandbox.clearFaults();
    await page.context().setOffline(false);
    await loadsAgainWhatDidNotCome();
    record.trail.push('! all is well');
    await turn(90, false);
    if (record.end === '') record.problems.push(`no end, at: ${await page.evaluate(whereIsIt)}`);
    if (new Set(submissions.values()).size < submissions.size)
      record.problems.push('the same quote was submitted twice');
    if (flow === 'payment') {
      const charges = await sandbox.charges(policyNumber);
      if (charges.length > 1 || (record.end && charges.length === 0)) record.problems.push(`${charges.length} charges`);
    } else if (flow === 'purchase') {
      const rows = await sandbox.verifications(new URL(start, sandbox.url).searchParams.get('transactionId')!);
      if (withoutCopies(rows).length > 1 || (record.end && rows.length === 0))
        record.problems.push(`rows in the verification sheet: ${JSON.stringify(rows)}`);
    } else {
      const rows = await sandbox.leads(person.email);
      if (withoutCopies(rows).length > 1) record.problems.push(`rows in the lead store: ${JSON.stringify(rows)}`);
    }
    record.problems.push(...watch.problems().slice(problemsBefore));
  } catch (error) {
    record.problems.push(String(error));
  } finally {
    page.off('request', follows);
    page.off('requestfinished', speedUpTimers);
    await agent?.leaves();
    await sandbox.clearFaults();
    await page.context().setOffline(false);
  }
  return record;
}

/**
 * The browser repeats a POST by itself when a reused connection breaks without a response, so one request of a page can
 * add the same row several times. A row of a second request by the page has another time.
 */
function withoutCopies(rows: readonly object[]): string[] {
  return [...new Set(rows.map((row) => JSON.stringify(row)))];
}

async function beginning(chance: Chance, flow: Flow, sandbox: Sandbox, person: Person): Promise<string> {
  if (flow === 'payment') return '/make-a-payment.html';
  if (flow === 'purchase') return quoteToBuy(sandbox, person);
  const missing = chance.of(['zip form', 'nothing known', 'address', 'vehicles', 'coverage'] as const);
  if (missing === 'zip form') return '/zip-form.html';
  if (missing === 'nothing known') return '/quote-flow.html';
  return (await leadWithout(sandbox, person, missing)).path;
}

function disruptionsOf(chance: Chance, flow: Flow): { after: number; disruption: Disruption }[] {
  return Array.from({ length: 1 + chance.below(3) }, (_, index) => index).flatMap(
    (): { after: number; disruption: Disruption }[] => {
      const after = chance.below(14);
      switch (chance.of(['fault', 'fault', 'fault', 'offline', 'reload', 'back'] as const)) {
        case 'fault': {
          const fault = { ...chance.of(kinds), call: chance.of(calls[flow]), times: 1 + chance.below(5) };
          return [{ after, disruption: { is: 'fault', fault } }];
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
): [string, string][] {
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
const choices: [group: string, option: string][] = [
  ['marital', 'single'],
  ['ride-sharing', 'no'],
];

/** Ignores the error of a turn that a navigation interrupted; rethrows any other. */
function onlyIfPageWasLeft(error: unknown): RobotReport | undefined {
  if (/context was destroyed|navigat|Target .*closed|Cannot find context/i.test(String(error))) return undefined;
  throw error;
}

/** True if what was typed can be saved: the encryption key exists, or the page encrypts nothing. */
function hasKey(): Promise<boolean> | boolean {
  // The zip form stores its text in sessionStorage, without a key. An empty form has no text: the robot has typed on a
  // later page.
  if (location.pathname === '/zip-form.html') {
    const input = document.querySelector('cover-zip-form')?.shadowRoot?.querySelector('input');
    return !input?.value || Object.keys(sessionStorage).some((name) => name.endsWith(':typedZip'));
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
  const isOfForm = /:(prefill|paymentVisit|(purchase|earlyInput)\..+)$/;
  return location.pathname === '/zip-form.html' || Object.keys(localStorage).some((name) => isOfForm.test(name));
}

function whereIsIt(): string {
  const widget = [...document.querySelectorAll('*')].find(({ localName }) => localName.startsWith('cover-'));
  return `${location.pathname}${location.hash} ${(widget?.shadowRoot ?? document.body).textContent?.replaceAll(/\s+/g, ' ').slice(0, 300)}`;
}
