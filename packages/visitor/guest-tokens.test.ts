import { describe, expect, it, vi } from 'vitest';
import type { Token } from '#domain/token';
import { deferred, Device } from './testing/device.ts';

const day = 86_400_000;

/** A service that returns numbered tokens. */
function service() {
  let tokenCount = 0;
  return vi.fn(async (): Promise<Token> => ({ value: `guest-${(tokenCount += 1)}` }));
}

describe('guest token', () => {
  it('requests one token, however many widgets and tabs need it', async () => {
    const device = new Device();
    const renew = service();
    const clients = [device.openTab(), device.openTab()].flatMap((tab) => [
      tab.guestTokens(renew),
      tab.guestTokens(renew),
    ]);
    const values = await Promise.all(clients.flatMap((client) => [client.guest(), client.guest()]));
    expect(new Set(values)).toEqual(new Set(['guest-1']));
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('requests one token on a page without locks', async () => {
    const renew = service();
    const client = new Device().openTab({ locks: undefined }).guestTokens(renew);
    expect(await Promise.all([client.guest(), client.guest()])).toEqual(['guest-1', 'guest-1']);
  });

  it('expires a token after a day', async () => {
    const device = new Device();
    const client = device.openTab().guestTokens(service());
    await client.guest();
    device.now += day - 1;
    expect(await client.guest()).toBe('guest-1');
    device.now += 1;
    expect(await client.guest()).toBe('guest-2');
  });

  it('expires a token at the time that the service sets', async () => {
    const device = new Device();
    const tab = device.openTab();
    await tab.guestTokens(async () => ({ value: 'short', expiresAt: device.now + 60_000 })).guest();
    device.now += 60_000;
    expect(tab.read('guestToken')).toBeUndefined();
  });

  it('expires a token after a day when the clock is ten years ahead of its expiry', async () => {
    const device = new Device();
    const tab = device.openTab();
    await tab.guestTokens(async () => ({ value: 'guest-1', expiresAt: device.now - 3650 * day })).guest();
    expect(tab.read('guestToken')?.value).toBe('guest-1');
  });

  it('restores a token on the next page', async () => {
    const device = new Device();
    const renew = service();
    await device.openTab().guestTokens(renew).guest();
    expect(await device.openTab().guestTokens(renew).guest()).toBe('guest-1');
  });

  it('notifies the subscribers of the store of a new token', async () => {
    const tab = new Device().openTab();
    const seen: (string | undefined)[] = [];
    tab.subscribe((state) => seen.push(state.guestToken?.value));
    await tab.guestTokens(service()).guest();
    expect(seen).toEqual(['guest-1']);
  });

  it('keeps separate tokens for the California services, and requests none on switching back', async () => {
    const renew = service();
    let variant: 'primary' | 'ca' = 'primary';
    const client = new Device().openTab().guestTokens(renew, () => variant);
    expect(await client.guest()).toBe('guest-1');
    variant = 'ca';
    expect(await client.guest()).toBe('guest-2');
    variant = 'primary';
    expect(await client.guest()).toBe('guest-1');
  });

  it('renews a rejected token', async () => {
    const client = new Device().openTab().guestTokens(service());
    const refused = await client.guest();
    client.renewGuest(refused);
    expect(await client.guest()).toBe('guest-2');
  });

  it('renews a token once when several requests are rejected with it', async () => {
    const device = new Device();
    const renew = service();
    const one = device.openTab().guestTokens(renew);
    const other = device.openTab().guestTokens(renew);
    const refused = await one.guest();
    await other.guest();
    one.renewGuest(refused);
    await one.guest();
    one.renewGuest(refused);
    other.renewGuest(refused);
    other.renewGuest();
    expect([await one.guest(), await other.guest()]).toEqual(['guest-2', 'guest-2']);
    expect(renew).toHaveBeenCalledTimes(2);
  });

  it('requests a token again after a failed request', async () => {
    const device = new Device();
    const renew = vi.fn<() => Promise<Token>>();
    renew.mockRejectedValueOnce(new Error('The service is down.')).mockResolvedValue({ value: 'guest-1' });
    const client = device.openTab().guestTokens(renew);
    const asked = [client.guest(), client.guest()];
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(renew).toHaveBeenCalledTimes(1);
    expect(await client.guest()).toBe('guest-1');
  });

  it('delivers the token to the other callers when one caller aborts', async () => {
    const answer = deferred<Token>();
    const client = new Device().openTab().guestTokens(() => answer.promise);
    const leaving = new AbortController();
    const left = client.guest(leaving.signal);
    const stayed = client.guest();
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    answer.resolve({ value: 'guest-1' });
    expect(await stayed).toBe('guest-1');
    await expect(client.guest(leaving.signal)).rejects.toThrow('left');
  });

  it('requests one token even if the storage event reaches the other tab late', async () => {
    const device = new Device();
    const renew = service();
    let hasArrived = false;
    const late = {
      getItem: (key: string) => (hasArrived ? (device.items.get(key) ?? null) : null),
      setItem: () => undefined,
      removeItem: () => undefined,
    };
    const answer = deferred<Token>();
    const quick = device
      .openTab()
      .guestTokens(() => answer.promise)
      .guest();
    const tab = device.openTab({ storage: late });
    const slow = tab.guestTokens(renew).guest();
    answer.resolve({ value: 'guest-1' });
    await quick;
    // The slow tab gets the lock now, and reads no token yet.
    await expect.poll(() => device.items.size).toBeGreaterThan(0);
    hasArrived = true;
    for (const key of device.items.keys()) tab.page.dispatchEvent(Object.assign(new Event('storage'), { key }));
    expect(await slow).toBe('guest-1');
    expect(renew).not.toHaveBeenCalled();
  });

  it('requests a token without the lock when a frozen tab holds it', async () => {
    const device = new Device();
    void device
      .openTab()
      .guestTokens(() => deferred<Token>().promise)
      .guest();
    const client = device.openTab({ longestWait: 5 }).guestTokens(service());
    expect(await client.guest()).toBe('guest-1');
  });

  it.each(['full', 'denied'] as const)('requests and renews tokens when storage is %s', async (storageIs) => {
    const device = new Device();
    device.storageIs = storageIs;
    const renew = service();
    const client = device.openTab().guestTokens(renew);
    expect([await client.guest(), await client.guest()]).toEqual(['guest-1', 'guest-1']);
    client.renewGuest();
    expect(await client.guest()).toBe('guest-2');
  });
});
