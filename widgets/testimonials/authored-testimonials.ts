import { lineOf, richTextOf } from '#ui/modules/rich-text/rich-text-of';
import type { TestimonialsConfig } from './testimonials.config.ts';

export type Testimonial = TestimonialsConfig['testimonials'][number];

/**
 * The testimonials of the author's `<figure>`s. The `<blockquote>` is the quote; the `<cite>`, `<b>` or `<strong>` of
 * the `<figcaption>` is the name, and the rest of it the detail. A caption without such an element is the name; without
 * a caption there is no name.
 */
export function authoredTestimonials(element: HTMLElement): Testimonial[] {
  const written: Testimonial[] = [];
  for (const figure of element.querySelectorAll('figure')) {
    // Skips what a widget renders into the element itself.
    if (figure.closest('.cover-root')) continue;
    const quote = richTextOf(figure.querySelector('blockquote')?.childNodes ?? []).trim();
    const caption = figure.querySelector('figcaption');
    const around = caption?.cloneNode(true) as Element | undefined;
    const marked = around?.querySelector('cite, b, strong');
    marked?.replaceWith();
    const name = lineOf(marked ?? around);
    const detail = marked ? lineOf(around).replace(/^[,–—·\s]+/, '') : '';
    if (quote) written.push({ quote, name, ...(detail && { detail }) });
  }
  return written;
}
