import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Device } from './testing/device.ts';
import { openVisitor, type Visitor } from './visitor.ts';

const place = { zip: '78701', city: 'Austin', state: 'TX' } as const;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const typed = z.object({ typed: z.string() });

describe('clear record', () => {
  it('restores a clear record in the next visit', () => {
    const device = new Device();
    device.openTab().remember('place', place);
    expect(device.openTab().read('place')).toEqual(place);
    expect([...device.items.keys()]).toEqual(['covermount:LS:place']);
  });

  it('separates the records of brands', () => {
    const device = new Device();
    device.openTab().remember('place', place);
    expect(device.openTab({ brandCode: 'GC' }).read('place')).toBeUndefined();
  });

  it.each([
    ['guestToken', { value: 'guest-1' }, day],
    ['guestTokenCa', { value: 'guest-2' }, day],
    ['customerSession', { state: 'tx', variant: 'primary' }, 30 * minute],
    ['signOutPending', true, 30 * minute],
    ['place', place, 168 * hour],
    ['zipLookup', { zip: '78701', isQuotable: true, places: [place], variant: 'primary' }, hour],
    ['language', 'es', 31 * day],
    ['attribution', { utmSource: 'radio' }, 30 * day],
  ] as const)('expires %s after its time to live, in the store and in storage', (name, data, timeToLive) => {
    const device = new Device();
    const tab = device.openTab();
    tab.remember(name, data);
    device.now += timeToLive - 1;
    expect(tab.read(name)).toEqual(data);
    expect(device.openTab().read(name)).toEqual(data);
    device.now += 1;
    expect(tab.read(name)).toBeUndefined();
    expect(tab.getState()[name]).toBeUndefined();
    expect(device.openTab().read(name)).toBeUndefined();
    expect([...device.items.values(), ...device.cookies.values()]).toEqual([]);
  });

  it('expires a record when the page is restored after a long freeze', () => {
    const device = new Device();
    const tab = device.openTab();
    tab.remember('customerSession', { state: 'tx' });
    device.now += 31 * minute;
    tab.page.dispatchEvent(new Event('pageshow'));
    expect(tab.getState().customerSession).toBeUndefined();
  });

  it.each([-1, 1])('ignores a record written with a clock ten years off (%i)', (direction) => {
    const device = new Device();
    const actual = device.now;
    device.now = actual + direction * 3650 * day;
    device.openTab().remember('place', place);
    device.now = actual;
    const tab = device.openTab();
    expect(tab.read('place')).toBeUndefined();
    tab.remember('place', place);
    expect(tab.read('place')).toEqual(place);
  });

  it.each(['{', 'null', '{"v":1,"savedAt":0,"expiresAt":1e99,"data":{}}', '<html>'])(
    'returns undefined when storage holds %s, and removes the malformed text',
    (malformed) => {
      const device = new Device();
      device.items.set('covermount:LS:place', malformed);
      expect(device.openTab().read('place')).toBeUndefined();
      expect(device.items.size).toBe(0);
    },
  );
});

describe('visitor without storage', () => {
  it.each(['full', 'denied'] as const)('remembers in memory and does not throw when storage is %s', (storageIs) => {
    const device = new Device();
    device.storageIs = storageIs;
    const tab = device.openTab();
    tab.remember('place', place);
    tab.page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(tab.read('place')).toEqual(place);
    tab.forget();
    expect(tab.read('place')).toBeUndefined();
  });

  it('remembers in memory when the browser has no storage, cookies, locks or events', () => {
    const device = new Device();
    const tab = device.openTab({ storage: undefined, cookies: undefined, locks: undefined, page: undefined });
    tab.remember('place', place);
    tab.noteArrival('https://agency.example/?utm_source=radio');
    expect(tab.read('place')).toEqual(place);
    expect(tab.read('attribution')?.utmSource).toBe('radio');
    device.now += 169 * hour;
    expect(tab.read('place')).toBeUndefined();
  });

  it('stores the next write once storage works again', () => {
    const device = new Device();
    device.storageIs = 'full';
    const tab = device.openTab();
    tab.remember('place', place);
    device.storageIs = 'fine';
    tab.remember('place', place);
    expect(device.openTab().read('place')).toEqual(place);
  });
});

describe('tabs of a device', () => {
  it('shares every change with the other tabs and notifies their subscribers', () => {
    const device = new Device();
    const a = device.openTab();
    const b = device.openTab();
    const seen: (string | undefined)[] = [];
    b.subscribe((state) => seen.push(state.place?.city));
    a.remember('place', place);
    a.drop('place');
    expect(seen).toEqual(['Austin', undefined]);
  });

  it('forgets the visitor in all tabs when one tab does, and keeps the language', () => {
    const device = new Device();
    const a = device.openTab();
    const b = device.openTab();
    a.remember('place', place);
    a.remember('guestToken', { value: 'guest-1' });
    a.remember('language', 'es');
    b.forget();
    expect(a.getState()).toMatchObject({ place: undefined, guestToken: undefined, language: 'es' });
    expect([...device.items.keys()]).toEqual(['covermount:LS:language']);
  });

  it('keeps the campaign under another anonymous id when a visitor is forgotten', () => {
    const device = new Device();
    const tab = device.openTab();
    tab.noteArrival('https://agency.example/home?utm_source=radio');
    tab.forget();
    expect(tab.read('attribution')).toEqual({
      utmSource: 'radio',
      landingPage: 'https://agency.example/home',
      anonymousId: 'anonymous-2',
    });
    expect(device.openTab().read('attribution')?.anonymousId).toBe('anonymous-2');
  });

  it('forgets records that only other pages have opened', async () => {
    const device = new Device();
    const a = device.openTab();
    const saved = [a.record('purchase.t-1', { version: 1 }), a.record('earlyInput.quote-flow', { version: 1 })];
    for (const record of saved) record.remember({ typed: 'Ada' });
    await Promise.all(saved.map((record) => record.settled()));
    expect(device.items.size).toBe(2);
    device.openTab().forget();
    expect(device.items.size).toBe(0);
  });

  it('keeps the records of other brands when a visitor is forgotten', () => {
    const device = new Device();
    const b = device.openTab({ brandCode: 'GC' });
    b.remember('place', place);
    device.openTab().forget();
    expect(b.read('place')).toEqual(place);
  });
});

describe('end of a customer’s session', () => {
  const signedIn = { state: 'TX', variant: 'primary' } as const;

  /** A tab in which a customer is signed in and has typed something. */
  async function tabOf(device: Device) {
    const tab = device.openTab();
    const visit = tab.record('prefill', { version: 1, schema: typed });
    tab.remember('customerSession', signedIn);
    visit.remember({ typed: 'Ada' });
    tab.remember('place', place);
    await visit.settled();
    return { ...tab, visit };
  }

  it.each([
    ['a sign-out', (tab: Visitor) => tab.forget()],
    ['an expiry', (tab: Visitor, device: Device) => ((device.now += 30 * minute), tab.read('customerSession'))],
  ])('removes every personal record from storage and from the memory of all tabs after %s', async (_how, end) => {
    const device = new Device();
    const one = await tabOf(device);
    const other = await tabOf(device);
    end(one, device);
    for (const tab of [one, other]) {
      expect(tab.getState()).toMatchObject({ customerSession: undefined, place: undefined, prefill: null });
      tab.page.dispatchEvent(new Event('pagehide'));
    }
    expect([...device.items.keys()]).toEqual([]);
  });

  it('removes what was typed just before in another tab and is not written yet', async () => {
    const device = new Device();
    const one = await tabOf(device);
    const other = await tabOf(device);
    other.visit.remember({ typed: 'Ada Example' });
    one.forget();
    await other.visit.settled();
    other.page.dispatchEvent(new Event('pagehide'));
    expect([...device.items.keys()]).toEqual([]);
  });

  it('removes the records of a session that expired while no page was open', async () => {
    const device = new Device();
    await tabOf(device);
    device.closeTabs();
    device.now += 31 * minute;
    const { place: remembered, prefill } = device.openTab().getState();
    expect([remembered, prefill]).toEqual([undefined, null]);
    expect([...device.items.keys()]).toEqual([]);
  });

  it('ends in a page of the back/forward cache, which gets no events, as soon as it is shown again', async () => {
    const device = new Device();
    const frozen = await tabOf(device);
    device.closeTabs();
    (await tabOf(device)).forget();
    expect(frozen.getState().customerSession).toEqual(signedIn);
    frozen.page.dispatchEvent(new Event('pageshow'));
    expect(frozen.getState()).toMatchObject({ customerSession: undefined, place: undefined, prefill: null });
  });

  it('does not mix what a frozen tab holds with the records of the next customer', async () => {
    const device = new Device();
    const frozen = await tabOf(device);
    frozen.visit.remember({ typed: 'Ada Example' });
    device.closeTabs();
    const next = device.openTab();
    next.forget();
    next.remember('customerSession', { state: 'OK' });
    const visit = next.record('prefill', { version: 1, schema: typed });
    visit.remember({ typed: 'Bo' });
    await visit.settled();
    const key = 'covermount:LS:customerSession';
    frozen.page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: null }));
    frozen.page.dispatchEvent(new Event('pagehide'));
    expect(frozen.read('customerSession')).toEqual({ state: 'OK' });
    expect(await frozen.visit.load()).toEqual({ typed: 'Bo' });
  });

  it('keeps what an anonymous visitor entered when a record is malformed', () => {
    const device = new Device();
    device.openTab().remember('place', place);
    device.items.set('covermount:LS:customerSession', '{"v":1,"savedAt":"x"}');
    expect(device.openTab().read('place')).toEqual(place);
  });

  it('keeps a remembered sign-in and the keys of payments', async () => {
    const device = new Device();
    const tab = await tabOf(device);
    const records = (['rememberedSignIn', 'paymentIntents'] as const).map((name) => tab.record(name, { version: 1 }));
    for (const record of records) record.remember([] as never);
    await Promise.all(records.map((record) => record.settled()));
    tab.forget();
    expect([...device.items.keys()].toSorted()).toEqual([
      'covermount:LS:paymentIntents',
      'covermount:LS:rememberedSignIn',
    ]);
  });

  it('returns when a session expires, also after another tab has extended it', () => {
    const device = new Device();
    const tab = device.openTab();
    const other = device.openTab();
    expect(tab.expiryOf('customerSession')).toBeUndefined();
    tab.remember('customerSession', signedIn, device.now + minute);
    expect([tab, other].map((visitor) => visitor.expiryOf('customerSession'))).toEqual([
      device.now + minute,
      device.now + minute,
    ]);
    other.remember('customerSession', signedIn, device.now + 10 * minute);
    expect(tab.expiryOf('customerSession')).toBe(device.now + 10 * minute);
  });
});

const attributionAfter = (...addresses: string[]) => {
  const tab = new Device().openTab();
  for (const address of addresses) tab.noteArrival(address);
  return tab.read('attribution');
};

describe('noteArrival', () => {
  it('stores the landing page and an anonymous id', () => {
    expect(attributionAfter('https://agency.example/home?zip=78701')).toEqual({
      landingPage: 'https://agency.example/home',
      anonymousId: 'anonymous-1',
    });
  });

  it('keeps the latest campaign, the first landing page and the anonymous id', () => {
    expect(
      attributionAfter(
        'https://agency.example/home?utm_source=radio&gclid=g1',
        'https://agency.example/get-a-quote',
        'https://agency.example/offer?utm_source=qs',
        'https://agency.example/get-a-quote#driver1',
      ),
    ).toEqual({ utmSource: 'qs', landingPage: 'https://agency.example/home', anonymousId: 'anonymous-1' });
  });
});

describe('variant', () => {
  it('selects California for the session that the site’s own sign-in stored, until it expires', () => {
    const device = new Device();
    const data = { state: 'CA' };
    const record = { v: 1, savedAt: device.now, expiresAt: device.now + 30 * minute, data };
    device.items.set('covermount:LS:customerSession', JSON.stringify(record));
    const tab = device.openTab();
    expect(tab.variant('/portal')).toBe('ca');
    device.now += 30 * minute;
    expect(tab.variant('/portal')).toBe('primary');
  });

  it.each([
    ['/get-a-quote', {}, 'primary'],
    ['/get-a-quote-ca', {}, 'ca'],
    ['/get-a-quote', { state: 'CA' }, 'ca'],
    ['/get-a-quote', { state: 'TX' }, 'primary'],
    ['/portal', { token: 'ca' }, 'ca'],
    ['/portal', { token: 'tx' }, 'primary'],
  ] as const)(
    'selects on the path %s with %j the variant %s',
    (path, { state, token }: { state?: 'CA' | 'TX'; token?: string }, expected) => {
      const tab = new Device().openTab();
      if (state) tab.remember('place', { ...place, state });
      if (token) tab.remember('customerSession', { state: token });
      expect(tab.variant(path)).toBe(expected);
    },
  );

  it('the latest flow on the page decides the variant until it ends', () => {
    const tab = new Device().openTab();
    const endFirst = tab.decideVariant(() => 'primary');
    const endSecond = tab.decideVariant(() => 'ca');
    expect(tab.variant('/get-a-quote')).toBe('ca');
    endSecond();
    expect(tab.variant('/get-a-quote-ca')).toBe('primary');
    endFirst();
    expect(tab.variant('/get-a-quote-ca')).toBe('ca');
  });
});

describe('openVisitor', () => {
  it('returns the same visitor to every widget of a brand, and another one for another brand', () => {
    const visitor = openVisitor({ brandCode: 'T1' });
    expect(openVisitor({ brandCode: 'T1' })).toBe(visitor);
    expect(openVisitor({ brandCode: '__proto__' })).not.toBe(visitor);
  });

  it('works without a browser', () => {
    const visitor = openVisitor({ brandCode: 'T2' });
    visitor.noteArrival('https://agency.example/?gclid=g1');
    expect(visitor.read('attribution')).toMatchObject({
      gclId: 'g1',
      anonymousId: expect.stringMatching(/^[\da-f]{32}$/),
    });
  });
});
