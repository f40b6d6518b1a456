import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import type { Language } from '#domain/language';
import { openPage } from '#embed/testing/fake-page';
import { format } from '#i18n/format';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { formConfig } from './form.config.ts';
import { exampleFields } from './form.examples.ts';
import { FormWidget } from './form.view.tsx';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';

interface FormPage {
  language?: Language;
  /** What the author put inside the element. */
  content?: string;
}

async function openForm(config: object, { language = 'en', content = '' }: FormPage = {}) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined);
  onTestFinished(() => {
    warn.mockRestore();
    submit.mockRestore();
  });
  const opened = openPage({ language });
  const { host } = opened;
  host.element.innerHTML = content && `<div data-cover-fallback hidden>${content}</div>`;
  document.body.append(host.element);
  onTestFinished(() => host.element.remove());
  const labels = language === 'en' ? en : es;
  const rendered = await renderInShadowRoot(
    <FormWidget config={z.parse(formConfig, config)} labels={labels} host={host} />,
  );
  Object.assign(host, { root: rendered.root });
  const posted = () => {
    const form = rendered.root.querySelector<HTMLFormElement>('form[name=cover-native-post]');
    return form && { action: form.getAttribute('action'), fields: Object.fromEntries(new FormData(form)) };
  };
  return { ...opened, ...rendered, labels, submit, posted, warned: () => warn.mock.calls.flat().join() };
}

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const send = (label = en.submit) => page.getByRole('button', { name: label }).click();

async function fillIn() {
  await field('First name').fill(' Alex ');
  await field('Email address').fill('alex@example.com');
  await page.getByRole('combobox').selectOptions('claim');
  await page.getByText('By phone').click();
  await field('Message').fill('Hail,\nlast night.');
  await page.getByText('I have read the').click({ position: { x: 5, y: 5 } });
}

describe('a form', () => {
  test('is posted to its address with every value as it was entered, once', async () => {
    const { submit, posted, outcomes, events } = await openForm({
      action: '/forms/contact',
      fields: exampleFields.en,
      hidden: { campaign: 'spring' },
    });
    await fillIn();
    await page.getByRole('button', { name: en.submit }).dblClick();
    expect(submit).toHaveBeenCalledOnce();
    expect(posted()).toEqual({
      action: '/forms/contact',
      fields: {
        first_name: ' Alex ',
        email: 'alex@example.com',
        zip: '',
        topic: 'claim',
        reply: 'phone',
        message: 'Hail,\nlast night.',
        agree: 'checked',
        offers: 'Unchecked',
        campaign: 'spring',
        website_address: '',
      },
    });
    expect(outcomes).toEqual(['submitted']);
    expect(events).toContainEqual({ event: 'Form Submitted', data: undefined });
  });

  test.each(['en', 'es'] as const)(
    'that is empty names each required field, and focuses the first (%s)',
    async (language) => {
      const { labels, submit, focused, violations, root } = await openForm(
        { action: '/forms/contact', fields: exampleFields[language] },
        { language },
      );
      await send(labels.submit);
      expect(submit).not.toHaveBeenCalled();
      const [first] = exampleFields[language];
      await expect
        .element(field(first.label))
        .toHaveAccessibleDescription(format(labels['error.required'], { field: first.label }));
      await expect.element(page.getByText(labels['error.unticked'])).toBeVisible();
      if (language === 'en') await expect.element(page.getByText('Tell us what it is about.')).toBeVisible();
      expect(focused()).toBe(root.querySelector('[name=first_name]'));
      expect(await violations()).toEqual([]);
    },
  );

  test('says which value does not match its pattern, and focuses that field', async () => {
    const { submit, focused, root } = await openForm({ action: '/forms/contact', fields: exampleFields.en });
    await fillIn();
    await field(/^Zip code/).fill('7870');
    await send();
    await expect.element(field(/^Zip code/)).toHaveAccessibleDescription(/A zip code has five digits\.$/);
    expect(focused()).toBe(root.querySelector('[name=zip]'));
    expect(submit).not.toHaveBeenCalled();
    await field(/^Zip code/).fill('78701');
    await send();
    expect(submit).toHaveBeenCalledOnce();
  });

  test('of a hostile pattern goes on, and one of a pattern that cannot be used is reported', async () => {
    const { submit, failures, warned } = await openForm({
      action: '/forms/contact',
      fields: [
        { name: 'a', label: 'Letters', pattern: '(a+)+$' },
        { name: 'b', label: 'Twice', pattern: '(a)\\1' },
      ],
    });
    const long = `${'a'.repeat(900)}!`;
    await field(/^Letters/).fill(long);
    await field(/^Twice/).fill('b');
    await send();
    await expect.element(page.getByText(format(en['error.constraint'], { field: 'Letters' }))).toBeVisible();
    expect(failures).toEqual(['config']);
    await expect.poll(warned).toContain('The pattern of b is not used, because it refers back to a group');
    await field(/^Letters/).fill('aaa');
    await send();
    expect(submit).toHaveBeenCalledOnce();
  });

  test('of the page is drawn with its fields, rules, messages and what was typed into it', async () => {
    const { posted, focused, root, violations } = await openForm(
      {},
      {
        content: `<form action="/own" method="post">
          <label>Name <input name="name" required data-required-message="Who are you?"></label>
          <label for="z">Zip</label><input id="z" name="zip" value="123456" pattern="\\d{5}" data-constraint-message="Five digits.">
          <fieldset><legend>Reply</legend><label><input type="radio" name="reply" value="mail" checked> Mail</label><label><input type="radio" name="reply" value="phone"> Phone</label></fieldset>
          <label>State <select name="state"><option value="">-</option><option value="TX" selected>Texas</option></select></label>
          <label><input type="checkbox" name="ok" checked> Fine</label>
          <textarea name="more" aria-label="More"></textarea>
          <input type="hidden" name="form" value="7"><input name="trap" data-honeypot><button>Send</button>
        </form>`,
      },
    );
    await send();
    await expect.element(field('Name')).toHaveAccessibleDescription('Who are you?');
    await expect.element(field(/^Zip/)).toHaveAccessibleDescription('Five digits.');
    expect(focused()).toBe(root.querySelector('[name=name]'));
    expect(await violations()).toEqual([]);
    await field('Name').fill('Alex');
    await field(/^Zip/).fill('78701');
    await send();
    expect(posted()).toEqual({
      action: '/own',
      fields: {
        name: 'Alex',
        zip: '78701',
        reply: 'mail',
        state: 'TX',
        ok: 'checked',
        more: '',
        form: '7',
        trap: '',
        website_address: '',
      },
    });
  });
});

test('a robot that fills in the hidden field goes to the error page, and nothing is sent', async () => {
  const { root, host, submit } = await openForm({
    action: '/forms/contact',
    fields: [{ name: 'a', label: 'A', required: true }],
    errorPage: '/error.html',
  });
  root.querySelector<HTMLInputElement>('[name=website_address]')!.value = 'https://spam.example';
  await send();
  expect(host.navigate).toHaveBeenCalledExactlyOnceWith('/error.html', 'honeypot');
  expect(submit).not.toHaveBeenCalled();
  await expect.element(field('A')).not.toHaveAttribute('aria-invalid', 'true');
});

test('a robot that filled in the hidden field of the page’s own form goes to the error page', async () => {
  const { host, submit } = await openForm(
    { errorPage: '/error.html' },
    {
      content:
        '<form action="/own" method="post"><label>Name <input name="name" required></label><input name="trap" data-honeypot value="x"><button>Send</button></form>',
    },
  );
  await send();
  expect(host.navigate).toHaveBeenCalledExactlyOnceWith('/error.html', 'honeypot');
  expect(submit).not.toHaveBeenCalled();
});

test('without a network keeps what was typed, and says so', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  const { submit } = await openForm({ action: '/forms/contact', fields: [{ name: 'a', label: 'A', required: true }] });
  await field('A').fill('typed');
  await send();
  await expect.element(page.getByRole('alert')).toHaveTextContent(en.offline);
  await expect.element(field('A')).toHaveValue('typed');
  online.mockReturnValue(true);
  await send();
  expect(submit).toHaveBeenCalledOnce();
});

describe('a captcha', () => {
  const config = {
    action: '/forms/contact',
    fields: [{ name: 'a', label: 'A' }],
    captchaField: 'g-recaptcha-response',
  };

  test('has to be solved before the form is sent', async () => {
    const { host, submit, posted, violations, focused, root } = await openForm(config, {
      content: '<div slot="captcha"><textarea name="g-recaptcha-response"></textarea></div>',
    });
    await send();
    await expect.element(page.getByText(en['error.captcha'])).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
    expect(focused()).toBe(root.querySelector('[part=captcha]'));
    expect(await violations()).toEqual([]);
    host.element.querySelector('textarea')!.value = 'solved';
    await send();
    expect(posted()?.fields).toMatchObject({ 'g-recaptcha-response': 'solved' });
  });

  test('in the element has to be solved where the configuration does not name its field', async () => {
    const { host, submit, posted } = await openForm(
      { ...config, captchaField: '' },
      { content: '<div slot="captcha"><input type="hidden" name="cf-turnstile-response"></div>' },
    );
    await send();
    await expect.element(page.getByText(en['error.captcha'])).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
    host.element.querySelector('input')!.value = 'solved';
    await send();
    expect(posted()?.fields).toMatchObject({ 'cf-turnstile-response': 'solved' });
  });

  test('that is missing is reported to the author', async () => {
    const { submit, failures, warned } = await openForm(config);
    await send();
    await expect.element(page.getByText(en['error.captcha'])).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
    expect(failures).toContain('config');
    await expect.poll(warned).toContain('the element has none as its content');
  });
});

test.each([
  ['without an address', { fields: [{ name: 'a', label: 'A' }] }, '', 'There is nowhere to send the form'],
  [
    'with an untrusted address',
    { fields: [{ name: 'a', label: 'A' }], action: 'https://stranger.example/' },
    '',
    'services.trustedOrigins does not list',
  ],
  ['without fields', { action: '/own' }, '', 'There are no fields'],
  ['of the page with a file', {}, '<form action="/own"><input type="file" name="f"></form>', 'of type file'],
  [
    'of the page with a captcha in it',
    {},
    '<form action="/own"><input type="hidden" name="a"><div class="g-recaptcha"></div></form>',
    'of type captcha',
  ],
])('a form %s is reported, and the page goes on', async (_what, config, content, problem) => {
  const { failures, warned, violations, host } = await openForm(config, { content });
  expect(page.getByRole('textbox').elements()).toEqual([]);
  expect(failures).toEqual(['config']);
  await expect.poll(warned).toContain(problem);
  expect(await violations()).toEqual([]);
  if (content) expect(host.element.querySelector<HTMLElement>('[data-cover-fallback]')!.hidden).toBe(false);
});
