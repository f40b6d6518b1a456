import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import type { Language } from '#domain/language';
import { openPage } from '#embed/testing/fake-page';
import { interceptedPresses } from '#ui/testing/intercepted-presses';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { outOfServiceConfig } from './out-of-service.config.ts';
import { OutOfServiceWidget } from './out-of-service.view.tsx';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';

/** The form for an email address, posted to `action` or written to the lead store. Nothing leaves the page. */
async function openForm(config: { action?: string } = {}, language: Language = 'en') {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined);
  onTestFinished(() => submit.mockRestore());
  const opened = openPage({ language });
  const labels = language === 'en' ? en : es;
  const rendered = await renderInShadowRoot(
    <OutOfServiceWidget config={z.parse(outOfServiceConfig, config)} labels={labels} host={opened.host} />,
  );
  Object.assign(opened.host, { root: rendered.root });
  const field = page.getByRole('textbox', { name: labels.email });
  const button = page.getByRole('button', { name: labels.submit });
  return { ...opened, ...rendered, labels, submit, field, button };
}

const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

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
    expect(interceptedPresses(page.getByRole('link', { name: en.goNow }).element())).toEqual([]);
    expect(host.navigate).not.toHaveBeenCalled();
    await page.getByRole('link', { name: en.goNow }).click();
    await expect.poll(() => host.navigate).toHaveBeenCalledExactlyOnceWith('/texas', 'state');
  },
);

test.each(['en', 'es'] as const)('does not post without a network, and says so (%s)', async (language) => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  const { labels, field, button, submit, root, outcomes, violations } = await openForm({ action: '/sent' }, language);
  await field.fill('alex@example.com');
  await button.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent(labels.offline);
  await expect.element(field).toHaveValue('alex@example.com');
  expect([submit.mock.calls, outcomes]).toEqual([[], []]);
  expect(await violations()).toEqual([]);
  onLine.mockReturnValue(true);
  await button.click();
  await expect.poll(() => submit.mock.calls).toHaveLength(1);
  const posted = root.querySelector<HTMLFormElement>('form[name=cover-native-post]')!;
  expect(Object.fromEntries(new FormData(posted))).toEqual({ email: 'alex@example.com', state: '', language });
  expect(outcomes).toEqual(['submitted']);
});

test.each(['en', 'es'] as const)(
  'thanks nobody before the posted form has an answer, and says when none came (%s)',
  async (language) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { labels, field, submit } = await openForm({ action: '/sent' }, language);
    await field.fill('alex@example.com');
    (page.getByRole('button').element() as HTMLButtonElement).click();
    await expect.poll(() => submit.mock.calls).toHaveLength(1);
    await expect.element(page.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    expect(page.getByText(labels.validatingText).elements()).toEqual([]);
    vi.advanceTimersByTime(10_000);
    await expect.element(page.getByRole('alert')).toHaveTextContent(labels.unanswered);
    await expect.element(field).toHaveValue('alex@example.com');
    (page.getByRole('button').element() as HTMLButtonElement).click();
    await expect.poll(() => submit.mock.calls).toHaveLength(2);
  },
);

test.each([
  ['posted', { action: '/sent' }],
  ['written to the lead store', {}],
])('the form has the email address that was %s when the visitor comes back', async (_what, config) => {
  const { field, button, outcomes } = await openForm(config);
  await field.fill('alex@example.com');
  await button.click();
  await expect.poll(() => outcomes).toEqual(['submitted']);
  comeBack();
  await expect.element(field).toHaveValue('alex@example.com');
  await expect.element(button).not.toHaveAttribute('aria-busy', 'true');
});
