import { lineOf, richTextOf } from '#ui/modules/rich-text/rich-text-of';
import type { TestimonialsConfig } from './testimonials.config.ts';

export type Testimonial = TestimonialsConfig['testimonials'][number];

/**
 * The testimonials of the author's `<figure>`s: the quote of a `<blockquote>`, and of the `<figcaption>` the name, which is its
 * `<cite>`, `<b>` or `<strong>`, and what stands around it. A caption without such an element is the name; without a caption
 * nobody is named.
 */
export function authoredTestimonials(element: HTMLElement): Testimonial[] {
  const written: Testimonial[] = [];
  for (const figure of element.querySelectorAll('figure')) {
    // What a widget draws into the element itself is not the author's.
    if (figure.closest('.cover-root')) continue;
    const quote = richTextOf(figure.querySelector('blockquote')?.childNodes ?? []).trim();
    const caption = figure.querySelector('figcaption');
    const around = caption?.cloneNode(true) as Element | undefined;
    const marked = around?.querySelector('cite, b, strong');
    marked?.remove();
    const name = lineOf(marked ?? around);
    const detail = marked ? lineOf(around).replace(/^[,–—·\s]+/, '') : '';
    if (quote) written.push({ quote, name, ...(detail && { detail }) });
  }
  return written;
}
