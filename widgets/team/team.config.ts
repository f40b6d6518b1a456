import * as z from 'zod/mini';
import { described } from '#domain/description';

const person = z.object({
  name: described(z.string().check(z.minLength(1), z.maxLength(200)), {
    description: 'The name.',
    examples: ['Robin Example'],
  }),
  role: z.optional(
    described(z.string().check(z.maxLength(200)), {
      description: 'What the person does.',
      examples: ['Agency manager'],
    }),
  ),
  photoUrl: z.optional(
    described(z.string().check(z.maxLength(2000)), {
      description: 'Address of a photo. It is cut to a square. Without one, the initials are shown.',
      examples: ['/team/robin.jpg'],
    }),
  ),
  photoAlt: z.optional(
    described(z.string().check(z.maxLength(500)), {
      description:
        'What the photo shows, for visitors who do not see it. Without it screen readers skip the photo: the name is beside it.',
      examples: ['Robin at the counter in Austin'],
    }),
  ),
  text: z.optional(
    described(z.string(), {
      description: 'A few sentences. Rich text: `a href`, `b`, `strong`, `em`, `i`, `br`, `p`, `ul`, `ol`, `li`.',
      examples: ['Has answered questions about deductibles since 2009.'],
    }),
  ),
  phone: z.optional(
    described(z.string().check(z.regex(/\d{3}/, 'a phone number')), {
      description: 'A phone number, linked as it is written.',
      examples: ['512-555-0142'],
    }),
  ),
  email: z.optional(
    described(z.string().check(z.regex(/^[^\s@?&:]+@[^\s@?&]+$/, 'an email address, without `mailto:`')), {
      description: 'An email address, linked.',
      examples: ['robin@agency.example'],
    }),
  ),
  office: z.optional(
    described(z.string().check(z.maxLength(200)), {
      description: 'Where the person works.',
      examples: ['Austin Downtown'],
    }),
  ),
});

/** Configuration of the team (spec 3 §2). */
export const teamConfig = z.object({
  people: described(z._default(z.array(person), []), {
    description:
      'The people, in their order. Without any, they are those of the list that the element has as its content.',
    examples: [[{ name: 'Robin Example', role: 'Agency manager', phone: '512-555-0142' }]],
  }),
  heading: described(z._default(z.boolean(), true), {
    description:
      'Shows the heading, level 2. Turn it off where the page has one of its own above: the names are headings of level 3.',
    examples: [false],
  }),
});

export type TeamConfig = z.output<typeof teamConfig>;

export type Person = TeamConfig['people'][number];
