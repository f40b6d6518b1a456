import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../button/button.tsx';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { Menu } from './menu.tsx';

const links = [
  { href: '#dashboard', text: 'Dashboard' },
  { href: '#policies', text: 'Policies', isCurrent: true },
];

const onFollow = vi.fn();
const onSignOut = vi.fn();

function Account({ onOpen }: { onOpen?: () => void }) {
  return (
    <>
      <Menu
        icon="person"
        button="Alex"
        accessibleName="Alex Example, account menu"
        name="Account"
        closeText="Close menu"
        head={<button type="button">Try again</button>}
        links={links}
        onFollow={onFollow}
        actions={
          <Button variant="quiet" onClick={onSignOut}>
            Sign out
          </Button>
        }
        onOpen={onOpen}
      />
      <a href="#after">After</a>
    </>
  );
}

const button = () => page.getByRole('button', { name: 'Alex Example, account menu' });
const link = (name: string) => page.getByRole('link', { name });
const isOpen = () => button().element().getAttribute('aria-expanded') === 'true';

async function resize(width: number): Promise<void> {
  const before = { width: innerWidth, height: innerHeight };
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(before.width, before.height));
}

test('opens and closes at its button, and lists links and buttons, not menu items', async () => {
  const onOpen = vi.fn();
  const { violations } = await renderInShadowRoot(<Account onOpen={onOpen} />);
  expect(link('Policies').elements()).toEqual([]);
  await userEvent.click(button());
  await expect.element(link('Policies')).toBeVisible();
  expect(isOpen()).toBe(true);
  expect(onOpen).toHaveBeenCalledOnce();
  expect(link('Policies').element().getAttribute('aria-current')).toBe('page');
  expect(page.getByRole('navigation', { name: 'Account' }).elements()).toHaveLength(1);
  expect(page.getByRole('menuitem').elements()).toEqual([]);
  expect(await violations()).toEqual([]);
  await userEvent.click(button());
  await expect.poll(isOpen).toBe(false);
});

test('works with the keyboard alone: Tab moves through the menu, and Escape returns to its button', async () => {
  await resize(1280);
  const { focused } = await renderInShadowRoot(<Account />);
  (button().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(isOpen).toBe(true);
  expect(focused()).toBe(button().element());
  const reached: (string | null)[] = [];
  for (let press = 0; press < 4; press += 1) {
    await userEvent.tab();
    reached.push(focused()?.textContent ?? null);
  }
  expect(reached).toEqual(['Try again', 'Dashboard', 'Policies', 'Sign out']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
  await expect.poll(focused).toBe(button().element());
});

test('closes when the focus leaves it, and does not take the focus back', async () => {
  const { focused } = await renderInShadowRoot(<Account />);
  await userEvent.click(button());
  await expect.poll(isOpen).toBe(true);
  (link('Policies').element() as HTMLElement).focus();
  await userEvent.tab();
  await userEvent.tab();
  expect(focused()?.textContent).toBe('After');
  await expect.poll(isOpen).toBe(false);
  expect(focused()?.textContent).toBe('After');
});

test('closes at a press on a link or an action, and stays open at a press in its head', async () => {
  await renderInShadowRoot(<Account />);
  onFollow.mockImplementation((_link: unknown, event: Event) => event.preventDefault());
  for (const pressed of [link('Dashboard'), page.getByRole('button', { name: 'Sign out' })]) {
    await userEvent.click(button());
    await expect.poll(isOpen).toBe(true);
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(isOpen()).toBe(true);
    await userEvent.click(pressed);
    await expect.poll(isOpen).toBe(false);
  }
  expect(onFollow).toHaveBeenCalledExactlyOnceWith(links[0], expect.anything());
  expect(onSignOut).toHaveBeenCalledOnce();
});

test('closes at a press outside', async () => {
  await renderInShadowRoot(<Account />);
  await userEvent.click(button());
  await expect.poll(isOpen).toBe(true);
  await userEvent.click(document.body, { position: { x: 5, y: 300 } });
  await expect.poll(isOpen).toBe(false);
});

test('opens below its button in a wide window, and follows it as the page scrolls', async () => {
  await resize(1280);
  const { root, container } = await renderInShadowRoot(<Account />);
  const spacer = document.createElement('div');
  spacer.style.blockSize = '3000px';
  document.body.append(spacer);
  onTestFinished(() => spacer.remove());
  container.style.cssText = 'margin: 200px 0 0 600px; inline-size: 200px';
  await userEvent.click(button());
  await expect.element(link('Policies')).toBeVisible();
  const gap = () => {
    const panel = root.querySelector('.cover-menu-panel')!.getBoundingClientRect();
    const trigger = button().element().getBoundingClientRect();
    return [Math.round(panel.top - trigger.bottom), Math.round(panel.right - trigger.right)];
  };
  await expect.poll(gap).toEqual([4, 0]);
  scrollBy(0, 120);
  await expect.poll(gap).toEqual([4, 0]);
  expect(page.getByRole('button', { name: 'Close menu' }).elements()).toEqual([]);
});

test('stays in the window where its button is at the left edge', async () => {
  await resize(1280);
  const { root } = await renderInShadowRoot(<Account />);
  await userEvent.click(button());
  await expect.element(link('Policies')).toBeVisible();
  await expect
    .poll(() => root.querySelector('.cover-menu-panel')!.getBoundingClientRect().left)
    .toBeGreaterThanOrEqual(8);
});

test.each([768, 320])('opens as a sheet at the lower edge with a close button in a window of %s px', async (width) => {
  await resize(width);
  const { root, focused } = await renderInShadowRoot(<Account />);
  await userEvent.click(button());
  await expect.element(link('Policies')).toBeVisible();
  const sheet = () => root.querySelector('.cover-menu-panel')!.getBoundingClientRect();
  await expect.poll(() => [sheet().left, sheet().width, sheet().bottom]).toEqual([0, width, innerHeight]);
  for (const control of root.querySelectorAll('.cover-menu-panel :is(a, .cover-button)'))
    expect(control.getBoundingClientRect().height, control.textContent).toBeGreaterThanOrEqual(44);
  await userEvent.click(page.getByRole('button', { name: 'Close menu' }));
  await expect.poll(isOpen).toBe(false);
  await expect.poll(focused).toBe(button().element());
});

test('renders only its button before hydration', () => {
  const html = renderToString(<Account />);
  expect(html).toContain('account menu');
  expect(html).not.toMatch(/Policies|popover/i);
});
