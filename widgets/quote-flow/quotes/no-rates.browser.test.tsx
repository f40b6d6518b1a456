import { act } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { NoRates } from './no-rates.view.tsx';
import { QuoteSpinner } from './quote-spinner.view.tsx';
import { exampleView } from './results.example-view.tsx';
import { resultsEn } from './strings.en.ts';
import { resultsEs } from './strings.es.ts';

test('greets the driver by name and retries', async () => {
  const onTryAgain = vi.fn();
  const { violations } = await renderInShadowRoot(
    <NoRates
      labels={resultsEn}
      driverFirstName="Alex"
      phone="(512) 555-0100"
      cause={{ kind: 'late' }}
      onTryAgain={onTryAgain}
    />,
  );
  await expect.element(page.getByRole('heading')).toHaveTextContent('Alex, we could not find a rate online');
  await expect.element(page.getByRole('link')).toHaveAttribute('href', 'tel:+15125550100');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(onTryAgain).toHaveBeenCalledOnce();
  expect(await violations()).toEqual([]);
});

test.each([
  ['English', resultsEn, 'Hi, we could not find a rate online'],
  ['Spanish', resultsEs, 'Hola, no encontramos un precio en línea'],
])('greets a driver without a name in %s and offers no call without a number', async (_, labels, title) => {
  await renderInShadowRoot(
    <NoRates labels={labels} driverFirstName=" " cause={{ kind: 'late' }} onTryAgain={vi.fn()} />,
  );
  await expect.element(page.getByRole('heading')).toHaveTextContent(title);
  await expect.element(page.getByRole('link')).not.toBeInTheDocument();
});

test('the no-rates panel replaces results without quotes', async () => {
  await renderInShadowRoot(exampleView({ quotes: [] }));
  await expect.element(page.getByRole('heading')).toHaveTextContent('Alex, we could not find a rate online');
});

test('the waiting dialog shows a message, and a longer one when rating takes longer', async () => {
  const onCancel = vi.fn();
  const shared = { labels: resultsEn, language: 'en', isOpen: true, onCancel } as const;
  const { rerender, violations } = await renderInShadowRoot(<QuoteSpinner {...shared} isTakingLonger={false} />);
  const status = page.getByRole('status').first();
  await expect.element(status).toHaveTextContent('We are asking insurance companies');
  expect(await violations()).toEqual([]);
  await rerender(<QuoteSpinner {...shared} isTakingLonger completedCount={3} />);
  await expect.element(status).toHaveTextContent('some companies need a little longer');
  await expect.element(page.getByRole('status').last()).toHaveTextContent('3 companies have answered');
  await page.getByRole('button', { name: 'Back to my answers' }).first().click();
  expect(onCancel).toHaveBeenCalledOnce();
});

test('the waiting dialog announces answers within a second as one message, which is the count alone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const view = (completedCount: number) => (
    <QuoteSpinner labels={resultsEn} language="en" isOpen isTakingLonger={false} completedCount={completedCount} />
  );
  const { root, rerender } = await renderInShadowRoot(view(0));
  const count = [...root.querySelectorAll('[role=status]')].at(-1)!;
  const announced: (string | null)[] = [];
  new MutationObserver(() => announced.push(count.textContent)).observe(count, {
    characterData: true,
    childList: true,
    subtree: true,
  });
  for (const completed of [1, 2, 2, 3]) await rerender(view(completed));
  expect(announced).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await rerender(view(3));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(announced).toEqual(['3 companies have answered']);
});

test('the waiting dialog shows no close button when the wait cannot be left', async () => {
  await renderInShadowRoot(<QuoteSpinner labels={resultsEn} language="en" isOpen isTakingLonger={false} />);
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
