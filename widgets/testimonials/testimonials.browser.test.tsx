import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import type { Language } from '#domain/language';
import { openPage } from '#embed/testing/fake-page';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';
import { testimonialsConfig } from './testimonials.config.ts';
import { exampleTestimonials } from './testimonials.examples.ts';
import { Testimonials } from './testimonials.view.tsx';

async function openTestimonials(config: object, content = '', language: Language = 'en') {
  const { host, failures } = openPage({ language });
  host.element.innerHTML = content && `<div data-cover-fallback hidden>${content}</div>`;
  const rendered = await renderInShadowRoot(
    <Testimonials config={z.parse(testimonialsConfig, config)} labels={language === 'es' ? es : en} host={host} />,
  );
  const figures = () =>
    [...rendered.root.querySelectorAll('figure')].map((figure) =>
      ['blockquote', '[part~=testimonial-name]', '[part~=testimonial-detail]'].map(
        (selector) => figure.querySelector(selector)?.textContent,
      ),
    );
  return { ...rendered, host, failures, figures };
}

test.each(['en', 'es'] as const)('shows quotes with names, and has an accessible name (%s)', async (language) => {
  const testimonials = exampleTestimonials[language];
  const { figures, violations } = await openTestimonials({ testimonials }, '', language);
  const labels = language === 'es' ? es : en;
  await expect.element(page.getByRole('region', { name: labels.title })).toBeVisible();
  expect(figures()).toHaveLength(testimonials.length);
  expect(figures()[1]).toEqual([testimonials[1]!.quote, testimonials[1]!.name, undefined]);
  await expect.element(page.getByRole('button', { name: labels['slider.next'] })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test.each([
  ['<figcaption>Alex Example</figcaption>', 'Alex Example', undefined],
  ['<figcaption><cite>Alex Example</cite>, Austin</figcaption>', 'Alex Example', 'Austin'],
  ['<figcaption><p><b>Alex Example</b></p><p>Austin</p></figcaption>', 'Alex Example', 'Austin'],
  ['', undefined, undefined],
  [
    '<figcaption><b>Alex<br>Example</b><br>Austin<br><i>since</i> 2019</figcaption>',
    'Alex Example',
    'Austin since 2019',
  ],
])('reads the caption %s of the authored content', async (caption, name, detail) => {
  const content = `<figure><blockquote><p>Ten <b>minutes</b> &amp; done.<script>x</script></p></blockquote>${caption}</figure>`;
  const { figures } = await openTestimonials({}, content);
  expect(figures()).toEqual([['Ten minutes & done.', name, detail]]);
});

test('keeps the authored content and warns the author when there are no testimonials', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const { failures, host } = await openTestimonials({}, '<figure><img alt=""></figure>');
  expect(failures).toEqual(['config']);
  expect(host.element.querySelector<HTMLElement>('[data-cover-fallback]')!.hidden).toBe(false);
  await expect.poll(() => warn.mock.calls.flat().join()).toContain('There are none');
});
