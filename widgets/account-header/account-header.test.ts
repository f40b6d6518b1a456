import { describe, expect, test } from 'vitest';
import { getShortestPaths } from 'xstate/graph';
import type { Session } from '#account/session';
import { untrustedPages } from '#embed/debug/use-reported-pages';
import { watchBranches } from '#flow/testing/machine-branches';
import { machineEvents } from '#flow/testing/machine-events';
import { runMachine, silence } from '#flow/testing/run-machine';
import { NetworkError, SessionEndedError, StatusError } from '#services/errors';
import { connectAccountHeader, firstView } from './account-header.connect.ts';
import { accountHeaderMachine } from './account-header.machine.ts';
import { configuredPages, signedInLinks, signedOutLinks } from './header-links.ts';
import { en } from './strings.en.ts';

const signedOut: Session = { status: 'signedOut' };
const customer = (name = '', email = ''): Session => ({
  status: 'signedIn',
  expiresAt: Date.UTC(2026, 10, 20, 17),
  state: 'TX',
  variant: 'primary',
  email,
  name,
});
const alex = customer('Alex Example', 'alex@example.com');
const sam = customer('Sam Sample', 'sam@example.com');

function open(name: unknown = 'Alex Example', signInPage: unknown = true) {
  const header = runMachine(accountHeaderMachine, {
    input: undefined,
    responses: { name, signOut: undefined, signInPage },
    callbacks: ['session', 'network'],
  });
  const is = (session: Session) => header.go({ type: 'SESSION.CHANGED', session });
  return { ...header, is, view: () => connectAccountHeader(header.actor.getSnapshot()) };
}

const quiet = { page: 'signedOut', isAnnounced: false, isRejected: false };
const announced = { page: 'signedOut', isAnnounced: true, isRejected: false };
const rejected = { page: 'signedOut', isAnnounced: false, isRejected: true };
const named = (name: string) => ({ page: 'signedIn', name, nameStatus: 'known' });

describe('the account header', () => {
  test('offers to sign in when nobody is signed in, without an announcement', async () => {
    const { is, view } = open();
    expect(view()).toEqual({ page: 'checking' });
    await is(signedOut);
    expect(view()).toEqual(quiet);
  });

  test('shows the name of a signed-in customer', async () => {
    const { is, view, timesAsked } = open();
    await is(customer());
    expect(view()).toEqual(named('Alex Example'));
    // An extended session is the same customer.
    await is(customer('Alex Example', 'alex@example.com'));
    await is({ ...alex, expiresAt: 5 } as Session);
    expect(timesAsked('name')).toBe(1);
  });

  test('shows the name from the session while the call is pending', async () => {
    const { is, view } = open(silence);
    await is(customer());
    expect(view()).toEqual({ page: 'signedIn', name: '', nameStatus: 'loading' });
    await is(alex);
    expect(view()).toEqual(named('Alex Example'));
  });

  test('treats an empty name from the service as known', async () => {
    const { is, view } = open('');
    await is(customer());
    expect(view()).toEqual(named(''));
  });

  test.each([
    ['offline', 'NETWORK.LOST', new NetworkError('loadCustomerProfile')],
    ['failed', 'NETWORK.RETURNED', new StatusError('loadCustomerProfile', 503)],
  ] as const)('keeps the menu while the name is %s, and loads the name again', async (nameStatus, type, error) => {
    const { is, view, go, responses } = open(error);
    await go({ type });
    await is(customer());
    expect(view()).toEqual({ page: 'signedIn', name: '', nameStatus });
    responses.name = 'Alex Example';
    await go({ type: nameStatus === 'offline' ? 'NETWORK.RETURNED' : 'RETRY' });
    expect(view()).toEqual(named('Alex Example'));
  });

  test('reports a rejected session', async () => {
    let reject!: (error: Error) => void;
    const { is, view, go } = open(() => new Promise((_resolve, no) => (reject = no)));
    await is(customer());
    // The session is cleared before the call rejects.
    await is(signedOut);
    await is({ ...signedOut });
    expect(view()).toEqual(quiet);
    reject(new SessionEndedError('loadCustomerProfile', 401));
    await go({ type: 'NETWORK.RETURNED' });
    expect(view()).toEqual(rejected);
    await go({ type: 'NOTICE.CLOSED' });
    expect(view()).toEqual(quiet);
  });

  test.each([
    ['resolves', (yes: (name: string) => void) => yes('Alex Example')],
    ['fails', (_yes: unknown, no: (error: Error) => void) => no(new NetworkError('loadCustomerProfile'))],
  ])('shows no name when the customer signs out elsewhere before the call %s', async (_what, settle) => {
    let settles!: () => void;
    const { is, view, go } = open(
      () => new Promise<string>((resolve, reject) => (settles = () => settle(resolve, reject))),
    );
    await is(customer());
    await is(signedOut);
    settles();
    await go({ type: 'NETWORK.RETURNED' });
    expect(view()).toEqual(announced);
  });

  test('loads the name of the next customer while the previous one’s is pending', async () => {
    const { is, view, responses } = open(silence);
    await is(customer());
    await is(signedOut);
    responses.name = 'Sam Sample';
    await is(customer());
    expect(view()).toEqual(named('Sam Sample'));
  });

  test('shows a sign-out in any tab, and the next customer', async () => {
    const { is, view, context, responses } = open();
    await is(alex);
    await is(signedOut);
    expect(view()).toEqual(announced);
    expect(context()).toMatchObject({ name: '', email: '' });
    responses.name = 'Sam Sample';
    await is(sam);
    expect(view()).toEqual(named('Sam Sample'));
  });

  test.each([['Alex Example'], [silence]])(
    'replaces the customer by another one who signed in elsewhere: %s',
    async (name) => {
      const { is, view, responses } = open(name);
      await is(alex);
      responses.name = 'Sam Sample';
      await is(sam);
      expect(view()).toEqual(named('Sam Sample'));
    },
  );

  test('signs out, and navigates to the sign-in page', async () => {
    const { is, view, go, asked, context, responses } = open();
    await is(alex);
    responses.signInPage = silence;
    await go({ type: 'SIGN_OUT.CHOSEN' });
    expect(view()).toEqual({ page: 'leaving' });
    expect(context().name).toBe('');
    expect(asked.map((call) => call.name)).toEqual(['name', 'signOut', 'signInPage']);
  });

  test.each([
    ['is not trusted', false],
    ['cannot be opened', new Error('no page')],
  ])('stays signed out on the page when the sign-in page %s', async (_why, answer) => {
    const { is, view, go } = open('Alex Example', answer);
    await is(alex);
    await go({ type: 'SIGN_OUT.CHOSEN' });
    expect(view()).toEqual(announced);
  });

  test('stays on the page when it signs out offline', async () => {
    const { is, view, go, timesAsked } = open();
    await is(alex);
    await go({ type: 'NETWORK.LOST' }, { type: 'SIGN_OUT.CHOSEN' });
    expect(view()).toEqual(announced);
    expect(timesAsked('signOut')).toBe(1);
    expect(timesAsked('signInPage')).toBe(0);
  });

  test('leaves the page after a sign-out that was chosen before the machine had loaded', async () => {
    const { is, go, timesAsked } = open();
    await is(signedOut);
    await go({ type: 'SIGN_OUT.CHOSEN' });
    expect(timesAsked('signInPage')).toBe(1);
  });

  test('takes every transition and guard on the shortest paths', () => {
    const watched = accountHeaderMachine.provide({});
    const { all, taken } = watchBranches(watched);
    const events = machineEvents(watched, {
      payloads: {
        'SESSION.CHANGED': [{ session: signedOut }, { session: customer() }, { session: alex }, { session: sam }],
      },
      responses: { name: ['Alex Example'], signInPage: [true] },
      errorsOf: (id) => [new NetworkError(id), new SessionEndedError(id)],
    });
    getShortestPaths(watched, { events });
    expect(all.filter(({ name }) => !taken.has(name)).map(({ name }) => name)).toEqual([]);
  });

  test.each([
    [{ status: 'checking' } as const, 'checking'],
    [signedOut, 'signedOut'],
    [alex, 'signedIn'],
  ])('maps %j to the page %s until the machine has loaded', (session, page) => {
    expect(firstView(session)).toMatchObject({ page });
    expect(firstView(session)).not.toMatchObject({ name: 'Alex Example' });
  });
});

describe('the links of the menu', () => {
  const here = new URL('https://www.agency.example/my-account?tabid=Policies&utm_source=mail');
  const isTrusted = (url: string) => new URL(url, here).origin === here.origin;
  const config = {
    portalPage: '/my-account',
    tabs: ['dashboard', 'policies', 'myquotes'] as const,
    links: { Help: '/help/', Elsewhere: 'https://stranger.example/', Removed: '' },
  };

  test('the menu has the configured tabs of the portal, and the author’s trusted links', () => {
    const links = signedInLinks({ ...config, tabs: [...config.tabs] }, en, { isTrusted, here });
    expect(links).toEqual([
      { text: 'Dashboard', href: '/my-account', isCurrent: false },
      { text: 'Policies', href: '/my-account?tabid=policies', isCurrent: true },
      { text: 'My quotes', href: '/my-account?tabid=myquotes', isCurrent: false },
      { text: 'Help', href: '/help/', isCurrent: false },
    ]);
  });

  test.each(['/my-account', '/my-account/', '/my-account?tabid=dashboard'])(
    'the menu marks the dashboard as the current page at %s',
    (path) => {
      const links = signedInLinks({ ...config, tabs: [...config.tabs] }, en, { isTrusted, here: new URL(path, here) });
      expect(links.filter(({ isCurrent }) => isCurrent).map(({ text }) => text)).toEqual(['Dashboard']);
    },
  );

  test('the menu has no tabs without a portal page', () => {
    const links = signedInLinks({ portalPage: '', tabs: ['rewards'], links: {} }, en, { isTrusted, here });
    expect(links).toEqual([]);
    expect(signedOutLinks(config.links, { isTrusted, here })).toHaveLength(1);
  });

  test('untrusted links of the menu are reported to the author by their key', () => {
    const pages = configuredPages({
      signInPage: 'https://sign-in.example/',
      portalPage: '',
      links: config.links,
      signedOutLinks: { Join: 'javascript:alert(1)' },
    });
    expect(untrustedPages(pages, { isTrusted }).map(([key]) => key)).toEqual([
      'signInPage',
      'links["Elsewhere"]',
      'signedOutLinks["Join"]',
    ]);
  });
});
