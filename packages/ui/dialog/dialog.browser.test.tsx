import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Heading } from '../heading/heading.tsx';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { Dialog } from './dialog.tsx';

function Asking({ isHeld = false }: { isHeld?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isHeld ? (
        <Dialog isOpen={isOpen} isDismissible={false} title="Finding your rates">
          <button onClick={() => setOpen(false)}>Done</button>
        </Dialog>
      ) : (
        <Dialog isOpen={isOpen} title="Remove the driver?" closeText="Close" onClose={() => setOpen(false)}>
          <button>Inside</button>
        </Dialog>
      )}
    </>
  );
}

const dialog = () => page.getByRole('dialog').query();
const press = (type: 'mousedown' | 'click', [clientX, clientY]: readonly [number, number]) =>
  dialog()!.dispatchEvent(new MouseEvent(type, { clientX, clientY, bubbles: true, composed: true }));
const open = () => userEvent.click(page.getByRole('button', { name: 'Open' }));

test('takes its name from its title and moves the focus there', async () => {
  const { focused } = await renderInShadowRoot(<Asking />);
  await open();
  await expect.element(page.getByRole('dialog', { name: 'Remove the driver?' })).toBeVisible();
  expect(focused()?.textContent).toBe('Remove the driver?');
});

function OverText() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <p>Your rates may change.</p>
      <input aria-label="Name" onKeyDown={({ key }) => key === 'Enter' && setOpen(true)} />
      <Dialog isOpen={isOpen} title="Is that right?" closeText="Close" onClose={() => setOpen(false)} />
    </>
  );
}

test('removes the caret of the page behind it when it opens', async () => {
  const { root } = await renderInShadowRoot(<OverText />);
  getSelection()!.collapse(document.body, 0);
  root.querySelector('input')!.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(dialog).not.toBeNull();
  expect(getSelection()!.rangeCount).toBe(0);
});

test('restores the caret of a text field at the position where the visitor typed', async () => {
  await renderInShadowRoot(<OverText />);
  const field = page.getByRole('textbox', { name: 'Name' });
  await userEvent.type(field, 'Alx{ArrowLeft}{Enter}');
  await expect.poll(dialog).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialog).toBeNull();
  await userEvent.keyboard('e');
  await expect.element(field).toHaveValue('Alex');
});

test('keeps text that the visitor has selected', async () => {
  const { root } = await renderInShadowRoot(<Asking />);
  const words = document.createElement('p');
  words.textContent = 'Selected words';
  document.body.append(words);
  onTestFinished(() => words.remove());
  root.querySelector('button')!.focus();
  getSelection()!.selectAllChildren(words);
  await userEvent.keyboard('{Enter}');
  await expect.poll(dialog).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialog).toBeNull();
  expect(getSelection()!.toString()).toBe('Selected words');
});

test('scrolls its head with the rest where large text leaves no room between head and footer', async () => {
  const { root } = await renderInShadowRoot(<Asking />);
  await open();
  const head = () => getComputedStyle(root.querySelector('.cover-dialog-head')!).position;
  expect(head()).toBe('sticky');
  root.querySelector<HTMLElement>('.cover-root')!.style.setProperty('--cover-font-size', '32px');
  expect(head()).toBe('static');
});

test('scrolls each focused control clear of its head and its footer', async () => {
  const { root, focused } = await renderInShadowRoot(
    <Dialog
      isOpen
      title="Which drivers?"
      closeText="Close"
      onClose={() => undefined}
      actions={
        <>
          <button>Add</button>
          <button>Cancel</button>
        </>
      }
    >
      {Array.from({ length: 40 }, (_, index) => (
        <p key={index}>
          <button data-row>Driver {index + 1}</button>
        </p>
      ))}
    </Dialog>,
  );
  const edgesOf = (part: string) => root.querySelector(`.cover-dialog-${part}`)!.getBoundingClientRect();
  const covered: string[] = [];
  let rows = 0;
  for (const key of ['{Tab}', '{Shift>}{Tab}{/Shift}']) {
    for (let presses = 0; presses < 42; presses += 1) {
      await userEvent.keyboard(key);
      const control = focused();
      if (!control?.matches('[data-row]')) continue;
      rows += 1;
      const { top, bottom } = control.getBoundingClientRect();
      if (top < edgesOf('head').bottom || bottom > edgesOf('actions').top)
        covered.push(`${key} ${control.textContent}`);
    }
  }
  expect(rows).toBeGreaterThan(70);
  expect(covered).toEqual([]);
});

test('keeps the focus inside the dialog', async () => {
  const { root } = await renderInShadowRoot(<Asking />);
  await open();
  root.querySelector('button')!.focus();
  expect(dialog()!.contains(root.activeElement)).toBe(true);
});

test.each([
  { way: 'the close button', close: () => userEvent.click(page.getByRole('button', { name: 'Close' })) },
  { way: 'Escape', close: () => userEvent.keyboard('{Escape}') },
  {
    way: 'a press outside',
    close: async () => {
      press('mousedown', [2, 2]);
      expect(dialog()).not.toBeNull();
      press('click', [2, 2]);
    },
  },
])('closes by $way and returns the focus', async ({ close }) => {
  const { focused } = await renderInShadowRoot(<Asking />);
  await open();
  await close();
  await expect.poll(dialog).toBeNull();
  expect(focused()?.textContent).toBe('Open');
});

function Reloaded() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Heading>Confirm your contact</Heading>
      <Dialog isOpen={isOpen} title="Enter your codes" closeText="Close" onClose={() => setOpen(false)} />
    </>
  );
}

test('moves the focus to the page’s heading when it closes after it had opened by itself', async () => {
  const { focused } = await renderInShadowRoot(<Reloaded />);
  expect(focused()?.textContent).toBe('Enter your codes');
  await userEvent.keyboard('{Escape}');
  await expect.poll(dialog).toBeNull();
  expect(focused()?.textContent).toBe('Confirm your contact');
});

test('stays open when the visitor presses inside it', async () => {
  await renderInShadowRoot(<Asking />);
  await open();
  await userEvent.click(page.getByRole('button', { name: 'Inside' }));
  expect(dialog()).not.toBeNull();
});

test('stays open when a press begins outside it and ends inside, or the other way around', async () => {
  await renderInShadowRoot(<Asking />);
  await open();
  const { left, top } = dialog()!.getBoundingClientRect();
  const inside = [left + 2, top + 2] as const;
  press('mousedown', [2, 2]);
  press('click', inside);
  press('mousedown', inside);
  press('click', [2, 2]);
  expect(dialog()).not.toBeNull();
});

test('stays open while it is not dismissible, however often Escape is pressed', async () => {
  await renderInShadowRoot(<Asking isHeld />);
  await open();
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  expect(page.getByRole('button', { name: 'Close' }).query()).toBeNull();
  expect((dialog() as HTMLDialogElement).open).toBe(true);
  await userEvent.click(page.getByRole('button', { name: 'Done' }));
  expect(dialog()).toBeNull();
});

test('locks the page scroll while it is open, and leaves no style sheet behind', async () => {
  const overflow = () => getComputedStyle(document.documentElement).overflow;
  const sheets = document.adoptedStyleSheets.length;
  await renderInShadowRoot(<Asking />);
  await open();
  await expect.poll(overflow).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expect.poll(overflow).toBe('visible');
  expect(document.adoptedStyleSheets.length).toBe(sheets);
});

test('keeps the width of the page while its scroll is locked, also without a scrollbar', async () => {
  const overflow = () => getComputedStyle(document.documentElement).overflow;
  const width = () => document.body.getBoundingClientRect().width;
  await renderInShadowRoot(<Asking />);
  const before = width();
  await open();
  await expect.poll(overflow).toBe('hidden');
  expect(width()).toBe(before);
});

test('unlocks the page scroll when it is unmounted while open', async () => {
  const { rerender } = await renderInShadowRoot(<Asking />);
  const overflow = () => getComputedStyle(document.documentElement).overflow;
  await open();
  await expect.poll(overflow).toBe('hidden');
  await rerender(null);
  await expect.poll(overflow).toBe('visible');
});

test('locks the page scroll after the frame in which it opens, so that opening needs no page layout', async () => {
  const overflow = () => getComputedStyle(document.documentElement).overflow;
  await renderInShadowRoot(<Asking />);
  const openedAt = new Promise<string>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!(dialog() as HTMLDialogElement | null)?.open) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(overflow()));
    });
    observer.observe(page.getByRole('button', { name: 'Open' }).element().getRootNode(), {
      childList: true,
      subtree: true,
      attributes: true,
    });
  });
  await open();
  expect(await openedAt).toBe('visible');
  await expect.poll(overflow).toBe('hidden');
});

function Keeping() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog isOpen={isOpen} isKept title="Buy online" closeText="Close" onClose={() => setOpen(false)}>
        <input aria-label="Card number" />
      </Dialog>
    </>
  );
}

test('keeps typed text while it is closed with isKept, and returns the focus each time', async () => {
  const { focused } = await renderInShadowRoot(<Keeping />);
  expect(dialog()).toBeNull();
  await open();
  await userEvent.type(page.getByRole('textbox', { name: 'Card number' }), '4111');
  await userEvent.keyboard('{Escape}');
  expect(dialog()).toBeNull();
  expect(focused()?.textContent).toBe('Open');
  await open();
  await expect.element(page.getByRole('textbox', { name: 'Card number' })).toHaveValue('4111');
  expect(focused()?.textContent).toBe('Buy online');
});
