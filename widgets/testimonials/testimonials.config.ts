import * as z from 'zod/mini';
import { described } from '#domain/description';

const testimonial = z.object({
  quote: described(z.string().check(z.minLength(1)), {
    description:
      'What the customer says. Rich text: `a href`, `b`, `strong`, `em`, `i`, `br`, `p`, `ul`, `ol`, `li`. Without quotation marks: the widget adds them.',
    examples: ['They found me a lower rate in ten minutes.'],
  }),
  name: described(z.string().check(z.minLength(1)), { description: 'Who says it.', examples: ['Alex Example'] }),
  detail: z.optional(
    described(z.string(), { description: 'What else is known of them.', examples: ['Austin, customer since 2019'] }),
  ),
});

/** Configuration of the testimonials (spec 3 §2). */
export const testimonialsConfig = z.object({
  testimonials: described(z._default(z.array(testimonial), []), {
    description:
      'The testimonials, in their order. Without any, they are those of the `<figure>`s that the element has as its content.',
    examples: [[{ quote: 'They found me a lower rate in ten minutes.', name: 'Alex Example', detail: 'Austin' }]],
  }),
});

export type TestimonialsConfig = z.output<typeof testimonialsConfig>;
