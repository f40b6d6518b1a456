import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { fakeAddresses, FakeServices } from '#embed/testing/fake-services';
import { createServiceClient } from '#services/http';
import { servicesConfig } from '#services/services-config';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { createVisitor } from '#visitor/create-visitor';
import { customerTokenSource } from '#visitor/customer-token';
import { accountSession } from './session.ts';
import { useSession } from './use-session.ts';

const frames: HTMLIFrameElement[] = [];
const alex = { email: 'alex@example.com', password: 'Example1!' };

afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
  localStorage.clear();
});

/** A tab of the same site: a frame has its own window, events and lock manager, and shares storage. */
function openTab(brandCode: string, services = new FakeServices()) {
  const frame = document.body.appendChild(document.createElement('iframe'));
  frames.push(frame);
  const page = frame.contentWindow!;
  const visitor = createVisitor({
    brandCode,
    now: Date.now,
    storage: page.localStorage,
    locks: page.navigator.locks,
    page,
    createId: () => 'anonymous-1',
  });
  const client = createServiceClient({
    services: z.parse(servicesConfig, { brandCode, ...fakeAddresses }),
    variant: () => 'primary',
    language: () => 'en',
    trackId: 'track-1',
    pageBase: location.href,
    tokens: {
      guest: () => Promise.resolve('guest-1'),
      renewGuest: () => undefined,
      customer: customerTokenSource(visitor, 'token'),
    },
    botCheck: () => Promise.resolve('fake'),
    report: () => undefined,
    fetch: services.fetch,
  });
  return { visitor, client, services, session: accountSession({ visitor, client }) };
}

function Header({ host }: { host: Pick<WidgetHost, 'client' | 'visitor'> }) {
  const { session, account } = useSession(host);
  if (session.status !== 'signedIn') return <button onClick={() => void account.signIn(alex)}>Sign in</button>;
  return <button onClick={() => void account.signOut()}>Sign out {session.name}</button>;
}

describe('session in a browser', () => {
  it('signs in and out in all tabs of a site, and in every widget that shows the session', async () => {
    const [tab, other] = [openTab('S1'), openTab('S1')];
    const first = within((await renderInShadowRoot(<Header host={tab} />)).container);
    const second = within((await renderInShadowRoot(<Header host={other} />)).container);
    await userEvent.click(await first.findByRole('button', { name: 'Sign in' }));
    await second.findByRole('button', { name: 'Sign out Alex Example' });
    expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/customer-7f3a|alex@example|Example1!/);
    await userEvent.click(await second.findByRole('button', { name: 'Sign out Alex Example' }));
    await first.findByRole('button', { name: 'Sign in' });
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('ends in every tab without a network', async () => {
    const [tab, other] = [openTab('S2'), openTab('S2')];
    await tab.session.signIn(alex);
    await expect.poll(() => other.session.read().status).toBe('signedIn');
    tab.services.goOffline();
    const ended = new Promise<void>((resolve) => {
      other.session.subscribe(() => other.session.read().status === 'signedOut' && resolve());
    });
    await tab.session.signOut();
    await ended;
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('the session is available to the next page as soon as sign-in has resolved', async () => {
    await openTab('S3').session.signIn(alex);
    const { session } = openTab('S3');
    expect(session.read().status).toBe('signedIn');
    await expect.poll(() => session.read()).toMatchObject({ name: 'Alex Example', email: 'alex@example.com' });
  });
});
