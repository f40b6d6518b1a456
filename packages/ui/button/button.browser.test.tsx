import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from '../drawing/drawing.tsx';
import { Button } from './button.tsx';

const press = async () => {
  (page.getByText('Go').element().closest('button, a') as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};

test('is pressed while it looks disabled, and says that it is', async () => {
  const onClick = vi.fn();
  await draw(
    <Button isDisabled onClick={onClick}>
      Go
    </Button>,
  );
  await press();
  expect(onClick).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('button', { name: 'Go' })).toHaveAttribute('aria-disabled', 'true');
});

test('is not pressed while it is busy, nor does it submit', async () => {
  const [onClick, onSubmit] = [vi.fn(), vi.fn()];
  await draw(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBusy onClick={onClick}>
        Go
      </Button>
    </form>,
  );
  await press();
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('is a link where it leads somewhere', async () => {
  await draw(
    <Button href="#there" opensWindow>
      Go
    </Button>,
  );
  const link = page.getByRole('link', { name: 'Go' }).element() as HTMLAnchorElement;
  expect([link.hash, link.target, link.rel]).toEqual(['#there', '_blank', 'noopener']);
});

test('is a link that is busy, and goes nowhere then', async () => {
  await draw(
    <Button href="#there" isBusy>
      Go
    </Button>,
  );
  const link = page.getByRole('link', { name: 'Go' });
  await expect.element(link).toHaveAttribute('aria-busy', 'true');
  await expect.element(link).not.toHaveAttribute('aria-disabled');
  const before = location.hash;
  await press();
  expect(location.hash).toBe(before);
});

test('has a name where it shows an icon only', async () => {
  await draw(
    <Button icon="close" isTextHidden>
      Close
    </Button>,
  );
  expect(page.getByRole('button', { name: 'Close', exact: true }).query()).not.toBeNull();
});

test.each(['primary', 'secondary', 'quiet'] as const)(
  'is large enough to be touched when it is %s',
  async (variant) => {
    await draw(<Button variant={variant}>Go</Button>);
    expect(page.getByRole('button').element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
);
