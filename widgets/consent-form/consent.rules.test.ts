import { describe, expect, it } from 'vitest';
import { readConfiguration } from '#configuration/read';
import { Device } from '#visitor/testing/device';
import { consentBoxes } from './consent-boxes.ts';
import { completedDraft, valuesOf } from './consent-draft.ts';
import { consentFormConfig } from './consent-form.config.ts';
import { exampleConfig } from './consent-form.examples.ts';
import { consentDraft } from './consent-form.resume.ts';
import { consentIdIn } from './consent-link.ts';
import { consentErrors } from './consent.rules.ts';
import { en } from './strings.en.ts';

const withoutPeriod = (text: string) => text.replace(/\.$/, '');

const person = { firstName: 'José', lastName: "O'Brien-García", phone: '512-555-0142', email: 'jose@example.com' };

describe('the boxes', () => {
  it('the boxes are the widget’s defaults, with their policies, without a configuration', () => {
    expect(consentBoxes(exampleConfig, en)).toEqual([
      {
        id: 'consent',
        label: en.consentAgree,
        name: withoutPeriod(en.consentAgree),
        title: en.consentTitle,
        policy: en.consentText,
      },
      { id: 'sms', label: en.smsAgree, name: withoutPeriod(en.smsAgree), title: en.smsTitle, policy: en.smsText },
      {
        id: 'privacy',
        label: en.privacyAgree,
        name: withoutPeriod(en.privacyAgree),
        title: en.privacyTitle,
        policy: en.privacyText,
      },
    ]);
  });

  it('the boxes are the configured ones, in their order and with their texts', () => {
    const options = { partners: 'Our partners are the carriers.', sms: 'Our own words.', empty: '' };
    expect(
      consentBoxes({ ...exampleConfig, options, optionLabels: { partners: 'Partners <b>may</b> write.' } }, en),
    ).toEqual([
      {
        id: 'partners',
        label: 'Partners <b>may</b> write.',
        name: 'Partners may write',
        title: en.policyTitle,
        policy: 'Our partners are the carriers.',
      },
      { id: 'sms', label: en.smsAgree, name: withoutPeriod(en.smsAgree), title: en.smsTitle, policy: 'Our own words.' },
      { id: 'empty', label: en.agree, name: 'I agree to this policy', title: en.policyTitle, policy: '' },
    ]);
  });
});

describe('a configuration', () => {
  const read = (options: Record<string, string>) =>
    readConfiguration(consentFormConfig, [{ source: 'page block', value: { options } }]);

  it.each([
    ['no box', {}],
    ['no box except that of the privacy policy', { privacy: '' }],
  ])('is reported and replaced by the default boxes if it has %s', (_what, options) => {
    const { value, problems } = read(options);
    expect(Object.keys(value!.options as object)).toEqual(['consent', 'sms', 'privacy']);
    expect(problems).toMatchObject([{ kind: 'required', path: ['options', 'consent'] }]);
  });

  it('is accepted if it has a box of its own', () => {
    const options = { partners: 'Our partners are the carriers.', privacy: '' };
    expect(read(options)).toMatchObject({ value: { options }, problems: [] });
  });
});

describe('the form', () => {
  it.each(['', 'J', 'x'.repeat(200)])('rejects the first name %j', (firstName) => {
    expect(consentErrors(valuesOf({ ...person, firstName }, []), [], en)).toHaveProperty('firstName');
  });

  it('names the error of each field, and each box that is not ticked', () => {
    const values = valuesOf({ 'agrees-sms': true }, ['sms', 'privacy']);
    const boxes = ['sms', 'privacy'].map((id) => ({ id, name: `The ${id} policy` }));
    expect(consentErrors(values, boxes, en)).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      phone: 'Phone number is required',
      email: 'Email address is required',
      'agrees-privacy': 'Tick the box “The privacy policy” to give your consent',
    });
  });

  it('accepts a person with an apostrophe, a hyphen and accents, and every box ticked', () => {
    const values = valuesOf({ ...person, 'agrees-sms': true }, ['sms']);
    expect(consentErrors(values, [{ id: 'sms', name: en.smsTitle }], en)).toEqual({});
  });

  it('prefers typed to known answers', () => {
    const knownDraft = { firstName: 'Alex', lastName: 'Example', phone: '', email: '' };
    expect(completedDraft({ firstName: 'José', lastName: '', 'agrees-sms': true }, knownDraft)).toEqual({
      firstName: 'José',
      lastName: 'Example',
      phone: '',
      email: '',
      'agrees-sms': true,
    });
  });
});

it.each([
  ['/consent?id=abc', 'abc'],
  ['/consent?ID=abc', 'abc'],
  ['/consent?utm_source=mail&Id=a%20b#top', 'a b'],
  ['/consent', ''],
  ['/consent?id=', ''],
  ['/consent?customerid=abc', ''],
])('reads the id in %s', (path, id) => {
  expect(consentIdIn(path)).toBe(id);
});

it('stores a draft for 168 hours, and restores it unchanged', async () => {
  const device = new Device();
  const record = consentDraft(device.openTab());
  const savedRecord = { id: 'abc', draft: { ...person, 'agrees-sms': true } };
  record.remember(savedRecord);
  await record.settled();
  device.now += 168 * 3_600_000 - 1;
  expect(await consentDraft(device.openTab()).load()).toEqual(savedRecord);
  device.now += 1;
  expect(await consentDraft(device.openTab()).load()).toBeUndefined();
});
