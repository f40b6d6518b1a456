import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(() => sandbox.close());

const open = (path: string, query: Record<string, string>) =>
  fetch(`${sandbox.partnerUrl}/social/${path}?${new URLSearchParams(query)}`);

const linksOf = (page: string) =>
  [...page.matchAll(/href="(http[^"]+)"/g)].map(([, address]) => new URL(address!.replaceAll('&amp;', '&')));

describe.each(['instagram/oauth/authorize', 'facebook/v18.0/dialog/oauth'])('pop-up page of a network: %s', (path) => {
  it('returns to the site with a code or an error, and with its state', async () => {
    const redirectTo = `${sandbox.url}/portal.html?tabid=rewards`;
    const page = await (await open(path, { redirect_uri: redirectTo, state: 's-1' })).text();
    const [allowed, denied] = linksOf(page);
    for (const link of [allowed!, denied!]) {
      expect(link.origin + link.pathname).toBe(`${sandbox.url}/portal.html`);
      expect(link.searchParams.get('tabid')).toBe('rewards');
      expect(link.searchParams.get('state')).toBe('s-1');
    }
    expect(allowed!.searchParams.get('code')).toMatch(/^social-/);
    expect(denied!.searchParams.get('error')).toBe('access_denied');
  });

  it.each(['https://stranger.example/', 'javascript:alert(1)', '/portal.html', ''])(
    'does not return to %j',
    async (redirectTo) => {
      const response = await open(path, { redirect_uri: redirectTo });
      expect(response.status).toBe(400);
      expect(linksOf(await response.text())).toEqual([]);
    },
  );

  it('fails by the fault switch for one state only', async () => {
    await sandbox.setFault({ call: 'socialPage', kind: 'status', status: 503, scope: 's-2' });
    const redirectTo = `${sandbox.url}/portal.html`;
    expect((await open(path, { redirect_uri: redirectTo, state: 's-2' })).status).toBe(503);
    expect((await open(path, { redirect_uri: redirectTo, state: 's-1' })).status).toBe(200);
  });
});
