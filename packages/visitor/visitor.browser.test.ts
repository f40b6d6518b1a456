import { afterEach, describe, expect, it, vi } from 'vitest';
import { createVisitor } from './create-visitor.ts';
import { openVisitor, type Visitor } from './visitor.ts';

const place = { zip: '78701', city: 'Austin', state: 'TX' } as const;
const frames: HTMLIFrameElement[] = [];

/** A tab of the same site: a frame has a window, events and a lock manager of its own, and shares storage. */
function openTab(brandCode: string): Visitor {
  const frame = document.body.appendChild(document.createElement('iframe'));
  frames.push(frame);
  const page = frame.contentWindow!;
  return createVisitor({
    brandCode,
    now: Date.now,
    storage: page.localStorage,
    locks: page.navigator.locks,
    page,
    createId: () => 'anonymous-1',
  });
}

afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
  localStorage.clear();
});

describe('visitor in a browser', () => {
  it('shares changes with other tabs', async () => {
    const [a, b] = [openTab('V1'), openTab('V1')];
    const changed = new Promise((resolve) => b.subscribe((state) => resolve(state.place)));
    a.remember('place', place);
    expect(await changed).toEqual(place);
  });

  it('requests one token although several tabs need it at the same time', async () => {
    let tokenCount = 0;
    const renew = vi.fn(async () => ({ value: `guest-${(tokenCount += 1)}` }));
    const clients = [openTab('V2'), openTab('V2'), openVisitor({ brandCode: 'V2' })].map((tab) =>
      tab.guestTokens(renew),
    );
    expect(await Promise.all(clients.map((client) => client.guest()))).toEqual(['guest-1', 'guest-1', 'guest-1']);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('stores the attribution in a cookie', () => {
    const visitor = openVisitor({ brandCode: 'V3' });
    visitor.noteArrival('https://agency.example/?utm_source=radio');
    expect(decodeURIComponent(document.cookie)).toContain('covermount:V3:attribution={"v":1');
    visitor.drop('attribution');
    expect(decodeURIComponent(document.cookie)).not.toContain('V3');
  });

  it('forgets the visitor in the other tabs when a customer’s session ends in one', async () => {
    const [a, b] = [openTab('V4'), openTab('V4')];
    a.remember('customerSession', { state: 'TX' });
    b.remember('place', place);
    const forgotten = new Promise<void>((resolve) => {
      b.subscribe((state) => !state.customerSession && !state.place && resolve());
    });
    await expect.poll(() => b.read('customerSession')).toEqual({ state: 'TX' });
    a.forget();
    await forgotten;
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
