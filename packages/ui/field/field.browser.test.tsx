import { useState } from 'react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatTypedPhone } from '#domain/phone-number';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DateField } from '../date-field/date-field.tsx';
import type { FieldBinding } from '../form/form.tsx';
import { PhoneField } from '../phone-field/phone-field.tsx';
import { Radios } from '../radios/radios.tsx';
import { Select } from '../select/select.tsx';
import { violations } from '../testing/axe.ts';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ZipField } from '../zip-field/zip-field.tsx';

interface Texts {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  optionalText?: string | undefined;
}

interface Kind {
  kind: string;
  /** The role with the name, the required state and, for a single control, the descriptions. */
  role: 'textbox' | 'combobox' | 'checkbox' | 'group';
  draw: (texts: Texts, onChange: (value: unknown) => void, onBlur?: () => void) => ReactNode;
  keys: string;
  value: unknown;
}

interface HeldProps<Value> {
  initial: Value;
  onChange: (value: unknown) => void;
  onBlur?: (() => void) | undefined;
  children: (binding: FieldBinding<Value>) => ReactNode;
}

function Held<Value>({ initial, onChange, onBlur, children }: HeldProps<Value>) {
  const [value, setValue] = useState(initial);
  return children({
    id: 'it',
    name: 'it',
    value,
    onBlur,
    onChange(next) {
      setValue(() => next);
      onChange(next);
    },
  });
}

const options = [
  { value: 'a', label: 'Apple' },
  { value: 'b', label: 'Banana' },
];

const parts = { month: 'Month', day: 'Day', year: 'Year' };

const kinds: Kind[] = [
  {
    kind: 'TextField',
    role: 'textbox',
    keys: 'Al',
    value: 'Al',
    draw: (texts, onChange, onBlur) => (
      <Held initial={''} {...{ onChange, onBlur }}>
        {(binding) => <TextField {...binding} {...texts} />}
      </Held>
    ),
  },
  {
    kind: 'ZipField',
    role: 'textbox',
    keys: '7x8',
    value: '78',
    draw: (texts, onChange, onBlur) => (
      <Held initial={''} {...{ onChange, onBlur }}>
        {(binding) => <ZipField {...binding} {...texts} />}
      </Held>
    ),
  },
  {
    kind: 'PhoneField',
    role: 'textbox',
    keys: '5125',
    value: '512-5',
    draw: (texts, onChange, onBlur) => (
      <Held initial={''} {...{ onChange, onBlur }}>
        {(binding) => <PhoneField {...binding} {...texts} format={formatTypedPhone} />}
      </Held>
    ),
  },
  {
    kind: 'Select',
    role: 'combobox',
    keys: 'b',
    value: 'b',
    draw: (texts, onChange, onBlur) => (
      <Held initial={''} {...{ onChange, onBlur }}>
        {(binding) => <Select {...binding} {...texts} options={options} placeholder="Choose" />}
      </Held>
    ),
  },
  {
    kind: 'Radios',
    role: 'group',
    keys: '{ArrowDown}',
    value: 'b',
    draw: (texts, onChange, onBlur) => (
      <Held initial={'a'} {...{ onChange, onBlur }}>
        {(binding) => <Radios {...binding} {...texts} options={options} />}
      </Held>
    ),
  },
  {
    kind: 'Checkbox',
    role: 'checkbox',
    keys: ' ',
    value: true,
    draw: ({ optionalText, ...texts }, onChange, onBlur) => (
      <Held initial={false} {...{ onChange, onBlur }}>
        {(binding) => <Checkbox {...binding} {...texts} isRequired={!optionalText} />}
      </Held>
    ),
  },
  {
    kind: 'DateField',
    role: 'group',
    keys: '4',
    value: { month: '4', day: '', year: '' },
    draw: (texts, onChange, onBlur) => (
      <Held initial={{ month: '', day: '', year: '' }} {...{ onChange, onBlur }}>
        {(binding) => <DateField {...binding} {...texts} partLabels={parts} />}
      </Held>
    ),
  },
];

const nothing = () => undefined;

function describedBy(element: Element): string {
  const root = element.getRootNode() as ShadowRoot;
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => root.getElementById(id)?.textContent ?? `no element ${id}`).join(' | ');
}

describe.each(kinds)('$kind', ({ role, draw: kind, keys, value }) => {
  test('takes its accessible name from its label', async () => {
    await renderInShadowRoot(kind({ label: 'Name of it' }, nothing));
    expect(page.getByRole(role, { name: 'Name of it' }).query()).not.toBeNull();
  });

  test('is described by its hint and then by its error', async () => {
    const { rerender } = await renderInShadowRoot(kind({ label: 'It', hint: 'A hint' }, nothing));
    const element = page.getByRole(role).first().element();
    expect(describedBy(element)).toBe('A hint');
    await rerender(kind({ label: 'It', hint: 'A hint', error: 'It is wrong' }, nothing));
    expect(describedBy(element)).toBe('A hint | It is wrong');
    await rerender(kind({ label: 'It' }, nothing));
    expect(element.hasAttribute('aria-describedby')).toBe(false);
  });

  test('exposes its invalid state to assistive technology', async () => {
    const { container } = await renderInShadowRoot(kind({ label: 'It', error: 'It is wrong' }, nothing));
    // Radios and their groups cannot be `aria-invalid`: the group's description has the error.
    const wrong = [...container.querySelectorAll('[aria-invalid="true"], fieldset')];
    expect(wrong.length).toBeGreaterThan(0);
    for (const element of wrong) expect(describedBy(element)).toContain('It is wrong');
  });

  test('is required unless it is marked optional', async () => {
    const { container, rerender } = await renderInShadowRoot(kind({ label: 'It' }, nothing));
    const required = ':is([aria-required="true"], [type="radio"][required])';
    expect(container.querySelector(required)).not.toBeNull();
    await rerender(kind({ label: 'It', optionalText: '(optional)' }, nothing));
    expect(container.querySelector(required)).toBeNull();
  });

  test('works with the keyboard alone', async () => {
    const changes: unknown[] = [];
    await renderInShadowRoot(kind({ label: 'It' }, (change) => changes.push(change)));
    await userEvent.keyboard('{Tab}');
    await userEvent.keyboard(keys);
    expect(changes.at(-1)).toEqual(value);
  });

  test('calls onBlur when the focus leaves it', async () => {
    let left = 0;
    const { focused } = await renderInShadowRoot(kind({ label: 'It' }, nothing, () => (left += 1)));
    await userEvent.keyboard('{Tab}');
    expect(left).toBe(0);
    (focused() as HTMLElement).blur();
    expect(left).toBe(1);
  });

  test('has the id that an error summary links to', async () => {
    const { root } = await renderInShadowRoot(kind({ label: 'It', error: 'It is wrong' }, nothing));
    root.getElementById('it')!.focus();
    expect(root.activeElement?.id).toBe('it');
  });

  test('is large enough for touch', async () => {
    const { container } = await renderInShadowRoot(kind({ label: 'It' }, nothing));
    const targets = container.querySelectorAll('.cover-control, .cover-choice, .cover-checkbox-row');
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets) expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  });

  test('has no axe violations, with or without an error', async () => {
    const { container, rerender } = await renderInShadowRoot(kind({ label: 'It', hint: 'A hint' }, nothing));
    expect(await violations(container)).toEqual([]);
    await rerender(kind({ label: 'It', hint: 'A hint', error: 'It is wrong' }, nothing));
    expect(await violations(container)).toEqual([]);
  });

  test('does not shift the content below it when a short error appears', async () => {
    const after = (texts: Texts) => (
      <>
        {kind(texts, nothing)}
        <button className="after">After</button>
      </>
    );
    const { container, rerender } = await renderInShadowRoot(after({ label: 'It' }));
    const top = () => container.querySelector('.after')!.getBoundingClientRect().top;
    const before = top();
    await rerender(after({ label: 'It', error: 'It is wrong' }));
    expect(top()).toBeCloseTo(before, 0);
  });
});
