import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { DateField } from './date-field.tsx';

const nothing = { month: '', day: '', year: '' };

interface BornProps {
  initial?: typeof nothing;
  onBlur?: () => void;
  padsDigits?: boolean;
}

function Born({ initial = nothing, onBlur, padsDigits }: BornProps) {
  const [value, onChange] = useState(initial);
  return (
    <DateField
      id="born"
      name="birthDate"
      label="Date of birth"
      autoComplete="birth"
      partLabels={{ month: 'Month', day: 'Day', year: 'Year' }}
      {...{ value, onChange, onBlur, padsDigits }}
    />
  );
}

const part = (name: string) => page.getByRole('textbox', { name }).element() as HTMLInputElement;
const typed = () => ['Month', 'Day', 'Year'].map((name) => part(name).value);

test.each([
  { how: 'without a pause', keys: '04151990' },
  { how: 'with slashes', keys: '04/15/1990' },
  { how: 'with Tab', keys: '04{Tab}15{Tab}1990' },
])('accepts a date typed $how', async ({ keys }) => {
  await renderInShadowRoot(<Born />);
  part('Month').focus();
  await userEvent.keyboard(keys);
  expect(typed()).toEqual(['04', '15', '1990']);
});

test.each([
  { how: 'slashes', keys: '4/5/1990' },
  { how: 'Tab', keys: '4{Tab}5{Tab}1990' },
])('accepts single digits with $how', async ({ keys }) => {
  await renderInShadowRoot(<Born />);
  part('Month').focus();
  await userEvent.keyboard(keys);
  expect(typed()).toEqual(['4', '5', '1990']);
});

test.each([
  ['with slashes', '4/5/1990', ['04', '05', '1990']],
  ['with Tab', '4{Tab}5{Tab}1990', ['04', '05', '1990']],
  ['two digits', '11{Tab}30{Tab}1990', ['11', '30', '1990']],
  ['a single zero', '0{Tab}5{Tab}9', ['0', '05', '9']],
])('pads single digits of month and day with a zero: %s', async (_how, keys, shown) => {
  await renderInShadowRoot(<Born padsDigits />);
  part('Month').focus();
  await userEvent.keyboard(keys);
  expect(typed()).toEqual(shown);
});

test('shows the whole year in one row at the narrowest width', async () => {
  await renderInShadowRoot(
    <div style={{ inlineSize: 198 }}>
      <Born initial={{ month: '12', day: '28', year: '1990' }} />
    </div>,
  );
  const year = part('Year');
  expect(year.scrollWidth).toBeLessThanOrEqual(year.clientWidth);
  expect(year.getBoundingClientRect().top).toBe(part('Month').getBoundingClientRect().top);
});

test('does not move to the next input when a digit is corrected', async () => {
  const { focused } = await renderInShadowRoot(<Born initial={{ month: '02', day: '15', year: '1990' }} />);
  part('Month').focus();
  part('Month').setSelectionRange(0, 1);
  await userEvent.keyboard('1');
  expect(typed()).toEqual(['12', '15', '1990']);
  expect(focused()).toBe(part('Month'));
});

test('moves to the previous input on Backspace in an empty one', async () => {
  const { focused } = await renderInShadowRoot(<Born initial={{ month: '04', day: '', year: '' }} />);
  part('Day').focus();
  await userEvent.keyboard('{Backspace}');
  expect(focused()).toBe(part('Month'));
  expect(typed()).toEqual(['04', '', '']);
});

test('moves to the previous input on Shift+Tab right after an automatic step', async () => {
  const { focused } = await renderInShadowRoot(<Born />);
  part('Month').focus();
  await userEvent.keyboard('04{Shift>}{Tab}{/Shift}');
  expect(focused()).toBe(part('Month'));
});

test('ignores only one Tab after an automatic step', async () => {
  const { focused } = await renderInShadowRoot(<Born />);
  part('Month').focus();
  await userEvent.keyboard('04{Tab}{Tab}');
  expect(focused()).toBe(part('Year'));
});

test.each(['04/15/1990', '1990-04-15', ' 4.15.1990 '])('splits a pasted %s into three inputs', async (text) => {
  await renderInShadowRoot(<Born />);
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  part('Month').dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
  );
  await expect.poll(() => typed().map(Number)).toEqual([4, 15, 1990]);
});

test('keeps only digits, and no more than a date has', async () => {
  await renderInShadowRoot(<Born />);
  await userEvent.fill(page.getByLabelText('Month'), 'a1b234');
  await userEvent.fill(page.getByLabelText('Year'), '19905');
  expect(typed()).toEqual(['12', '', '1990']);
});

test('calls onBlur when the focus leaves all three inputs', async () => {
  let left = 0;
  await renderInShadowRoot(<Born onBlur={() => (left += 1)} />);
  part('Month').focus();
  part('Day').focus();
  expect(left).toBe(0);
  part('Day').blur();
  expect(left).toBe(1);
});

test('lets the browser autofill a birth date', async () => {
  await renderInShadowRoot(<Born />);
  expect(['Month', 'Day', 'Year'].map((name) => part(name).autocomplete)).toEqual([
    'bday-month',
    'bday-day',
    'bday-year',
  ]);
});
