import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { openPage } from '#embed/testing/fake-page';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { outOfServiceConfig } from './out-of-service.config.ts';
import { OutOfServiceWidget } from './out-of-service.view.tsx';
import { en } from './strings.en.ts';

test.each([
  ['without a target for its form', {}, 'There is nowhere to send email addresses'],
  ['with an untrusted target', { action: 'https://stranger.example/' }, 'services.trustedOrigins does not list'],
])('offers a call and the authored form %s, and warns the author', async (_what, config, problem) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const { host, failures } = openPage();
  host.client.services.leadStore.url = '';
  host.element.innerHTML =
    '<div data-cover-fallback hidden><form action="/tell-me"><input name="email" /></form></div>';
  const { violations } = await renderInShadowRoot(
    <OutOfServiceWidget config={z.parse(outOfServiceConfig, config)} labels={en} host={host} />,
  );
  await expect
    .element(page.getByRole('link', { name: 'Call 512-555-0100' }))
    .toHaveAttribute('href', 'tel:+15125550100');
  expect(page.getByRole('textbox').elements()).toEqual([]);
  expect(host.element.querySelector<HTMLElement>('[data-cover-fallback]')!.hidden).toBe(false);
  await expect.poll(() => failures).toEqual(['config']);
  await expect.poll(() => warn.mock.calls.flat().join()).toContain(problem);
  expect(await violations()).toEqual([]);
});

test.each([0, 20])(
  'does not redirect after the browser’s Back reloads the page, with %s seconds to the redirect',
  async (redirectSeconds) => {
    const query = location.href;
    history.replaceState(history.state, '', '?state=TX');
    const entries = vi
      .spyOn(performance, 'getEntriesByType')
      .mockReturnValue([{ type: 'back_forward' } as PerformanceNavigationTiming]);
    onTestFinished(() => {
      history.replaceState(history.state, '', query);
      entries.mockRestore();
    });
    const { host, outcomes } = openPage();
    const { focused } = await renderInShadowRoot(
      <OutOfServiceWidget
        config={z.parse(outOfServiceConfig, { links: { TX: '/texas' }, redirectSeconds })}
        labels={en}
        host={host}
      />,
    );
    await expect.poll(() => outcomes).toEqual(['stayed']);
    await expect.element(page.getByText(en.stoppedText)).toBeVisible();
    expect(page.getByRole('timer').elements()).toEqual([]);
    expect(focused()).toBeNull();
    await page.getByRole('link', { name: en.goNow }).click();
    await expect.poll(() => host.navigate).toHaveBeenCalledExactlyOnceWith('/texas', 'state');
  },
);
