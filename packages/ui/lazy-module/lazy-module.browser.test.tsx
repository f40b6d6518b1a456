import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { LazyBoundary, LazyModule } from './lazy-module.tsx';

const texts = {
  loading: 'Loading',
  unreachableTitle: 'Our service did not answer',
  unreachableText: 'Please try again.',
  retry: 'Try again',
};
const offline = { offlineTitle: 'You are offline', offlineText: 'We go on when your connection returns.' };

afterEach(() => vi.restoreAllMocks());

/** A boundary around a file whose first request fails. */
async function open(offlineTexts: Partial<typeof offline>) {
  const load = vi.fn(async () => 'The next page').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  return renderInShadowRoot(
    <>
      <h2 tabIndex={-1}>Your quotes</h2>
      <LazyBoundary module={new LazyModule(load)} texts={{ ...texts, ...offlineTexts }}>
        {(text) => <p>{text}</p>}
      </LazyBoundary>
    </>,
  );
}

test('says that the browser is offline, and loads the file when the network returns', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open(offline);
  const alert = page.getByRole('alert');
  await expect.element(alert).toHaveTextContent(`${offline.offlineTitle}${offline.offlineText}`);
  await expect.element(alert.getByRole('button')).not.toBeInTheDocument();
  onLine.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect.element(page.getByText('The next page')).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test.each([
  ['online', true, offline],
  ['offline, without texts for it', false, {}],
] as const)(
  'offers to load a missing file again, and moves the focus to the heading: %s',
  async (_when, isOnline, offlineTexts) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const { focused } = await open(offlineTexts);
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent(texts.unreachableTitle);
    await alert.getByRole('button', { name: texts.retry }).click();
    await expect.element(page.getByText('The next page')).toBeVisible();
    expect(focused()?.textContent).toBe('Your quotes');
  },
);
