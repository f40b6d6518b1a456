import { describe, expect, it } from 'vitest';
import { Device } from './testing/device.ts';
import { openVisitor } from './visitor.ts';

const place = { zip: '78701', city: 'Austin', state: 'TX' } as const;
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('what is remembered', () => {
  it('is there in the next visit', () => {
    const device = new Device();
    device.openTab().remember('place', place);
    expect(device.openTab().read('place')).toEqual(place);
    expect([...device.items.keys()]).toEqual(['covermount:LS:place']);
  });

  it('is of one brand', () => {
    const device = new Device();
    device.openTab().remember('place', place);
    expect(device.openTab({ brandCode: 'GC' }).read('place')).toBeUndefined();
  });

  it.each([
    ['guestToken', { value: 'guest-1' }, day],
    ['guestTokenCa', { value: 'guest-2' }, day],
    ['languageToken', { value: 'language-1' }, day],
    ['customerToken', { value: 'customer-1', email: 'alex@example.com', state: 'tx' }, 30 * minute],
    ['place', place, 168 * hour],
    ['language', 'es', 31 * day],
    ['attribution', { utmSource: 'radio' }, 30 * day],
  ] as const)('%s lasts its time and no longer, in the store and in storage', (name, data, timeToLive) => {
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

  it('is over when the page comes back from a long freeze', () => {
    const device = new Device();
    const tab = device.openTab();
    tab.remember('customerToken', { value: 'customer-1', email: 'alex@example.com', state: 'tx' });
    device.now += 31 * minute;
    tab.page.dispatchEvent(new Event('pageshow'));
    expect(tab.getState().customerToken).toBeUndefined();
  });

  it.each([-1, 1])('does not count when the clock was ten years off (%i)', (direction) => {
    const device = new Device();
    const right = device.now;
    device.now = right + direction * 3650 * day;
    device.openTab().remember('place', place);
    device.now = right;
    const tab = device.openTab();
    expect(tab.read('place')).toBeUndefined();
    tab.remember('place', place);
    expect(tab.read('place')).toEqual(place);
  });

  it.each(['{', 'null', '{"v":1,"savedAt":0,"expiresAt":1e99,"data":{}}', '<html>'])(
    'is nothing where storage holds %s, and the rubbish is taken away',
    (rubbish) => {
      const device = new Device();
      device.items.set('covermount:LS:place', rubbish);
      expect(device.openTab().read('place')).toBeUndefined();
      expect(device.items.size).toBe(0);
    },
  );
});

describe('storage that does not keep', () => {
  it.each(['full', 'denied'] as const)('is %s: the page remembers, and nothing throws', (storageIs) => {
    const device = new Device();
    device.storageIs = storageIs;
    const tab = device.openTab();
    tab.remember('place', place);
    tab.page.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
    expect(tab.read('place')).toEqual(place);
    tab.forget();
    expect(tab.read('place')).toBeUndefined();
  });

  it('is not there at all', () => {
    const device = new Device();
    const tab = device.openTab({ storage: undefined, cookies: undefined, locks: undefined, page: undefined });
    tab.remember('place', place);
    tab.noteArrival('https://agency.example/?utm_source=radio');
    expect(tab.read('place')).toEqual(place);
    expect(tab.read('attribution')?.utmSource).toBe('radio');
    device.now += 169 * hour;
    expect(tab.read('place')).toBeUndefined();
  });

  it('works again: what memory has is kept from the next writing on', () => {
    const device = new Device();
    device.storageIs = 'full';
    const tab = device.openTab();
    tab.remember('place', place);
    device.storageIs = 'fine';
    tab.remember('place', place);
    expect(device.openTab().read('place')).toEqual(place);
  });
});

describe('tabs', () => {
  it('are in step, and tell their widgets', () => {
    const device = new Device();
    const one = device.openTab();
    const other = device.openTab();
    const seen: (string | undefined)[] = [];
    other.subscribe((state) => seen.push(state.place?.city));
    one.remember('place', place);
    one.drop('place');
    expect(seen).toEqual(['Austin', undefined]);
  });

  it('all forget when one does', () => {
    const device = new Device();
    const one = device.openTab();
    const other = device.openTab();
    one.remember('place', place);
    one.remember('language', 'es');
    one.noteArrival('https://agency.example/');
    other.forget();
    expect(one.getState().place).toBeUndefined();
    expect(one.getState().language).toBeUndefined();
    expect([device.items.size, device.cookies.size]).toEqual([0, 0]);
  });

  it('leave other brands alone', () => {
    const device = new Device();
    const other = device.openTab({ brandCode: 'GC' });
    other.remember('place', place);
    device.openTab().forget();
    expect(other.read('place')).toEqual(place);
  });
});

const attributionAfter = (...addresses: string[]) => {
  const tab = new Device().openTab();
  for (const address of addresses) tab.noteArrival(address);
  return tab.read('attribution');
};

describe('noteArrival', () => {
  it('keeps where the visit began, and who came', () => {
    expect(attributionAfter('https://agency.example/home?zip=78701')).toEqual({
      landingPage: 'https://agency.example/home',
      anonymousId: 'anonymous-1',
    });
  });

  it('takes the latest campaign, and keeps the first landing page and the anonymous id', () => {
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
  it.each([
    ['/get-a-quote', {}, 'primary'],
    ['/get-a-quote-ca', {}, 'ca'],
    ['/get-a-quote', { state: 'CA' }, 'ca'],
    ['/get-a-quote', { state: 'TX' }, 'primary'],
    ['/portal', { token: 'ca' }, 'ca'],
    ['/portal', { token: 'tx' }, 'primary'],
  ] as const)('of %s with %j is %s', (path, { state, token }: { state?: 'CA' | 'TX'; token?: string }, expected) => {
    const tab = new Device().openTab();
    if (state) tab.remember('place', { ...place, state });
    if (token) tab.remember('customerToken', { value: 'customer-1', email: 'alex@example.com', state: token });
    expect(tab.variant(path)).toBe(expected);
  });
});

describe('openVisitor', () => {
  it('gives every widget of a brand the same visitor, and another brand another', () => {
    const visitor = openVisitor({ brandCode: 'T1' });
    expect(openVisitor({ brandCode: 'T1' })).toBe(visitor);
    expect(openVisitor({ brandCode: '__proto__' })).not.toBe(visitor);
  });

  it('works where there is no browser', () => {
    const visitor = openVisitor({ brandCode: 'T2' });
    visitor.noteArrival('https://agency.example/?gclid=g1');
    expect(visitor.read('attribution')).toMatchObject({
      gclId: 'g1',
      anonymousId: expect.stringMatching(/^[\da-f]{32}$/),
    });
  });
});
