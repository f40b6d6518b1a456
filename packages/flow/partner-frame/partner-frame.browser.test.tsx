import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { PartnerFrame, PartnerRoom } from './partner-frame.view.tsx';

const labels = {
  frameLoading: 'Loading the card form…',
  frameNotLoadedTitle: 'The card form does not load',
  frameNotLoadedText: 'A blocker may keep it away.',
  frameSilentTitle: 'The card form does not answer',
  frameSilentText: 'It has loaded, and does not start.',
  frameRetry: 'Load it again',
  frameWindow: 'Open in a new window',
  callPhone: 'Call {phone}',
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const partner = location.origin;

/** The frame loads a file that sends no message, like the page that a browser shows for a blocked one. */
async function renderFrame() {
  const onMessage = vi.fn();
  const onRetry = vi.fn();
  const view = (path: string) => (
    <PartnerFrame
      url={`${partner}/${path}`}
      title="Card details"
      labels={labels}
      phone="512-555-0142"
      onMessage={onMessage}
      onRetry={onRetry}
    />
  );
  const rendered = await renderInShadowRoot(view('package.json'));
  const frame = () => rendered.root.querySelector('iframe')!;
  const says = (data: unknown, from: { origin?: string; source?: MessageEventSource | null } = {}) =>
    act(() => {
      dispatchEvent(new MessageEvent('message', { data, origin: partner, source: frame().contentWindow, ...from }));
    });
  return { ...rendered, onMessage, onRetry, frame, says, view };
}

const alert = () => page.getByRole('alert');

test('reports a frame without any message after 15 seconds, and offers a retry, a window and a call', async () => {
  const { onRetry, violations, frame, says } = await renderFrame();
  await expect
    .poll(() => [frame().contentDocument?.URL, frame().contentDocument?.readyState])
    .toEqual([`${partner}/package.json`, 'complete']);
  await expect.element(page.getByText('Loading the card form…')).toBeVisible();
  await vi.advanceTimersByTimeAsync(14_999);
  await expect.element(alert()).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(alert()).toHaveTextContent('The card form does not load');
  expect(frame().hidden).toBe(true);
  await expect.element(page.getByRole('link', { name: 'Open in a new window' })).toHaveAttribute('target', '_blank');
  await expect
    .element(page.getByRole('link', { name: 'Call 512-555-0142' }))
    .toHaveAttribute('href', 'tel:+15125550142');
  vi.useRealTimers();
  expect(await violations()).toEqual([]);
  await page.getByRole('button', { name: 'Load it again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  says({ type: 'card.ready' });
  await expect.element(alert()).not.toBeInTheDocument();
  expect(frame().hidden).toBe(false);
});

test('reports a loaded frame after 10 seconds without a message, until the next message', async () => {
  const { says, onMessage } = await renderFrame();
  says({ type: 'card.loaded' });
  await vi.advanceTimersByTimeAsync(9_999);
  await expect.element(alert()).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(alert()).toHaveTextContent('The card form does not answer');
  says({ type: 'card.ready' });
  await expect.element(alert()).not.toBeInTheDocument();
  await expect.element(page.getByText('Loading the card form…')).not.toBeInTheDocument();
  expect(onMessage.mock.calls.map(([message]) => (message as { type: string }).type)).toEqual([
    'card.loaded',
    'card.ready',
  ]);
});

test('accepts only valid messages from the partner’s origin and this frame', async () => {
  const { says, onMessage, frame } = await renderFrame();
  const succeeded = { type: 'card.succeeded', token: 'card-1' };
  const other = document.createElement('iframe');
  document.body.append(other);
  for (const origin of [
    'https://evil.test',
    `${partner}.evil.test`,
    `${partner}0`,
    partner.replace('http', 'https'),
    partner.replace('//', '//a.'),
    'null',
    '',
  ]) {
    says(succeeded, { origin });
  }
  for (const source of [window, null, other.contentWindow]) says(succeeded, { source });
  for (const data of [
    'card.succeeded',
    null,
    { type: 'card.succeeded' },
    { type: 'card.succeeded', token: '' },
    { type: 'card.succeeded', token: 'x'.repeat(501) },
    { type: 'card.height', height: -1 },
    { type: 'card.height', height: '400' },
    { type: 'card.number', number: '4111' },
  ]) {
    says(data);
  }
  expect(onMessage).not.toHaveBeenCalled();
  await expect.element(page.getByText('Loading the card form…')).toBeVisible();

  says(succeeded);
  expect(onMessage).toHaveBeenCalledExactlyOnceWith(succeeded);
  expect(frame().sandbox.contains('allow-top-navigation')).toBe(false);
  other.remove();
});

test('the frame has the height that the partner requests, within limits', async () => {
  const { says, frame } = await renderFrame();
  says({ type: 'card.height', height: 612 });
  await expect.poll(() => frame().style.blockSize).toBe('612px');
  says({ type: 'card.height', height: 9_000 });
  await expect.poll(() => frame().style.blockSize).toBe('2400px');
  says({ type: 'card.height', height: 10 });
  await expect.poll(() => frame().style.blockSize).toBe('240px');
});

test('the buttons below do not move while the form is requested, loads, and reports its height, until the card is given', async () => {
  const partnerUrl = `${partner}/package.json`;
  const form = (
    <PartnerFrame url={partnerUrl} title="Card details" labels={labels} onMessage={vi.fn()} onRetry={vi.fn()} />
  );
  const { root, rerender } = await renderInShadowRoot(<PartnerRoom>Requesting the card form…</PartnerRoom>);
  const height = () => root.querySelector('.cover-partner-frame')!.getBoundingClientRect().height;
  const before = height();
  await rerender(form);
  await expect.element(page.getByText('Loading the card form…')).toBeVisible();
  expect(height()).toBe(before);
  const says = (data: object) =>
    act(() => {
      const source = root.querySelector('iframe')!.contentWindow;
      dispatchEvent(new MessageEvent('message', { data, origin: partner, source }));
    });
  const top = root.querySelector('iframe')!.getBoundingClientRect().top;
  says({ type: 'card.ready' });
  says({ type: 'card.height', height: 660 });
  await expect.poll(() => root.querySelector('iframe')!.style.blockSize).toBe('660px');
  await expect.element(page.getByText('Loading the card form…')).not.toBeInTheDocument();
  expect(root.querySelector('iframe')!.getBoundingClientRect().top).toBe(top);
  expect(height()).toBe(before);
  says({ type: 'card.succeeded', token: 'card-1' });
  says({ type: 'card.height', height: 240 });
  await expect.poll(height).toBeLessThan(300);
});

test('shows the loading state again when the address changes', async () => {
  const { says, rerender, view } = await renderFrame();
  says({ type: 'card.ready' });
  await expect.element(page.getByText('Loading the card form…')).not.toBeInTheDocument();
  await rerender(view('package.json?again'));
  await expect.element(page.getByText('Loading the card form…')).toBeVisible();
});
