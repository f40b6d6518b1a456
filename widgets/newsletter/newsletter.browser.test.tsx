import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import type { Language } from '#domain/language';
import { openPage, TestDevice } from '#embed/testing/fake-page';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { newsletterConfig } from './newsletter.config.ts';
import { Newsletter } from './newsletter.view.tsx';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';

async function openNewsletter(config: object, language: Language = 'en', content = '', texts: Partial<typeof en> = {}) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined);
  onTestFinished(() => {
    warn.mockRestore();
    submit.mockRestore();
  });
  const opened = openPage({ language });
  opened.host.element.innerHTML = content && `<div data-cover-fallback hidden>${content}</div>`;
  const labels = { ...(language === 'en' ? en : es), ...texts };
  const rendered = await renderInShadowRoot(
    <Newsletter config={z.parse(newsletterConfig, config)} labels={labels} host={opened.host} />,
  );
  Object.assign(opened.host, { root: rendered.root });
  const posted = () => {
    const form = rendered.root.querySelector<HTMLFormElement>('form[name=cover-native-post]');
    return (
      form && {
        action: form.getAttribute('action')!.replace(new URL(opened.host.client.pageBase).origin, ''),
        method: form.method,
        fields: Object.fromEntries(new FormData(form)),
      }
    );
  };
  return { ...opened, ...rendered, labels, submit, posted, warned: () => warn.mock.calls.flat().join() };
}

test.each(['en', 'es'] as const)('sends an email address, and no invalid text (%s)', async (language) => {
  const { labels, submit, posted, focused, root, outcomes, violations } = await openNewsletter(
    { action: '/content/lonestar/us/newsletter', contentPaths: ['/content/lonestar/us/'], emailField: 'EMAIL' },
    language,
  );
  const field = page.getByRole('textbox', { name: labels.email });
  const send = () => page.getByRole('button', { name: labels.submit }).click();
  await send();
  await expect.element(field).toHaveAccessibleDescription(labels['error.required']);
  await field.fill('alex@example');
  await send();
  await expect.element(field).toHaveAccessibleDescription(labels['error.emailInvalid']);
  expect(focused()).toBe(root.querySelector('[type=email]'));
  expect(submit).not.toHaveBeenCalled();
  expect(await violations()).toEqual([]);
  await field.fill(' alex@example.com ');
  await send();
  expect(posted()).toMatchObject({ action: '/newsletter', fields: { EMAIL: 'alex@example.com', website_address: '' } });
  expect(outcomes).toEqual(['submitted']);
});

test('also replaces the content path of an absolute address by the site’s own', async () => {
  const { root } = await openNewsletter(
    { contentPaths: ['/content/lonestar/us/'] },
    'en',
    '<form action="https://www.agency.example/content/lonestar/us/newsletter" method="post"><input type="email" value="alex@example.com"></form>',
  );
  await page.getByRole('button', { name: en.submit }).click();
  expect(root.querySelector('form[name=cover-native-post]')?.getAttribute('action')).toBe(
    'https://www.agency.example/newsletter',
  );
});

test('sends no invalid text when the author emptied the error message', async () => {
  const { submit, labels } = await openNewsletter({ action: '/newsletter' }, 'en', '', { 'error.emailInvalid': '' });
  const field = page.getByRole('textbox', { name: labels.email });
  await field.fill('alex@example');
  await page.getByRole('button', { name: labels.submit }).click();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  expect(submit).not.toHaveBeenCalled();
});

test('takes the address, the hidden fields and the typed text from the form in the element', async () => {
  const { posted, failures } = await openNewsletter(
    { hidden: { source: 'page' } },
    'en',
    '<form action="/own" method="post"><input type="hidden" name="list" value="7"><input type="hidden" name="source" value="own"><input type="email" value="alex@example.com"><input name="trap" data-honeypot><button>Go</button></form>',
  );
  expect(failures).toEqual([]);
  await page.getByRole('button', { name: en.submit }).click();
  expect(posted()).toEqual({
    action: '/own',
    method: 'post',
    fields: { email: 'alex@example.com', list: '7', source: 'page', trap: '', website_address: '' },
  });
});

test('does not send the hidden fields of the form in the element to another address', async () => {
  const { posted } = await openNewsletter(
    { action: '/other' },
    'en',
    '<form action="/own" method="post"><input type="hidden" name="list" value="7"><input type="email" value="alex@example.com"></form>',
  );
  await page.getByRole('button', { name: en.submit }).click();
  expect(posted()).toMatchObject({ action: '/other', fields: { email: 'alex@example.com' } });
  expect(posted()?.fields).not.toHaveProperty('list');
});

test('sends with the method of the form in the element, and reports fields that it does not have', async () => {
  const { posted, failures, warned } = await openNewsletter(
    {},
    'en',
    '<form action="/own" method="get"><input name="FNAME"><input type="email" value="alex@example.com"></form>',
  );
  expect(failures).toEqual(['config']);
  await expect.poll(warned).toContain('not drawn, and not sent: FNAME.');
  await page.getByRole('button', { name: en.submit }).click();
  expect(posted()).toMatchObject({ action: '/own', method: 'get' });
});

test.each([
  ['has in the form in the element', {}, '<input type="email" name="EMAIL" value="alex@example.com">', 'EMAIL'],
  [
    'has there beside a honeypot of the usual name',
    {},
    '<input name="email" data-honeypot><input type="email" name="EMAIL" value="alex@example.com">',
    'EMAIL',
  ],
  ['is configured', { emailField: 'address' }, '<input type="email" name="EMAIL" value="alex@example.com">', 'address'],
  [
    'is configured for an address of the configuration',
    { action: '/own' },
    '<input type="email" name="EMAIL" value="alex@example.com">',
    'email',
  ],
  [
    'is configured, from a field without a type',
    { emailField: 'MERGE0' },
    '<input name="MERGE0" value="alex@example.com">',
    'MERGE0',
  ],
])('sends the email address under the name that it %s', async (_what, config, content, name) => {
  const { posted, failures } = await openNewsletter(
    { ...config, honeypots: [] },
    'en',
    `<form action="/own" method="post">${content}</form>`,
  );
  await page.getByRole('button', { name: en.submit }).click();
  expect(posted()).toMatchObject({ action: '/own', fields: { [name]: 'alex@example.com' } });
  expect(failures).toEqual([]);
});

test('reports a honeypot with the name of the email field, and treats nobody as a bot', async () => {
  const { host, posted, failures, warned } = await openNewsletter({
    action: '/newsletter',
    errorPage: '/error.html',
    emailField: 'EMAIL',
    honeypots: ['EMAIL', 'trap'],
  });
  expect(failures).toEqual(['config']);
  await expect.poll(warned).toContain('EMAIL is no honeypot, because a field of the form has that name');
  await page.getByRole('textbox', { name: en.email }).fill('alex@example.com');
  await page.getByRole('button', { name: en.submit }).click();
  expect(host.navigate).not.toHaveBeenCalled();
  expect(posted()?.fields).toEqual({ EMAIL: 'alex@example.com', trap: '' });
});

test.each(['en', 'es'] as const)(
  'shows that it is unknown whether the email address was sent when no response came (%s)',
  async (language) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { labels, submit } = await openNewsletter(
      {},
      language,
      '<form action="/own" method="post"><input type="email" value="alex@example.com"></form>',
    );
    (page.getByRole('button').element() as HTMLButtonElement).click();
    await expect.element(page.getByRole('button')).toHaveAttribute('aria-busy', 'true');
    vi.advanceTimersByTime(10_000);
    await expect.element(page.getByRole('alert')).toHaveTextContent(labels.unanswered);
    await expect.element(page.getByRole('textbox')).toHaveValue('alex@example.com');
    expect(submit).toHaveBeenCalledOnce();
  },
);

test('keeps what is typed into two newsletters of one page separately', async () => {
  const device = new TestDevice();
  const open = async () => {
    const elements = ['one', 'two'].map(() => {
      const { host } = openPage({ device });
      host.element.setAttribute('data-covermount', 'newsletter');
      document.body.append(host.element);
      return host;
    });
    const views: Awaited<ReturnType<typeof renderInShadowRoot>>[] = [];
    for (const host of elements) {
      const view = await renderInShadowRoot(null);
      Object.assign(host, { root: view.root });
      await view.rerender(
        <Newsletter config={z.parse(newsletterConfig, { action: '/newsletter' })} labels={en} host={host} />,
      );
      views.push(view);
    }
    const close = async () => {
      for (const view of views) await view.unmount();
      for (const { element } of elements) element.remove();
    };
    onTestFinished(() => elements.forEach(({ element }) => element.remove()));
    return { email: (index: number) => page.getByRole('textbox', { name: en.email }).nth(index), close };
  };
  const storedKeys = () => [...device.items.keys()].filter((key) => key.includes(':earlyInput.newsletter'));

  const first = await open();
  await expect
    .poll(async () => {
      await first.email(0).fill('alex@example.com');
      await first.email(1).fill('robin@example.com');
      return storedKeys();
    })
    .toHaveLength(2);
  await first.close();
  const second = await open();
  await expect.element(second.email(0)).toHaveValue('alex@example.com');
  await expect.element(second.email(1)).toHaveValue('robin@example.com');
});

test('navigates to the error page for a bot that filled in the hidden field of the page’s own form', async () => {
  const { host, submit } = await openNewsletter(
    { errorPage: '/error.html' },
    'en',
    '<form action="/own" method="post"><input type="email" name="email"><input name="trap" data-honeypot value="x"></form>',
  );
  await page.getByRole('button', { name: en.submit }).click();
  expect(host.navigate).toHaveBeenCalledExactlyOnceWith('/error.html', 'honeypot');
  expect(submit).not.toHaveBeenCalled();
});

test('offers a call and warns the author when no address is configured', async () => {
  const { failures, warned, violations } = await openNewsletter({});
  await expect.element(page.getByRole('link', { name: 'Call 512-555-0100' })).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
  expect(failures).toEqual(['config']);
  await expect.poll(warned).toContain('There is nowhere to send the form');
  expect(await violations()).toEqual([]);
});
