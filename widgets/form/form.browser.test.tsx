import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import type { Language } from '#domain/language';
import { openPage } from '#embed/testing/fake-page';
import { format } from '#i18n/format';
import { pressTwice } from '#ui/testing/press-twice';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
// Loaded before an authored form is drawn.
import './authored-form.chunk.ts';
import { formConfig } from './form.config.ts';
import { exampleFields } from './form.examples.ts';
import { FormWidget } from './form.view.tsx';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';

interface FormPage {
  language?: Language;
  /** The authored content. */
  content?: string;
  /** The view gets its shadow root. Otherwise the element is its root, and shows the authored content. */
  isShadow?: boolean;
}

async function openForm(config: object, { language = 'en', content = '', isShadow = false }: FormPage = {}) {
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
  const rendered = await renderInShadowRoot(null);
  if (isShadow) Object.assign(host, { root: rendered.root });
  await rendered.rerender(<FormWidget config={z.parse(formConfig, config)} labels={labels} host={host} />);
  Object.assign(host, { root: rendered.root });
  const postedForm = () => rendered.root.querySelector<HTMLFormElement>('form[name=cover-native-post]');
  const posted = () => {
    const form = postedForm();
    return (
      form && {
        action: form.getAttribute('action')!.replace(new URL(opened.host.client.pageBase).origin, ''),
        fields: Object.fromEntries(new FormData(form)),
      }
    );
  };
  return {
    ...opened,
    ...rendered,
    labels,
    submit,
    posted,
    postedForm,
    /** The author's form, which the drawn one replaces. */
    own: () => host.element.querySelector('form')!,
    warned: () => warn.mock.calls.flat().join(),
  };
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
  test('is posted to its address once, with every value trimmed', async () => {
    const { submit, posted, outcomes, events } = await openForm({
      action: '/forms/contact',
      fields: exampleFields.en,
      hidden: { campaign: 'spring' },
    });
    await fillIn();
    await pressTwice(page.getByRole('button', { name: en.submit }));
    expect(submit).toHaveBeenCalledOnce();
    expect(posted()).toEqual({
      action: '/forms/contact',
      fields: {
        first_name: 'Alex',
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
    'names each empty required field, and focuses the first one (%s)',
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

  test('names a value that does not match its pattern, and focuses that field', async () => {
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

  test('survives a pattern with catastrophic backtracking, and reports an unsupported pattern', async () => {
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
    await expect.poll(() => failures).toEqual(['config']);
    await expect.poll(warned).toContain('The pattern of b is not used, because it refers back to a group');
    await field(/^Letters/).fill('aaa');
    await send();
    expect(submit).toHaveBeenCalledOnce();
  });

  test('draws the page’s form with its fields, rules, messages and current values', async () => {
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

  test('accepts fields of any name, and reports all but the first field with the same name', async () => {
    const { submit, posted, failures, warned } = await openForm({
      action: '/forms/contact',
      fields: [
        { name: '__proto__', label: 'Prototype' },
        { name: 'constructor', label: 'Constructor', required: true },
        { name: 'topic', label: 'Topic' },
        { name: 'topic', label: 'Another topic' },
      ],
    });
    expect(field(/Another topic/).elements()).toEqual([]);
    expect(failures).toEqual(['config']);
    await expect.poll(warned).toContain('fields[3] is left out, because an earlier field has the name topic');
    await send();
    await expect.element(field('Constructor')).toHaveAccessibleDescription('Please fill in “Constructor”.');
    await expect.element(field(/Prototype/)).not.toHaveAttribute('aria-invalid');
    await field('Constructor').fill('a');
    await field(/Prototype/).fill('b');
    await field(/Topic/).fill('c');
    await send();
    expect(submit).toHaveBeenCalledOnce();
    expect(posted()?.fields).toEqual(
      Object.fromEntries([
        ['__proto__', 'b'],
        ['constructor', 'a'],
        ['topic', 'c'],
        ['website_address', ''],
      ]),
    );
  });

  test('has groups of boxes, of which at least one may be required, and posts each ticked box', async () => {
    const interests = {
      name: 'interests',
      label: 'Interests',
      type: 'checkboxes',
      required: true,
      options: [
        { value: 'auto', label: 'Auto' },
        { value: 'home', label: 'Home, <a href="/renters">renters</a>' },
        { value: 'life', label: 'Life' },
      ],
    };
    const { submit, postedForm, focused, violations } = await openForm({
      action: '/forms/contact',
      fields: [interests],
    });
    const group = page.getByRole('group', { name: 'Interests' });
    await send();
    await expect.element(group).toHaveAccessibleDescription('Please fill in “Interests”.');
    const auto = group.getByRole('checkbox', { name: 'Auto' });
    expect(focused()).toBe(auto.element());
    expect(await violations()).toEqual([]);
    await expect.element(group.getByRole('link', { name: 'renters' })).toHaveAttribute('href', '/renters');
    await group.getByText('Life').click();
    await auto.click();
    expect(submit).not.toHaveBeenCalled();
    await send();
    expect([...new FormData(postedForm()!)]).toEqual([
      ['interests', 'auto'],
      ['interests', 'life'],
      ['website_address', ''],
    ]);
  });

  test('starts with the configured boxes of a group', async () => {
    const { postedForm } = await openForm({
      action: '/forms/contact',
      honeypots: [],
      fields: [
        {
          name: 'a',
          label: 'A',
          type: 'checkboxes',
          value: '2, 3,4',
          options: ['1', '2', '3'].map((value) => ({ value, label: value })),
        },
      ],
    });
    await send();
    expect([...new FormData(postedForm()!)]).toEqual([
      ['a', '2'],
      ['a', '3'],
    ]);
  });

  test.each([' ', ''])('rejects a label without text: %j', (label) => {
    const fields = (text: string) => ({
      fields: [{ name: 'a', label: text, type: 'radio', options: [{ value: '1', label: text }] }],
    });
    expect(z.safeParse(formConfig, fields('A')).success).toBe(true);
    expect(z.safeParse(formConfig, fields(label)).success).toBe(false);
  });
});

describe('a form of the page', () => {
  test('is posted as the browser would post it, with every field in its order', async () => {
    const { own, postedForm, root, violations } = await openForm(
      { honeypots: [] },
      {
        content: `<form action="/own" method="post" enctype="text/plain">
          <input type="hidden" name="tag" value="1"><input type="hidden" name="tag" value="2"><input type="hidden" name="__proto__" value="3">
          <label>Name <input name="name" value="Alex"></label>
          <fieldset><legend>Interests <a href="/all">all</a></legend>
            <label><input type="checkbox" name="interests" value="a" checked> A</label>
            <label><input type="checkbox" name="interests" value="b"> B</label>
            <label><input type="checkbox" name="interests" value="c" checked> C</label>
          </fieldset>
          <div style="display: none"><input type="hidden" name="token" value="early"></div>
          <fieldset><legend>Reply</legend><label><input type="radio" name="reply" value="mail"> Mail</label><label><input type="radio" name="reply" value="phone" required> Phone</label></fieldset>
          <fieldset><legend>Never</legend><label><input type="radio" name="never" value="1"> One</label></fieldset>
          <label>State <select name="state"><option value="TX">Texas</option><option selected value="">None</option></select></label>
          <label>Kind <select name="kind"><option>Auto</option><option>Home</option></select></label>
          <label>Policy <input name="policy" value=" LS-1 " readonly></label>
          <label>Age <input type="number" name="age" min="16"></label>
          <label>Site <input type="url" name="site"></label>
          <label>More <textarea name="more"></textarea></label>
          <button name="action" value="send">Ask now</button>
        </form>`,
      },
    );
    expect(await violations()).toEqual([]);
    const group = page.getByRole('group', { name: /^Interests all/ });
    await expect.element(group.getByRole('link', { name: 'all' })).toHaveAttribute('href', '/all');
    await expect.element(group.getByRole('checkbox', { name: 'A' })).toBeChecked();
    await group.getByText('B').click();
    await group.getByText('C').click();
    const press = () => page.getByRole('button', { name: 'Ask now' }).click();
    await press();
    await expect
      .element(page.getByRole('group', { name: 'Reply' }))
      .toHaveAccessibleDescription('Please fill in “Reply”.');
    await page.getByRole('radio', { name: 'Phone' }).click();
    await field(/Age/).fill('42');
    await field(/Site/).fill('https://alex.example');
    await field(/More/).fill('Line one,\nline two.');
    expect(root.querySelector('[name=policy]')).toHaveProperty('readOnly', true);
    await expect.element(page.getByRole('combobox', { name: /Kind/ })).toHaveValue('Auto');
    expect(page.getByRole('option', { name: en.choose }).elements()).toEqual([]);
    // As the page's script may do.
    own().querySelector<HTMLInputElement>('[name=token]')!.value = 'late';
    await press();

    // The same input in the author's form.
    const control = (selector: string) => own().querySelector<HTMLInputElement>(selector)!;
    control('[value=b]').checked = true;
    control('[value=c]').checked = false;
    control('[value=phone]').checked = true;
    control('[name=age]').value = '42';
    control('[name=site]').value = 'https://alex.example';
    control('[name=more]').value = 'Line one,\nline two.';
    expect([...new FormData(postedForm()!)]).toEqual([...new FormData(own(), control('button'))]);
    expect(postedForm()).toMatchObject({ method: 'post', enctype: 'text/plain' });
  });

  test('is sent with its own method, post by default; to a configured address it is always posted', async () => {
    const content = (method: string) => `<form action="/own" ${method}><label>Name <input name="name"></label></form>`;
    for (const [method, action, sent] of [
      ['method="GET"', '', 'get'],
      ['', '', 'post'],
      ['method="get"', '/configured', 'post'],
    ] as const) {
      const { postedForm, unmount } = await openForm({ action }, { content: content(method) });
      await send();
      expect(postedForm()).toHaveProperty('method', sent);
      await unmount();
    }
  });

  test('keeps its texts, headings, links and the text of its button in their order', async () => {
    const { root, violations, failures } = await openForm(
      {},
      {
        content: `<form action="/own" method="post">
          <h3>About <em>you</em></h3><p>We answer <b>within a day</b>.</p><ul><li>By email</li></ul>
          <p hidden>Sent!</p><p style="display: none">Wrong!</p><script>0</script><!-- Not this -->
          <p><label for="n">Name <span>*</span></label><br><input id="n" name="name" required placeholder="As on your card"></p>
          Your city: <input name="city">
          <section><div>And your</div><div>wishes</div><hr></section>
          <p>How may we reply?</p><label><input type="radio" name="reply" value="mail"> Mail</label><label><input type="radio" name="reply" value="sms"> Text</label>
          <fieldset><legend>Details</legend><label>More <a href="https://www.brand.example/more">about this</a> <textarea name="more" placeholder="Anything"></textarea></label></fieldset>
          <label><input type="checkbox" name="ok"> I agree to the <a href="/terms">terms</a> &amp; more</label>
          <label style="display:none">Leave empty <input name="trap" data-honeypot></label>
          <input type="submit" value="Ask   us">
          <p>We never <a href="/privacy">share</a> it.</p>
        </form>`,
      },
    );
    await expect.element(page.getByRole('heading', { name: 'About you', level: 3 })).toBeVisible();
    expect(
      root
        .querySelector('form')!
        .innerText.split(/\n+/)
        .filter((line) => line.trim() !== ''),
    ).toEqual([
      en.title,
      en.lead,
      'About you',
      'We answer within a day.',
      'By email',
      'Name *',
      'Your city: (optional)',
      'And your',
      'wishes',
      'How may we reply? (optional)',
      'Mail',
      'Text',
      'Details',
      'More about this (optional)',
      'I agree to the terms & more',
      'Ask us',
      'We never share it.',
    ]);
    await expect.element(field('Name *')).toHaveAttribute('placeholder', 'As on your card');
    await expect.element(field(/^More about this/)).toHaveAttribute('placeholder', 'Anything');
    await expect.element(page.getByRole('group', { name: /^How may we reply/ })).toBeVisible();
    for (const [name, href] of [
      ['about this', 'https://www.brand.example/more'],
      ['terms', '/terms'],
      ['share', '/privacy'],
    ] as const)
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(await violations()).toEqual([]);
    expect(failures).toEqual([]);
    await page.getByRole('button', { name: 'Ask us' }).click();
    await expect.element(field('Name *')).toHaveAccessibleDescription('Please fill in “Name *”.');
  });

  test('uses the configured text of the button rather than its own', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    onTestFinished(() => warn.mockRestore());
    const { host } = openPage();
    host.element.innerHTML = '<form action="/own"><label>Name <input name="name"></label><button>Mine</button></form>';
    document.body.append(host.element);
    onTestFinished(() => host.element.remove());
    await renderInShadowRoot(
      <FormWidget config={z.parse(formConfig, {})} labels={{ ...en, submit: 'Configured' }} host={host} />,
    );
    await expect.element(page.getByRole('button', { name: 'Configured' })).toBeVisible();
  });

  test.each([
    ['<input name="x" minlength="3" required>', 'ab', 'abc'],
    ['<textarea name="x" minlength="3"></textarea>', 'ab', 'abc'],
    ['<input type="number" name="x" min="16" max="99">', '15', '16'],
    ['<input type="number" name="x" min="16" max="99">', '100', '99'],
    ['<input type="number" name="x" step="5">', '12', '10'],
    ['<input type="number" name="x">', 'ten', '-10'],
    ['<input type="url" name="x">', 'alex', 'https://alex.example'],
    ['<input type="email" name="x" pattern=".*">', 'alex', 'alex@example'],
  ])('applies the rules of %s: %s is invalid, %s is valid', async (html, wrong, right) => {
    const { submit, posted } = await openForm(
      {},
      {
        content: `<form action="/own"><label>X ${html.replace('name="x"', 'name="x" title="Not that."')}</label></form>`,
      },
    );
    await field(/^X/).fill(wrong);
    await send();
    await expect.element(field(/^X/)).toHaveAccessibleDescription('Not that.');
    expect(submit).not.toHaveBeenCalled();
    await field(/^X/).fill(right);
    await send();
    expect(posted()?.fields).toMatchObject({ x: right });
  });

  test('reports that its single checkbox is posted without its value', async () => {
    const { posted, warned } = await openForm(
      {},
      {
        content:
          '<form action="/own"><label><input type="checkbox" name="news" value="weekly" checked> News</label></form>',
      },
    );
    await expect
      .poll(warned)
      .toContain('<input type="checkbox" name="news"> is posted as checked or Unchecked, and not as its value: weekly');
    await send();
    expect(posted()?.fields).toMatchObject({ news: 'checked' });
  });

  const choices =
    '<label><input type="radio" name="x" value="1"> One</label><label><input type="radio" name="x" value="2"> Two</label>';
  test.each([
    [
      'aria-labelledby',
      '<span id="l1">Zip</span> <b id="l2">code</b><p>Five digits.</p><input name="x" aria-labelledby="l1 l2">',
      'textbox',
      'Zip code',
    ],
    [
      'the text before it that aria-labelledby names',
      '<p id="l">Zip code</p><input name="x" aria-labelledby="l">',
      'textbox',
      'Zip code',
    ],
    ['its legend', '<fieldset><legend>Zip code</legend><input name="x"></fieldset>', 'textbox', 'Zip code'],
    [
      'aria-labelledby of its group',
      `<h3 id="l">Reply by</h3><div role="radiogroup" aria-labelledby="l">${choices}</div>`,
      'group',
      'Reply by',
    ],
    ['aria-label of its group', `<div role="group" aria-label="Reply by">${choices}</div>`, 'group', 'Reply by'],
    ['aria-label of its fieldset', `<fieldset aria-label="Reply by">${choices}</fieldset>`, 'group', 'Reply by'],
    [
      'a legend that also names other fields',
      `<fieldset><legend>Reply by</legend>${choices}<label>Or <input name="y"></label></fieldset>`,
      'group',
      'Reply by',
    ],
    [
      'a legend above other fields',
      `<fieldset><legend>Reply by</legend><label>Or <input name="y"></label>${choices}</fieldset>`,
      'group',
      'Reply by',
    ],
  ] as const)('names a field by %s', async (what, content, role, name) => {
    const { root, failures, violations } = await openForm({}, { content: `<form action="/own">${content}</form>` });
    await expect.element(page.getByRole(role, { name: `${name} (optional)`, exact: true })).toBeVisible();
    // The text before a field is shown once, as its label.
    const isApart = what === 'aria-labelledby' || what === 'a legend above other fields';
    expect(root.querySelector('form')!.innerText.split(name)).toHaveLength(isApart ? 3 : 2);
    expect(failures).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  const labelled = (control: string) => `<label>X ${control}</label>`;
  const text = labelled('<input name="x">');
  test.each([
    [labelled('<input type="file" name="x">'), '<input type="file" name="x">'],
    [labelled('<input type="password" name="x">'), '<input type="password" name="x">'],
    [labelled('<input type="date" name="x">'), '<input type="date" name="x">'],
    [labelled('<input type="number" name="x" step="0.01">'), '<input type="number" name="x" step="0.01">'],
    [labelled('<input type="email" name="x" multiple>'), '<input type="email" name="x" multiple>'],
    [labelled('<select name="x" multiple><option>A</option></select>'), '<select name="x" multiple>'],
    [labelled('<select name="x"><optgroup label="G"><option>A</option></optgroup></select>'), '<select name="x">'],
    [labelled('<select name="x"><option>A</option><option disabled>B</option></select>'), '<select name="x">'],
    [`${labelled('<input name="x" list="l">')}<datalist id="l"></datalist>`, '<input name="x" list="l">'],
    [labelled('<input name="x" disabled>'), '<input name="x" disabled> (make it readonly)'],
    [`<fieldset disabled>${text}</fieldset>`, '<input name="x"> (make it readonly)'],
    [labelled('<input>'), '<input> (give it a name)'],
    [`<div hidden>${text}</div>`, '<input name="x"> (hidden: a honeypot has data-honeypot)'],
    [labelled('<input name="x" style="display: none">'), '<input name="x"> (hidden: a honeypot has data-honeypot)'],
    [text + text, '<input name="x"> (another one has its name, or its value, too); <input name="x">'],
    [
      labelled('<input type="checkbox" name="x">') + labelled('<input type="checkbox" name="x">'),
      '<input type="checkbox" name="x"> (another one has its name, or its value, too)',
    ],
    [
      labelled('<input type="checkbox" name="x" value="1" required>') +
        labelled('<input type="checkbox" name="x" value="2">'),
      '<input type="checkbox" name="x"> (required in a group)',
    ],
    ['<input name="x">', '<input name="x"> (give it a label)'],
    [choices, '<input type="radio" name="x"> (give it a label)'],
    ['<input type="checkbox" name="x"> X', '<input type="checkbox" name="x"> (give it a label)'],
    [`${text}<button>One</button><button>Two</button>`, '<button> (only one button, which sends the form)'],
    [`${text}<button type="button">Add</button>`, '<button type="button"> (only one'],
    [`${text}<button formaction="/other">Send</button>`, '<button formaction="/other"> (only one'],
    [`${text}<button disabled>Send</button>`, '<button disabled> (only one'],
    [`${text}<p><img src="data:," alt="A form"></p>`, '<img>.'],
    [`${text}<table><tr><td>A table</td></tr></table>`, '<table>.'],
    [labelled('<input name="x" onchange="0">'), '<input name="x" onchange> (its script would not run)'],
    [
      '<label>X <a href="javascript:0">Y</a> <input name="x"></label>',
      '<a href="javascript:0"> (begin its address with / or https://)',
    ],
    [
      `${text}<div class="g-recaptcha" hidden></div>`,
      '<div class="g-recaptcha"> (put the captcha beside the form, with slot="captcha")',
    ],
  ])('stays as it is, and is reported, if it has %s', async (content, told) => {
    const { failures, warned, host } = await openForm(
      {},
      { content: `<form action="/own" method="post">${content}</form>` },
    );
    expect(host.element.querySelector<HTMLElement>('[data-cover-fallback]')!.hidden).toBe(false);
    expect(failures).toEqual(['config']);
    await expect.poll(warned).toContain(`stays as it is, because this would not be drawn as it is: ${told}`);
    await expect.poll(warned).toContain('Change it, or write the form as fields in the configuration.');
  });

  test.each(['target="_blank"', 'method="dialog"', 'onsubmit="return false"'])(
    'stays as it is, and is reported, if it has the attribute %s',
    async (attribute) => {
      const { failures, warned, host } = await openForm(
        {},
        { content: `<form action="/own" ${attribute}>${labelled('<input name="x">')}</form>` },
      );
      expect(host.element.querySelector<HTMLElement>('[data-cover-fallback]')!.hidden).toBe(false);
      expect(failures).toEqual(['config']);
      await expect.poll(warned).toContain(`<form ${attribute.replace(/(onsubmit)=.*/, '$1')}>`);
    },
  );

  test('stays as it is, and is reported, if the element has another form', async () => {
    const { warned, host } = await openForm(
      {},
      {
        content: `<form action="/own">${labelled('<input name="x">')}</form><form action="/other">${labelled('<input name="y">')}</form>`,
      },
    );
    await expect.poll(warned).toContain('<form> (only one form in an element)');
    expect([...host.element.querySelectorAll('form')].every((form) => form.checkVisibility())).toBe(true);
    expect(host.root.querySelector('.cover-root input')).toBeNull();
  });

  test('stays as it is, and is reported, if a field is outside of it', async () => {
    const { warned } = await openForm(
      {},
      { content: `<form id="mine" action="/own">${labelled('<input name="x">')}</form><input name="y" form="mine">` },
    );
    await expect.poll(warned).toContain('<input name="y" form="mine"> (put it inside the form)');
  });
});

test.each(['en', 'es'] as const)(
  'a form without a response shows that its outcome is unknown, and can be sent again (%s)',
  async (language) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { submit, labels, violations } = await openForm(
      { action: '/forms/contact', fields: [{ name: 'a', label: 'A', value: 'typed' }] },
      { language },
    );
    const button = page.getByRole('button');
    (button.element() as HTMLButtonElement).click();
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    expect(page.getByRole('alert').elements()).toEqual([]);
    vi.advanceTimersByTime(10_000);
    await expect.element(page.getByRole('alert')).toHaveTextContent(labels.unanswered);
    await expect.element(button).not.toHaveAttribute('aria-busy');
    vi.useRealTimers();
    expect(await violations()).toEqual([]);
    expect(submit).toHaveBeenCalledOnce();
    await button.click();
    expect(submit).toHaveBeenCalledTimes(2);
    expect(page.getByRole('alert').elements()).toEqual([]);
  },
);

test('a honeypot named like a field is reported, and filling in that field does not count as a bot', async () => {
  const { submit, host, posted, failures, warned } = await openForm(
    {
      action: '/forms/contact',
      errorPage: '/error.html',
      honeypots: ['email', 'campaign', 'trap'],
      hidden: { campaign: 'spring' },
      fields: [{ name: 'email', label: 'Email address', type: 'email' }],
    },
    { content: '<form><input name="email" data-honeypot></form>' },
  );
  expect(failures).toEqual(['config']);
  await expect.poll(warned).toContain('email is no honeypot, because a field of the form has that name');
  await expect.poll(warned).toContain('campaign is no honeypot');
  await field(/^Email/).fill('alex@example.com');
  await send();
  expect(host.navigate).not.toHaveBeenCalled();
  expect(submit).toHaveBeenCalledOnce();
  expect(posted()?.fields).toEqual({ email: 'alex@example.com', campaign: 'spring', trap: '' });
});

test('a bot that fills in the hidden field is sent to the error page, and nothing is posted', async () => {
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

test('a bot that filled in the hidden field of the page’s form is sent to the error page', async () => {
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

test('a form keeps its values without a network, and shows that the browser is offline', async () => {
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
      content: '<div slot="captcha"></div>',
      isShadow: true,
    });
    await send();
    await expect.element(page.getByText(en['error.captcha'])).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
    expect(focused()).toBe(root.querySelector('[part=captcha]'));
    expect(await violations()).toEqual([]);
    // As the captcha's script does, possibly late.
    host.element.querySelector('[slot=captcha]')!.innerHTML = '<textarea name="g-recaptcha-response">solved</textarea>';
    await send();
    expect(posted()?.fields).toMatchObject({ 'g-recaptcha-response': 'solved' });
  });

  test('has to be solved if it is in the element but its field is not configured', async () => {
    const { host, submit, posted } = await openForm(
      { ...config, captchaField: '' },
      { content: '<div slot="captcha"><input type="hidden" name="cf-turnstile-response"></div>', isShadow: true },
    );
    await send();
    await expect.element(page.getByText(en['error.captcha'])).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
    host.element.querySelector('input')!.value = 'solved';
    await send();
    expect(posted()?.fields).toMatchObject({ 'cf-turnstile-response': 'solved' });
  });

  test.each([
    ['is missing', true, '', 'the element has none as its content'],
    ['the element has no shadow root for', false, '<div slot="captcha"></div>', 'A captcha needs isolation="shadow"'],
  ])('is reported, and replaced by a number to call: a captcha that %s', async (_what, isShadow, content, problem) => {
    const { failures, warned, violations } = await openForm(config, { content, isShadow });
    await expect.element(page.getByRole('link', { name: 'Call 512-555-0100' })).toBeVisible();
    expect(page.getByRole('textbox').elements()).toEqual([]);
    expect(failures).toEqual(['config']);
    await expect.poll(warned).toContain(problem);
    expect(await violations()).toEqual([]);
  });
});

const ownForm = '<form><label>Own <input name="own"></label><button>Go</button></form>';

test.each([
  ['without an address', { fields: [{ name: 'a', label: 'A' }] }, ownForm, 'There is nowhere to send the form'],
  [
    'with an untrusted address',
    { fields: [{ name: 'a', label: 'A' }], action: 'https://stranger.example/' },
    ownForm,
    'services.trustedOrigins does not list',
  ],
  [
    'with a captcha that is missing',
    { fields: [{ name: 'a', label: 'A' }], action: '/own', captchaField: 'answer' },
    ownForm,
    'captchaField names a captcha',
  ],
  ['of the page without an address', {}, ownForm, 'There is nowhere to send the form'],
  ['without fields', { action: '/own' }, '<form><p>Call us.</p><button>Go</button></form>', 'There are no fields'],
])('a form %s is reported, and the page keeps its own form', async (_what, config, content, problem) => {
  const { failures, warned, violations, host, container, own } = await openForm(config, { content });
  expect(container.querySelector('input')).toBeNull();
  expect(own().checkVisibility()).toBe(true);
  expect(own().outerHTML).toBe(content);
  expect(host.element.querySelector<HTMLElement>('[data-cover-fallback]')!.hidden).toBe(false);
  expect(failures).toEqual(['config']);
  await expect.poll(warned).toContain(problem);
  expect(await violations()).toEqual([]);
});

test('a form without an address shows a number to call if the page has no form of its own', async () => {
  const { failures } = await openForm({ fields: [{ name: 'a', label: 'A' }] });
  await expect.element(page.getByRole('link', { name: 'Call 512-555-0100' })).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
  expect(failures).toEqual(['config']);
});
