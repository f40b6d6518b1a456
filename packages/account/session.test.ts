import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Sandbox } from '#sandbox/start-sandbox';
import { startEmptySandbox } from '#sandbox/testing/empty-sandbox';
import { tenthPercentile } from '#sandbox/testing/tenth-percentile';
import { loadCustomerProfile } from '#services/account/load-customer-profile';
import { NetworkError, SessionEndedError } from '#services/errors';
import { reportError } from '#services/events/report-error';
import { everyService } from '#services/testing/foreign-service/every-service';
import { isLongTier } from '#tooling/testing/tier';
import { Device } from '#visitor/testing/device';
import { rememberedSignIn } from './remembered-sign-in.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { accountSession } from './session.ts';
import { waitBeforeSignIn } from './sign-in-rejection.ts';
import { fetchWithCookies, openAccountTab } from './testing/account-tab.ts';

const minute = 60_000;
const hour = 60 * minute;
const alex = { email: 'alex@example.com', password: 'Example1!' };
const jordan = { email: 'jordan@example.com', password: 'Sample2@' };
const start = Date.UTC(2026, 10, 20, 18);

let sandbox: Sandbox;
let now = start;
beforeAll(async () => {
  sandbox = await startEmptySandbox({ now: () => now, shortestAnswer: 0 });
});
afterAll(() => sandbox.close());

/** A tab with the session of a widget in it. */
function openTab(device: Device, options: Partial<Parameters<typeof openAccountTab>[1]> = {}) {
  const tab = openAccountTab(device, { sandboxUrl: sandbox.url, now: () => now, ...options });
  return { ...tab, session: accountSession(tab) };
}

/** A device for which earlier wrong passwords no longer count. */
function newDevice(): Device {
  now += 2 * hour;
  return new Device();
}

async function setFault(fault: object | undefined): Promise<void> {
  await fetch(`${sandbox.url}/sandbox/faults`, { method: 'DELETE' });
  if (fault) await fetch(`${sandbox.url}/sandbox/faults`, { method: 'PUT', body: JSON.stringify(fault) });
}

const mailsTo = async (email: string) =>
  (await (await fetch(`${sandbox.url}/sandbox/mailbox?to=${email}`)).json()) as { link: string }[];

describe.each(Object.entries(everyService))('session %s', (_name, service) => {
  it.each([
    ['the session', { storageIs: 'denied' }, {}],
    ['the token', {}, { openKey: () => Promise.reject(new Error('IndexedDB is denied.')) }],
  ] as const)('ends with its page where %s cannot be stored', async (_what, device, tab) => {
    const { session } = openTab(Object.assign(newDevice(), device), { fetch: service, ...tab });
    await session.signIn(alex);
    expect(session.read()).toMatchObject({ status: 'signedIn', email: alex.email, endsWithPage: true });
  });

  it('signs in at the primary services, and updates every widget and tab', async () => {
    const device = newDevice();
    const [tab, other] = [openTab(device, { fetch: service }), openTab(device)];
    const seen: string[] = [];
    other.session.subscribe(() => seen.push(other.session.read().status));
    expect(tab.session.read()).toEqual({ status: 'signedOut' });
    await tab.session.signIn({ ...alex, email: ' Alex@Example.com' });
    expect(tab.calls).toEqual(['/api/customer/signin']);
    const expected = {
      status: 'signedIn',
      expiresAt: now + 30 * minute,
      state: 'TX',
      variant: 'primary',
      email: alex.email,
      name: 'Alex Example',
    };
    expect(tab.session.read()).toEqual(expected);
    expect(accountSession(tab).read()).toEqual(expected);
    await expect.poll(() => other.session.read()).toEqual(expected);
    expect(seen[0]).toBe('signedIn');
    expect((await loadCustomerProfile(other.client)).fullName).toBe('Alex Example');
    // Storage contains no readable secret.
    const stored = [...device.items].join();
    for (const secret of ['customer-', alex.email, 'Alex', alex.password]) expect(stored).not.toContain(secret);
  });

  it('signs in at the ca services if the primary ones refuse, and loads the profile there', async () => {
    const tab = openTab(newDevice(), { fetch: service });
    await tab.session.signIn(jordan);
    expect(tab.calls).toEqual(['/api/customer/signin', '/ca/api/customer/signin']);
    expect(tab.session.read()).toMatchObject({ status: 'signedIn', state: 'CA', variant: 'ca', name: 'Jordan Sample' });
    expect(tab.visitor.variant('/')).toBe('ca');
    expect(await loadCustomerProfile(tab.client)).toMatchObject({
      firstName: 'Jordan',
      zip: '90012',
      birthDate: '1984-11-30',
    });
    expect(tab.calls.at(-1)).toBe('/ca/api/customer/profile');
  });

  it('makes the same calls and throws the same for a wrong password as for an address without an account', async () => {
    const attempt = async (email: string) => {
      const tab = openTab(newDevice(), { fetch: service });
      const error = (await tab.session.signIn({ email, password: 'Wrong1!' }).catch((thrown: unknown) => thrown)) as {
        message: string;
        status: number;
        reason: string;
      };
      expect(tab.session.read()).toEqual({ status: 'signedOut' });
      return { calls: tab.calls, message: error.message, status: error.status, reason: error.reason };
    };
    expect(await attempt(alex.email)).toEqual(await attempt('nobody@example.com'));
    expect(await attempt(jordan.email)).toEqual(await attempt('nobody@example.com'));
  });

  it('reports the waiting time after too many wrong passwords', async () => {
    const tab = openTab(newDevice(), { fetch: service });
    const attempt = () => tab.session.signIn({ ...alex, password: 'Wrong1!' }).catch((thrown: unknown) => thrown);
    for (let count = 0; count < 5; count += 1) expect(waitBeforeSignIn(await attempt())).toBe(0);
    expect(waitBeforeSignIn(await attempt())).toBe(1000);
    now += 1000;
    await attempt();
    expect(waitBeforeSignIn(await attempt())).toBe(2000);
    now += 2000;
    await tab.session.signIn(alex);
    expect(tab.session.read().status).toBe('signedIn');
  });

  it('extends the session, and ends it at the services on sign-out', async () => {
    const device = newDevice();
    const tab = openTab(device, { fetch: service });
    await tab.session.signIn(alex);
    now += 25 * minute;
    await tab.session.extend();
    expect(tab.session.read()).toMatchObject({ expiresAt: now + 30 * minute, name: 'Alex Example' });
    now += 25 * minute;
    expect((await loadCustomerProfile(tab.client)).firstName).toBe('Alex');
    const token = (await tab.visitor.record('customerToken', { version: 1 }).load())!.value;
    await tab.session.signOut();
    expect(tab.calls.at(-1)).toBe('/api/customer/signout');
    const after = await fetch(`${sandbox.url}/sandbox/api/customer/profile`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(after.status).toBe(401);
    expect(tab.reported).toEqual([]);
  });

  it.each([
    ['alex@example.com', ['/api/customer/check', '/api/customer/forgotPassword'], 1],
    ['jordan@example.com', ['/api/customer/check', '/ca/api/customer/forgotPassword'], 1],
    ['nobody@example.com', ['/api/customer/check', '/ca/api/customer/forgotPassword'], 0],
  ])(
    'requests a reset for %s from the right services, with the same number of calls for every address',
    async (email, calls, mails) => {
      const tab = openTab(newDevice(), { fetch: service });
      const before = (await mailsTo(email)).length;
      await requestPasswordReset(tab.client, { email, resetPage: '/set-password.html' });
      expect(tab.calls).toEqual(calls);
      expect(await mailsTo(email)).toHaveLength(before + mails);
    },
  );
});

describe('response times', () => {
  let slow: Sandbox;
  beforeAll(async () => {
    slow = await startEmptySandbox({ now: () => now });
  });
  afterAll(() => slow.close());

  // 200 tries detect a difference of 5 %. With fewer, beside other tests, only a missing call is detected.
  const [tries, most] = isLongTier ? [200, 0.05] : [5, 0.25];

  it('the duration of a reset request does not reveal an account', async () => {
    const emails = [alex.email, jordan.email, 'nobody@example.com'];
    const times = emails.map((): number[] => []);
    for (let count = 0; count < tries; count += 1) {
      for (const index of count % 2 === 0 ? [0, 1, 2] : [2, 1, 0]) {
        const { client } = openTab(newDevice(), { sandboxUrl: slow.url });
        const begin = performance.now();
        await requestPasswordReset(client, { email: emails[index]!, resetPage: '/set-password.html' });
        times[index]!.push(performance.now() - begin);
      }
    }
    const unknown = tenthPercentile(times[2]!);
    for (const all of times) expect(Math.abs(tenthPercentile(all) / unknown - 1)).toBeLessThan(most);
  }, 600_000);

  it('the duration, error and calls of a rejected sign-in do not reveal an account', async () => {
    const emails = [alex.email, jordan.email, 'nobody@example.com'];
    const times = emails.map((): number[] => []);
    const answers = emails.map(() => new Set<string>());
    for (let count = 0; count < tries; count += 1) {
      for (const index of count % 2 === 0 ? [0, 1, 2] : [2, 1, 0]) {
        const tab = openTab(newDevice(), { sandboxUrl: slow.url });
        const begin = performance.now();
        const error = await tab.session
          .signIn({ email: emails[index]!, password: 'Wrong1!' })
          .catch((thrown: unknown) => thrown as Record<'kind' | 'message' | 'status' | 'reason', unknown>);
        times[index]!.push(performance.now() - begin);
        const { kind, message, status, reason } = error!;
        answers[index]!.add(JSON.stringify([kind, message, status, reason, tab.calls]));
      }
    }
    expect([...answers[2]!]).toHaveLength(1);
    for (const answer of answers) expect(answer).toEqual(answers[2]);
    const unknown = tenthPercentile(times[2]!);
    for (const all of times) expect(Math.abs(tenthPercentile(all) / unknown - 1)).toBeLessThan(most);
  }, 600_000);
});

describe('sign-in', () => {
  it('calls only the primary services if ca is the same', async () => {
    const tab = openTab(newDevice(), { hasCalifornia: false });
    await expect(tab.session.signIn(jordan)).rejects.toMatchObject({ kind: 'refused' });
    expect(tab.calls).toEqual(['/api/customer/signin']);
  });

  it.each([
    ['status 503', { kind: 'status', status: 503 }],
    ['a refusal about an outage', { kind: 'refused', message: 'Service is not available' }],
    ['a truncated response', { kind: 'truncated' }],
    ['a broken connection', { kind: 'hangUp' }],
  ])('does not try the ca services after %s: the password may be right', async (_what, fault) => {
    const tab = openTab(newDevice());
    await setFault({ call: 'signIn', times: 1, ...fault });
    await expect(tab.session.signIn(alex)).rejects.toThrow();
    expect(tab.calls).toEqual(['/api/customer/signin']);
    await setFault(undefined);
  });

  it('stores nothing when aborted', async () => {
    const device = newDevice();
    const tab = openTab(device);
    const controller = new AbortController();
    const signingIn = tab.session.signIn(alex, controller.signal);
    controller.abort();
    await expect(signingIn).rejects.toMatchObject({ kind: 'aborted' });
    expect([...device.items.keys()]).toEqual([]);
  });

  it('removes the records of the previously signed-in customer', async () => {
    const device = newDevice();
    const tab = openTab(device);
    await tab.session.signIn(alex);
    tab.visitor.remember('place', { zip: '78701', city: 'Austin', state: 'TX' });
    await tab.session.signIn(jordan);
    expect(tab.visitor.read('place')).toBeUndefined();
    expect(tab.session.read()).toMatchObject({ name: 'Jordan Sample' });
  });
});

describe('end of a session', () => {
  /** Two tabs of a device on which a customer is signed in and has entered data. */
  async function signedInTabs() {
    const device = newDevice();
    const [tab, other] = [openTab(device), openTab(device)];
    await tab.session.signIn(alex);
    const visit = tab.visitor.record('prefill', { version: 1, schema: z.object({ firstName: z.string() }) });
    visit.remember({ firstName: 'Alex' });
    rememberedSignIn(tab.visitor).remember({ email: alex.email });
    await Promise.all([visit.settled(), rememberedSignIn(tab.visitor).settled()]);
    tab.visitor.remember('language', 'es');
    return { device, tab, other };
  }
  const keys = ['covermount:LS:language', 'covermount:LS:rememberedSignIn'];

  it.each([true, false])('a sign-out shows in every tab at once; online: %s', async (isOnline) => {
    const { device, tab, other } = await signedInTabs();
    if (!isOnline) tab.goOffline();
    const seen: string[] = [];
    other.session.subscribe(() => seen.push(other.session.read().status));
    const signingOut = tab.session.signOut();
    await expect.poll(() => other.session.read(), { timeout: 1000, interval: 10 }).toEqual({ status: 'signedOut' });
    await signingOut;
    expect(seen).toContain('signedOut');
    expect([...device.items.keys()].toSorted()).toEqual(keys);
  });

  it('a response with 401 shows in every tab', async () => {
    const { device, tab, other } = await signedInTabs();
    await setFault({ call: 'loadCustomerProfile', kind: 'status', status: 401 });
    await expect(loadCustomerProfile(other.client)).rejects.toBeInstanceOf(SessionEndedError);
    await setFault(undefined);
    expect([tab, other].map(({ session }) => session.read().status)).toEqual(['signedOut', 'signedOut']);
    expect([...device.items.keys()].toSorted()).toEqual(keys);
  });

  it('an expiry shows in every tab while a widget is subscribed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { device, tab, other } = await signedInTabs();
      const stop = tab.session.subscribe(() => undefined);
      now += 30 * minute;
      await vi.advanceTimersByTimeAsync(30 * minute);
      expect([tab, other].map(({ session }) => session.read().status)).toEqual(['signedOut', 'signedOut']);
      expect([...device.items.keys()].toSorted()).toEqual(keys);
      stop();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not wait for a service that hangs, and never rejects', async () => {
    const { tab } = await signedInTabs();
    await setFault({ call: 'signOut', kind: 'hang' });
    await tab.session.signOut();
    expect(tab.session.read()).toEqual({ status: 'signedOut' });
    await setFault(undefined);
    await tab.session.signOut();
  });

  it('clears its timer when the last subscriber unsubscribes', async () => {
    const { tab } = await signedInTabs();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stops = [tab.session.subscribe(() => undefined), tab.session.subscribe(() => undefined)];
    expect(vi.getTimerCount()).toBe(1);
    for (const stop of stops) stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});

describe('extension', () => {
  it('makes one call for concurrent requests of all tabs and widgets', async () => {
    const device = newDevice();
    const tabs = [openTab(device), openTab(device)];
    await tabs[0]!.session.signIn(alex);
    now += 28 * minute;
    const sessions = tabs.flatMap((tab) => [tab.session, accountSession(tab)]);
    await Promise.all(sessions.map((session) => session.extend()));
    const extensions = tabs.flatMap(({ calls }) => calls).filter((path) => path.endsWith('extendSession'));
    expect(extensions).toHaveLength(1);
    for (const tab of tabs) {
      await expect.poll(() => tab.session.read()).toMatchObject({ expiresAt: now + 30 * minute });
      expect((await loadCustomerProfile(tab.client)).firstName).toBe('Alex');
    }
  });

  it('leaves the session unchanged when the service cannot be reached', async () => {
    const tab = openTab(newDevice());
    await tab.session.signIn(alex);
    const before = tab.session.read();
    tab.goOffline();
    await expect(tab.session.extend()).rejects.toBeInstanceOf(NetworkError);
    expect(tab.session.read()).toEqual(before);
    tab.goOnline();
    now += minute;
    await tab.session.extend();
    expect(tab.session.read()).toMatchObject({ expiresAt: now + 30 * minute });
  });

  it('does not restore a session that ended meanwhile', async () => {
    const device = newDevice();
    let answer!: () => void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const slowFetch: typeof fetch = async (input, init) => {
      const request = new Request(input, init);
      const response = await fetch(request);
      if (request.url.endsWith('extendSession')) await answered;
      return response;
    };
    const [tab, other] = [openTab(device, { fetch: slowFetch }), openTab(device)];
    await tab.session.signIn(alex);
    now += minute;
    const extending = tab.session.extend().catch((error: unknown) => error);
    await expect.poll(() => tab.calls.at(-1)).toMatch(/extendSession$/);
    await other.session.signOut();
    answer();
    expect(await extending).toBeInstanceOf(SessionEndedError);
    expect(tab.session.read()).toEqual({ status: 'signedOut' });
    expect([...device.items.keys()]).toEqual([]);
  });

  it('does not restore a session that another tab ended while the new token was written', async () => {
    const device = newDevice();
    const [tab, other] = [openTab(device), openTab(device)];
    await tab.session.signIn(alex);
    now += minute;
    const record = tab.visitor.record('customerToken', { version: 1 });
    const settled = vi.spyOn(record, 'settled').mockImplementation(() => other.session.signOut());
    await expect(tab.session.extend()).rejects.toBeInstanceOf(SessionEndedError);
    settled.mockRestore();
    expect(tab.session.read()).toEqual({ status: 'signedOut' });
    expect([...device.items.keys()]).toEqual([]);
  });

  it('throws when nobody is signed in', async () => {
    await expect(openTab(newDevice()).session.extend()).rejects.toBeInstanceOf(SessionEndedError);
  });
});

describe('secrets of a customer', () => {
  it.each([
    ['everything works', undefined],
    ['the services are down', { kind: 'status', status: 503, message: 'customer-0 alex@example.com' }],
    ['the services refuse and echo the request', { kind: 'refused', message: 'No: alex@example.com Example1!' }],
    ['responses are truncated', { kind: 'truncated' }],
    ['responses are web pages', { kind: 'html' }],
    ['the session has ended elsewhere', { kind: 'status', status: 401 }],
  ])('a customer’s secrets appear in no address, console line, error or report when %s', async (_when, fault) => {
    const lines: unknown[] = [];
    const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation((...texts) => void lines.push(texts)),
    );
    const addresses: string[] = [];
    const watched: typeof fetch = (input, init) => {
      addresses.push((input as Request).url);
      return fetch(input, init);
    };
    const device = newDevice();
    const tab = openTab(device, { fetch: watched });
    const errors: unknown[] = [];
    const attempt = async (act: () => Promise<unknown>) => act().catch((error: unknown) => void errors.push(error));
    try {
      await attempt(() => tab.session.signIn({ ...alex, password: 'Wrong1!' }));
      await tab.session.signIn(alex);
      const { value: token } = (await tab.visitor.record('customerToken', { version: 1 }).load()) as { value: string };
      await setFault(fault && { call: '*', ...fault });
      await attempt(() => loadCustomerProfile(tab.client));
      await attempt(() => tab.session.extend());
      await attempt(() => tab.session.signIn(alex));
      await attempt(() => requestPasswordReset(tab.client, { email: alex.email, resetPage: '/set-password.html' }));
      await attempt(() => tab.session.signOut());
      await setFault(undefined);
      await Promise.all(tab.reported.map((error) => attempt(() => reportError(tab.client, error))));
      const reports = await (await fetch(`${sandbox.url}/sandbox/admin/errors`)).text();
      // Errors as consoles and JSON print them, and their readable properties.
      const shown = [...errors, ...tab.reported].map((error) => [inspect(error), JSON.stringify(error), String(error)]);
      const traces = [addresses, lines, shown, reports, [...device.items]].map((part) =>
        decodeURIComponent(String(part)),
      );
      for (const secret of [token, 'customer-', alex.email, alex.password, 'Wrong1!', 'reset-'])
        for (const part of traces) expect(part).not.toContain(secret);
      expect(addresses.length).toBeGreaterThan(3);
    } finally {
      for (const spy of spies) spy.mockRestore();
    }
  });
});

describe('name for the header', () => {
  it('the name comes from the sign-in, without a call', async () => {
    const tab = openTab(newDevice());
    await tab.session.signIn(alex);
    expect(await tab.session.loadName()).toBe('Alex Example');
    expect(tab.calls).toEqual(['/api/customer/signin']);
  });

  it('the name is loaded once from the profile if the sign-in response lacks it', async () => {
    const device = newDevice();
    const nameless: typeof fetch = async (input, init) => {
      const response = await fetch(input, init);
      const { name: _, ...body } = (await response.json()) as Record<string, unknown>;
      return Response.json(
        new URL(response.url).pathname.endsWith('signin') ? body : { name: 'Alex', surname: 'Example' },
      );
    };
    const tab = openTab(device, { fetch: nameless });
    await tab.session.signIn(alex);
    expect(await tab.session.loadName()).toBe('Alex Example');
    expect(await tab.session.loadName()).toBe('Alex Example');
    expect(tab.session.read()).toMatchObject({ name: 'Alex Example', email: alex.email });
    expect(tab.calls).toEqual(['/api/customer/signin', '/api/customer/profile']);
    await tab.visitor.record('customerToken', { version: 1 }).settled();
    expect(await openTab(device).session.loadName()).toBe('Alex Example');
  });
});

describe('session in a gateway’s cookie', () => {
  const cookieTab = (device: Device, fetchIn: typeof fetch) => openTab(device, { mode: 'cookie', fetch: fetchIn });
  const checked = (tab: ReturnType<typeof openTab>) =>
    expect.poll(() => tab.session.read().status).not.toBe('checking');

  it('the widgets use the session without its token', async () => {
    const device = newDevice();
    const browser = fetchWithCookies();
    const tab = cookieTab(device, browser);
    expect(tab.session.read()).toEqual({ status: 'checking' });
    await checked(tab);
    expect(tab.session.read()).toEqual({ status: 'signedOut' });
    await tab.session.signIn(alex);
    expect(tab.session.read()).toMatchObject({ status: 'signedIn', name: 'Alex Example' });
    expect(await tab.visitor.record('customerToken', { version: 1 }).load()).toMatchObject({ value: '' });
    expect((await loadCustomerProfile(tab.client)).firstName).toBe('Alex');
    now += 20 * minute;
    await tab.session.extend();
    now += 20 * minute;
    expect((await loadCustomerProfile(tab.client)).firstName).toBe('Alex');
    await tab.session.signOut();
    const next = cookieTab(device, browser);
    await checked(next);
    expect(next.session.read()).toEqual({ status: 'signedOut' });
  });

  it.each([
    ['primary', alex, 'Alex Example'],
    ['ca', jordan, 'Jordan Sample'],
  ] as const)('a page with empty storage finds the session at the %s services', async (variant, who, name) => {
    const browser = fetchWithCookies();
    await cookieTab(newDevice(), browser).session.signIn(who);
    const device = new Device();
    const tab = cookieTab(device, browser);
    await checked(tab);
    expect(tab.session.read()).toMatchObject({ status: 'signedIn', variant, name, email: who.email });
    // One check for all widgets of the page, and none on the next page.
    accountSession(tab);
    const next = cookieTab(device, browser);
    expect(next.session.read().status).toBe('signedIn');
    expect(tab.calls.filter((path) => path.endsWith('profile'))).toHaveLength(variant === 'ca' ? 2 : 1);
    expect(next.calls).toEqual([]);
  });

  it('keeps an anonymous visitor’s data when the check finds no session', async () => {
    const device = newDevice();
    device.openTab({ now: () => now }).remember('place', { zip: '78701', city: 'Austin', state: 'TX' });
    const tab = cookieTab(device, fetchWithCookies());
    await checked(tab);
    expect(tab.visitor.read('place')?.city).toBe('Austin');
    expect(tab.reported).toEqual([]);
  });

  it('the session is ended at the other services too, so that a sign-out leaves nobody signed in', async () => {
    const device = newDevice();
    const browser = fetchWithCookies();
    const tab = cookieTab(device, browser);
    await tab.session.signIn(alex);
    tab.goOffline();
    await tab.session.signOut();
    // The next page cannot reach the gateway either; then another customer signs in.
    const next = cookieTab(device, browser);
    next.goOffline();
    await checked(next);
    next.goOnline();
    await next.session.signIn(jordan);
    await next.session.signOut();
    const last = cookieTab(device, browser);
    await checked(last);
    expect(last.session.read()).toEqual({ status: 'signedOut' });
  });

  it('allows no calls after an offline sign-out, which is repeated when the network returns', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    onTestFinished(() => void vi.unstubAllGlobals());
    const tab = cookieTab(newDevice(), fetchWithCookies());
    await checked(tab);
    await tab.session.signIn(alex);
    tab.goOffline();
    await tab.session.signOut();
    tab.goOnline();
    await expect(loadCustomerProfile(tab.client)).rejects.toBeInstanceOf(SessionEndedError);
    page.dispatchEvent(new Event('online'));
    await expect.poll(() => tab.visitor.read('signOutPending')).toBeUndefined();
    expect(tab.calls.slice(-2).toSorted()).toEqual(['/api/customer/signout', '/ca/api/customer/signout']);
  });

  it.each([true, false])(
    'the session is found with its actual end; profile contains the expiration: %s',
    async (isTold) => {
      const browser = fetchWithCookies();
      const silent: typeof fetch = async (input, init) => {
        const response = await browser(input, init);
        if (isTold || !new URL(response.url).pathname.endsWith('profile')) return response;
        const { expiration: _, ...body } = (await response.json()) as Record<string, unknown>;
        return Response.json(body, { status: response.status });
      };
      await cookieTab(newDevice(), browser).session.signIn(alex);
      now += 20 * minute;
      const tab = cookieTab(new Device(), silent);
      await checked(tab);
      // Without an expiration, the session is extended once to learn it.
      expect(tab.session.read()).toMatchObject({ expiresAt: now + (isTold ? 10 : 30) * minute });
      expect(tab.calls.some((path) => path.endsWith('extendSession'))).toBe(!isTold);
    },
  );

  it('the session is not restored after an offline sign-out, which is repeated on the next page', async () => {
    const device = newDevice();
    const browser = fetchWithCookies();
    const tab = cookieTab(device, browser);
    await tab.session.signIn(alex);
    tab.goOffline();
    await tab.session.signOut();
    const next = cookieTab(device, browser);
    await checked(next);
    expect(next.session.read()).toEqual({ status: 'signedOut' });
    expect(next.calls).toContain('/api/customer/signout');
    const later = cookieTab(device, browser);
    await checked(later);
    expect(later.calls).toContain('/api/customer/profile');
    expect(later.session.read()).toEqual({ status: 'signedOut' });
  });
});
