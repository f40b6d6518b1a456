import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { violations } from '../testing/axe.ts';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { FileField } from './file-field.tsx';

const text = (name: string) => new File(['not a picture'], name, { type: 'text/plain' });

async function picture(name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 400, height: 200 });
  canvas.getContext('2d')?.fillRect(0, 0, 400, 200);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  return new File([blob!], name, { type: 'image/png' });
}

interface HeldProps {
  onChange?: (file: File | undefined) => void;
  error?: string;
  optionalText?: string;
}

function Held({ onChange, ...rest }: HeldProps) {
  const [value, setValue] = useState<File>();
  const texts = { label: 'Photo', hint: 'JPEG or PNG', chooseText: 'Choose a photo', changeText: 'Choose another' };
  const change = (file: File | undefined) => {
    setValue(file);
    onChange?.(file);
  };
  return <FileField id="photo" name="photo" {...texts} {...rest} value={value} onChange={change} />;
}

const input = () => page.getByLabelText(/^Photo/);
const describedBy = () => {
  const element = input().element();
  const root = element.getRootNode() as ShadowRoot;
  return element
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => root.getElementById(id)?.textContent)
    .join(' | ');
};

test('accepts a file and shows its name', async () => {
  const onChange = vi.fn();
  const { container } = await renderInShadowRoot(<Held onChange={onChange} />);
  expect(describedBy()).toBe('JPEG or PNG');
  await userEvent.upload(input(), await picture('license.png'));
  expect(onChange).toHaveBeenCalledOnce();
  await expect.element(page.getByText('license.png')).toBeVisible();
  expect(describedBy()).toBe('JPEG or PNG | license.png');
  await expect.poll(() => container.querySelector<HTMLCanvasElement>('canvas:not([hidden])')?.width).toBe(176);
  expect(await violations(container)).toEqual([]);
});

test('accepts another file, and the same file again', async () => {
  const onChange = vi.fn();
  await renderInShadowRoot(<Held onChange={onChange} />);
  await userEvent.upload(input(), text('one.txt'));
  (input().element() as HTMLElement).addEventListener('click', (event) => event.preventDefault(), { once: true });
  await input().click();
  await userEvent.upload(input(), text('one.txt'));
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('has the text of its button in its name', async () => {
  const { container } = await renderInShadowRoot(<Held optionalText="(optional)" />);
  await expect.element(input()).toHaveAccessibleName('Photo (optional) Choose a photo');
  await userEvent.upload(input(), text('letter.txt'));
  await expect.element(input()).toHaveAccessibleName('Photo (optional) Choose another');
  expect(await violations(container)).toEqual([]);
});

test('shows no preview of a file that is not an image', async () => {
  const { container } = await renderInShadowRoot(<Held />);
  await userEvent.upload(input(), text('letter.txt'));
  await expect.element(page.getByText('letter.txt')).toBeVisible();
  expect(container.querySelector('canvas:not([hidden])')).toBeNull();
  expect(container.querySelector('.cover-file-icon')).not.toBeNull();
});

test('exposes its error text and its invalid state', async () => {
  const { container } = await renderInShadowRoot(<Held error="Too large" />);
  expect(input().element().getAttribute('aria-invalid')).toBe('true');
  expect(describedBy()).toBe('JPEG or PNG | Too large');
  expect(await violations(container)).toEqual([]);
});

test('a file field is required unless it is marked optional', async () => {
  const { rerender } = await renderInShadowRoot(<Held />);
  await expect.element(input()).toBeRequired();
  await rerender(<Held optionalText="(optional)" />);
  expect((page.getByLabelText('Photo (optional)').element() as HTMLInputElement).required).toBe(false);
});

test('the file field can be reached by keyboard, and shows the focus', async () => {
  const { container, focused } = await renderInShadowRoot(<Held />);
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe(input().element());
  expect(getComputedStyle(container.querySelector('.cover-file-field')!).outlineWidth).toBe('3px');
});
