import * as z from 'zod/mini';
import { described } from '#domain/description';

const term = z.object({
  term: described(z.string().check(z.minLength(1), z.maxLength(200)), {
    description: 'The term.',
    examples: ['Deductible'],
  }),
  definition: described(z.string().check(z.minLength(1)), {
    description:
      'What it means. Rich text: `a href`, `b`, `strong`, `em`, `i`, `br`, `p`, `ul`, `ol`, `li`. A link to `#` and the id of another term opens that one.',
    examples: ['What you pay yourself before your <a href="#coverage">coverage</a> pays.'],
  }),
  id: z.optional(
    described(z.string().check(z.regex(/^[^\s#]+$/, 'no spaces and no #')), {
      description:
        'Names the term in addresses: `/glossary#deductible`. Without it, the term in lower case with dashes.',
      examples: ['deductible'],
    }),
  ),
});

/** Configuration of the glossary (spec 3 §2). */
export const glossaryConfig = z.object({
  terms: described(z._default(z.array(term), []), {
    description:
      'The terms, in their order. Without any, they are those of the `<dl>` or the `<details>` that the element has as its content.',
    examples: [[{ term: 'Deductible', definition: 'What you pay yourself before your coverage pays.' }]],
  }),
  filter: described(z._default(z.boolean(), true), {
    description: 'Shows a field that filters the terms.',
    examples: [false],
  }),
  open: described(z._default(z.enum(['none', 'all']), 'none'), {
    description: 'Which definitions are open at first.',
    examples: ['all'],
  }),
  backToTop: described(z._default(z.boolean(), true), {
    description: 'Shows a link back to the top of the page below the terms.',
    examples: [false],
  }),
});

export type GlossaryConfig = z.output<typeof glossaryConfig>;
