import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../dialog/dialog.tsx';
import { violations } from '../testing/axe.ts';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { Combobox } from './combobox.tsx';

const options = ['100 Sample Street', '100 Sample Street South', '1000 Sample Street'].map((label) => ({
  key: label,
  label,
}));

const ignore = () => undefined;

function Address({ onChoose = ignore }: { onChoose?: (option: { key: string }) => void }) {
  const [value, onChange] = useState('');
  const fitting = value.length > 2 ? options.filter(({ label }) => label.startsWith(value)) : [];
  return (
    <>
      <button>Before</button>
      <Combobox
        id="street"
        name="street"
        label="Street address"
        options={fitting}
        status={fitting.length > 0 ? `${fitting.length} suggestions` : ''}
        onChoose={onChoose}
        {...{ value, onChange }}
      />
    </>
  );
}

const field = () => page.getByRole('combobox', { name: 'Street address' });
const seen = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);

test('opens while the visitor types, announces the number of options, and has no axe violations', async () => {
  const { container } = await renderInShadowRoot(<Address />);
  await expect.element(field()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.type(field(), '100');
  await expect.poll(seen).toEqual(options.map(({ label }) => label));
  await expect.element(field()).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByRole('status')).toHaveTextContent('3 suggestions');
  await userEvent.keyboard('{ArrowDown}');
  expect(await violations(container)).toEqual([]);
});

test('selects an option with the keyboard', async () => {
  const onChoose = vi.fn();
  const { root } = await renderInShadowRoot(<Address onChoose={onChoose} />);
  await userEvent.type(field(), '100 ');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const active = field().element().getAttribute('aria-activedescendant');
  expect(root.getElementById(active ?? '')?.textContent).toBe('100 Sample Street South');
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenCalledWith(options[1]);
  await expect.element(field()).toHaveValue('100 Sample Street South');
  expect(seen()).toEqual([]);
});

test('selects an option with a press and keeps the focus', async () => {
  const onChoose = vi.fn();
  const { focused } = await renderInShadowRoot(<Address onChoose={onChoose} />);
  await userEvent.type(field(), '1000');
  await userEvent.click(page.getByRole('option', { name: '1000 Sample Street' }));
  expect(onChoose).toHaveBeenCalledTimes(1);
  await expect.element(field()).toHaveValue('1000 Sample Street');
  expect(focused()).toBe(field().element());
});

test.each([
  ['Tab', () => userEvent.tab()],
  ['a press elsewhere', () => userEvent.click(page.getByRole('button', { name: 'Before' }))],
])('keeps the typed text and selects nothing when left by %s', async (_, leave) => {
  const onChoose = vi.fn();
  await renderInShadowRoot(<Address onChoose={onChoose} />);
  await userEvent.type(field(), '100 ');
  await userEvent.keyboard('{ArrowDown}');
  await leave();
  await expect.poll(seen).toEqual([]);
  await expect.element(field()).toHaveValue('100 ');
  expect(onChoose).not.toHaveBeenCalled();
});

test('closes its list on the first Escape and leaves the next one to the dialog', async () => {
  const onClose = vi.fn();
  await renderInShadowRoot(
    <Dialog isOpen title="Mileage" closeText="Close" onClose={onClose}>
      <Address />
    </Dialog>,
  );
  await userEvent.type(field(), '100 ');
  await expect.poll(() => seen().length).toBe(2);
  await userEvent.keyboard('{Escape}');
  expect(seen()).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  await expect.element(field()).toHaveValue('100 ');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('keeps the caret in place when the visitor edits the middle of the text', async () => {
  await renderInShadowRoot(<Address />);
  await userEvent.type(field(), 'ac');
  await userEvent.keyboard('{ArrowLeft}b');
  await expect.element(field()).toHaveValue('abc');
  expect((field().element() as HTMLInputElement).selectionStart).toBe(2);
});
