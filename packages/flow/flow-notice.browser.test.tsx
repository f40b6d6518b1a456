import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { FlowNotice } from './flow-notice.view.tsx';

const labels = {
  offlineTitle: 'You are offline',
  offlineText: 'We go on when your connection returns.',
  unreachableTitle: 'We could not reach our service',
  unreachableText: 'Check your connection.',
  refusedText: 'Please call us.',
  retry: 'Try again',
};

test('announces the kind of failure and offers a retry', async () => {
  const onRetry = vi.fn();
  const { violations } = await renderInShadowRoot(
    <FlowNotice notice={{ kind: 'offline' }} labels={labels} onRetry={onRetry} />,
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('You are offline');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  expect(await violations()).toEqual([]);
});

test('shows the service’s own message instead of the default text', async () => {
  await renderInShadowRoot(<FlowNotice notice={{ kind: 'refused', reason: 'Closed on Sundays' }} labels={labels} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Closed on Sundays');
  await expect.element(page.getByText('Please call us.')).not.toBeInTheDocument();
});

test('shows the text of “unreachable” for a kind that has no text of its own', async () => {
  await renderInShadowRoot(<FlowNotice<'malformed'> notice={{ kind: 'malformed' }} labels={labels} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('We could not reach our service');
  await expect.element(page.getByText('Check your connection.')).toBeVisible();
});

test('moves the focus to the heading when a retry removes the notice', async () => {
  const view = (notice: { kind: 'refused' } | undefined) => (
    <>
      <Heading>Your vehicles</Heading>
      <FlowNotice notice={notice} labels={labels} onRetry={() => undefined} />
    </>
  );
  const { focused, rerender } = await renderInShadowRoot(view({ kind: 'refused' }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await rerender(view(undefined));
  expect(focused()?.textContent).toBe('Your vehicles');
});

test('keeps scrolled controls clear of the notice while it is shown', async () => {
  const view = (notice: { kind: 'offline' } | undefined) => (
    <div>
      <Button>Next</Button>
      <FlowNotice notice={notice} labels={labels} />
    </div>
  );
  const { rerender } = await renderInShadowRoot(view(undefined));
  const room = () => getComputedStyle(page.getByRole('button', { name: 'Next' }).element()).scrollMarginBottom;
  expect(room()).toBe('0px');
  await rerender(view({ kind: 'offline' }));
  const { height } = page.getByRole('alert').element().getBoundingClientRect();
  expect(Number.parseFloat(room())).toBeGreaterThan(height);
  await rerender(view(undefined));
  expect(room()).toBe('0px');
});

test.each(['Closed.', 'A long explanation. '.repeat(60)])(
  'the notice does not cover the focused control when shown: %s',
  async (reason) => {
    const view = (notice: { kind: 'offline'; reason: string } | undefined) => (
      <div>
        <div style={{ blockSize: 'calc(100vh - 60px)' }} />
        <Button>Next</Button>
        <div style={{ blockSize: '100vh' }} />
        <FlowNotice notice={notice} labels={labels} />
      </div>
    );
    const { rerender } = await renderInShadowRoot(view(undefined));
    const button = page.getByRole('button', { name: 'Next' }).element() as HTMLElement;
    button.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
    await rerender(view({ kind: 'offline', reason }));
    const notice = page.getByRole('alert').element().getBoundingClientRect();
    expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(notice.top);
  },
);

test('stays at the foot of the page in a window too low for the notice and a field', async () => {
  const { innerWidth: width, innerHeight: height } = window;
  await renderInShadowRoot(
    <div>
      <Button>Next</Button>
      <div style={{ blockSize: '200vh' }} />
      <FlowNotice notice={{ kind: 'offline' }} labels={labels} />
    </div>,
  );
  const isSeen = () => page.getByRole('alert').element().getBoundingClientRect().bottom <= innerHeight;
  expect(isSeen()).toBe(true);
  await page.viewport(width, 400);
  expect(isSeen()).toBe(false);
  await page.viewport(width, height);
});
