import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInShadowRoot } from '../testing/render-in-shadow-root.tsx';
import { exampleSliderTexts } from './slider.examples.tsx';
import { Slider } from './slider.tsx';

const drawSlide = (number: number) => (
  <p>
    <a href={`/slide-${number}`}>Slide {number}</a>
  </p>
);

async function openSlider(count: number, { width = 390, isLazy = false } = {}) {
  const before = { width: innerWidth, height: innerHeight };
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(before.width, before.height));
  const items = Array.from({ length: count }, (_, index) => index + 1);
  const opened = await renderInShadowRoot(
    <Slider label="Examples" texts={exampleSliderTexts.en} items={items} renderSlide={drawSlide} isLazy={isLazy} />,
  );
  const slides = [...opened.root.querySelectorAll<HTMLElement>('[part=slide]')];
  const track = opened.root.querySelector<HTMLElement>('[part=slider-track]')!;
  /** The name of the selected tab, or the position text where there are no tabs. */
  const position = () =>
    opened.root.querySelector('[role=tab][aria-selected=true]')?.getAttribute('aria-label') ??
    opened.root.querySelector('[part=slider-position]')?.textContent;
  /** The numbers of the slides that can be reached. */
  const reachable = () => slides.flatMap((slide, index) => (slide.inert ? [] : [index + 1]));
  return { ...opened, slides, track, position, reachable };
}

const previous = () => page.getByRole('button', { name: 'Previous' });
const next = () => page.getByRole('button', { name: 'Next' });
const tab = (name: string) => page.getByRole('tab', { name, exact: true });

test.each([
  { width: 639, shown: 1, reached: [1] },
  { width: 640, shown: 1, reached: [1] },
  { width: 767, shown: 1, reached: [1] },
  { width: 768, shown: 2, reached: [1, 2] },
  { width: 1024, shown: 2.5, reached: [1, 2, 3] },
])('shows $shown of ten slides in a window of $width px', async ({ width, shown, reached }) => {
  const { slides, track, reachable, violations } = await openSlider(10, { width });
  const { left, width: slideWidth } = slides[0]!.getBoundingClientRect();
  const gap = slides[1]!.getBoundingClientRect().left - left - slideWidth;
  const gaps = Math.ceil(shown) - 1;
  expect((track.clientWidth - gaps * gap) / slideWidth).toBeCloseTo(shown, 1);
  expect(reachable()).toEqual(reached);
  expect(await violations()).toEqual([]);
});

test('names the carousel and its slides, and hides the arrows at the ends', async () => {
  const { root, slides, position, reachable } = await openSlider(3);
  const region = page.getByRole('region', { name: 'Examples' }).element();
  expect(region.getAttribute('aria-roledescription')).toBe('carousel');
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  expect(slides[0]!.getAttribute('aria-roledescription')).toBe('slide');
  expect(previous().elements()).toEqual([]);
  await next().click();
  await expect.element(previous()).toBeVisible();
  await expect.poll(reachable).toEqual([2]);
  expect(position()).toBe('2 of 3');
  await next().click();
  await expect.poll(() => next().elements()).toEqual([]);
  expect(position()).toBe('3 of 3');
  await expect.poll(() => root.querySelector('[role=status]')!.textContent).toBe('3 of 3');
});

test('moves the focus to the other arrow when the focused one disappears', async () => {
  const { focused, position } = await openSlider(2);
  next().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(previous()).toBeVisible();
  expect(position()).toBe('2 of 2');
  await expect.poll(focused).toBe(previous().element());
  await userEvent.keyboard('{Enter}');
  await expect.element(next()).toBeVisible();
  expect(position()).toBe('1 of 2');
  await expect.poll(focused).toBe(next().element());
});

test('adds up presses, and ends at the last slide', async () => {
  const { position, reachable } = await openSlider(10, { width: 768 });
  await next().click();
  await next().click();
  await expect.poll(reachable).toEqual([5, 6]);
  expect(position()).toBe('5 to 6 of 10');
  await next().click();
  await next().click();
  await expect.poll(reachable).toContain(10);
  expect(position()).toBe('9 to 10 of 10');
});

test('moves on from where the visitor has scrolled to in the meantime', async () => {
  const { track, position } = await openSlider(5);
  // Simulates WebKit before 26.2, which fires no `scrollend`.
  track.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), { capture: true });
  await next().click();
  track.scrollTo({ left: track.scrollWidth, behavior: 'instant' });
  await expect.poll(position).toBe('5 of 5');
  await previous().click();
  await expect.poll(position).toBe('4 of 5');
});

test.each([
  { count: 5, width: 390, names: ['1 of 5', '2 of 5', '3 of 5', '4 of 5', '5 of 5'] },
  { count: 5, width: 1024, names: ['1 to 2 of 5', '3 to 4 of 5', '4 to 5 of 5'] },
])('shows a tab for each page of $count slides in a window of $width px', async ({ count, width, names }) => {
  const { root, position, reachable, violations } = await openSlider(count, { width });
  const tabs = page.getByRole('tablist', { name: 'Slides' }).getByRole('tab');
  expect(tabs.elements().map((element) => element.getAttribute('aria-label'))).toEqual(names);
  expect(position()).toBe(names[0]);
  for (const element of tabs.elements()) {
    const { width: targetWidth, height } = element.getBoundingClientRect();
    expect(Math.min(targetWidth, height)).toBeGreaterThanOrEqual(24);
    expect(root.getElementById(element.getAttribute('aria-controls')!)?.role).toBe('tabpanel');
  }
  await tabs.last().click();
  await expect.poll(reachable).toContain(count);
  expect(position()).toBe(names.at(-1));
  await expect.element(page.getByRole('tabpanel', { name: names.at(-1)! })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test.each(['ltr', 'rtl'])('keys move between tabs, and wrap around at both ends (%s)', async (direction) => {
  const { container, reachable, focused } = await openSlider(4);
  container.dir = direction;
  const [forward, back] = direction === 'ltr' ? ['{ArrowRight}', '{ArrowLeft}'] : ['{ArrowLeft}', '{ArrowRight}'];
  tab('1 of 4').element().focus();
  for (const [key, slide] of [
    [back, 4],
    [forward, 1],
    [forward, 2],
    ['{End}', 4],
    ['{Home}', 1],
  ] as const) {
    await userEvent.keyboard(key);
    expect(focused()).toBe(tab(`${slide} of 4`).element());
    await expect.element(tab(`${slide} of 4`)).toHaveAttribute('aria-selected', 'true');
    await expect.poll(reachable).toEqual([slide]);
  }
  expect(
    page
      .getByRole('tab')
      .elements()
      .map((element) => element.tabIndex),
  ).toEqual([0, -1, -1, -1]);
});

test('stays hidden with its root, and renders its pages once the root is shown', async () => {
  const { container, root, rerender } = await renderInShadowRoot(<></>);
  container.hidden = true;
  await rerender(<Slider label="Examples" texts={exampleSliderTexts.en} items={[1, 2, 3]} renderSlide={drawSlide} />);
  expect(container.checkVisibility()).toBe(false);
  expect(root.querySelector('[role=tab]')).toBeNull();
  container.hidden = false;
  await expect.poll(() => page.getByRole('tab').elements().length).toBe(3);
});

test('shows the position instead of tabs for more than ten pages, and stops at both ends', async () => {
  const { position, track } = await openSlider(21, { width: 1024 });
  expect(page.getByRole('tab').elements()).toEqual([]);
  expect(position()).toBe('1 to 2 of 21');
  expect(previous().elements()).toEqual([]);
  track.scrollTo({ left: track.scrollWidth, behavior: 'instant' });
  await expect.poll(position).toBe('20 to 21 of 21');
  expect(next().elements()).toEqual([]);
});

test.each([
  [1, 390],
  [2, 768],
])('shows no arrows when all of %i slides fit', async (count, width) => {
  const { track, violations } = await openSlider(count, { width });
  expect(previous().elements().length + next().elements().length).toBe(0);
  expect(track.hasAttribute('tabindex')).toBe(false);
  expect(await violations()).toEqual([]);
});

test('scrolls by keys, and keeps the focus on a slide that is scrolled out of view', async () => {
  const { track, position, focused, reachable, root } = await openSlider(4);
  track.focus();
  expect(getComputedStyle(track).outlineStyle).toBe('solid');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(position).toBe('2 of 4');
  root.querySelectorAll('a')[1]!.focus();
  track.scrollTo({ left: track.scrollWidth, behavior: 'instant' });
  await expect.poll(position).toBe('4 of 4');
  expect(focused()).toBe(root.querySelectorAll('a')[1]);
  await previous().click();
  await expect.poll(reachable).toEqual([3]);
});

test('moves in the other direction in right-to-left text', async () => {
  const { container, position, track } = await openSlider(3);
  container.dir = 'rtl';
  await next().click();
  await expect.poll(position).toBe('2 of 3');
  await expect.poll(() => track.scrollLeft).toBeLessThan(0);
});

test('renders the slides of a long list as they come near', async () => {
  const { root, track, position } = await openSlider(200, { isLazy: true });
  await expect.poll(() => root.querySelectorAll('[part=slide]').length).toBe(200);
  const slides = [...root.querySelectorAll('[part=slide]')];
  expect(slides.filter((slide) => slide.childElementCount > 0).length).toBeLessThan(10);
  track.scrollTo({ left: track.scrollWidth / 2, behavior: 'instant' });
  await expect.poll(position).toMatch(/^10\d of 200$/);
  await expect.poll(() => slides[100]!.textContent).toBe('Slide 101');
  expect(slides[150]!.textContent).toBe('');
});
