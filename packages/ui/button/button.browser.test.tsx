import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { Button } from './button.tsx';

async function press(element: HTMLElement): Promise<void> {
  element.focus();
  await userEvent.keyboard('{Enter}', { document });
}

function BusyForm({ isBusy, onSubmit }: { isBusy: boolean; onSubmit: (event: FormEvent) => void }) {
  return (
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy={isBusy}>
        Go
      </Button>
    </form>
  );
}

test('fires onClick while it is disabled, and exposes aria-disabled', async () => {
  const onClick = vi.fn();
  const { container } = await renderInShadowRoot(
    <Button isDisabled onClick={onClick}>
      Go
    </Button>,
  );
  const button = within(container).getByRole('button', { name: 'Go' });
  await press(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

test('neither fires onClick nor submits its form while it is busy', async () => {
  const [onClick, onSubmit] = [vi.fn(), vi.fn()];
  const { container } = await renderInShadowRoot(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy onClick={onClick}>
        Go
      </Button>
    </form>,
  );
  await press(within(container).getByRole('button', { name: 'Go' }));
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('submits its form once for a double click, so that the button of the next page is not pressed', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { container } = await renderInShadowRoot(
    <form onSubmit={onSubmit}>
      <Button type="submit">Go</Button>
    </form>,
  );
  const button = within(container).getByRole('button', { name: 'Go' });
  await userEvent.dblClick(button);
  expect(onSubmit).toHaveBeenCalledOnce();
  await userEvent.click(button);
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('submits its form for the second click of a double click whose first one did nothing', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { container, rerender } = await renderInShadowRoot(<BusyForm isBusy onSubmit={onSubmit} />);
  const button = () => within(container).getByRole('button', { name: 'Go' });
  const click = (detail: number) =>
    button().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail }));
  click(1);
  await rerender(<BusyForm isBusy={false} onSubmit={onSubmit} />);
  click(2);
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('renders a link when it has an href', async () => {
  const { container } = await renderInShadowRoot(
    <Button href="#there" opensWindow>
      Go
    </Button>,
  );
  const link = within(container).getByRole<HTMLAnchorElement>('link', { name: 'Go' });
  expect([link.hash, link.target, link.rel]).toEqual(['#there', '_blank', 'noopener']);
});

test('does not navigate while a link is busy', async () => {
  const { container } = await renderInShadowRoot(
    <Button href="#there" isBusy>
      Go
    </Button>,
  );
  const link = within(container).getByRole('link', { name: 'Go' });
  expect(link.getAttribute('aria-busy')).toBe('true');
  expect(link.hasAttribute('aria-disabled')).toBe(false);
  const before = location.hash;
  await press(link);
  expect(location.hash).toBe(before);
});

test('keeps its accessible name when only its icon shows', async () => {
  const { container } = await renderInShadowRoot(
    <Button icon="close" isTextHidden>
      Close
    </Button>,
  );
  expect(within(container).getByRole('button', { name: 'Close' })).not.toBeNull();
});

test.each(['primary', 'secondary', 'quiet'] as const)('a %s button has a touch target of 44 px', async (variant) => {
  const { container } = await renderInShadowRoot(<Button variant={variant}>Go</Button>);
  expect(within(container).getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
