import * as z from 'zod/mini';
import { described } from '#domain/description';
import { wholeNumber } from '#domain/whole-number';
import { officeRecord } from '#offices/office';

const rating = () => z.number().check(z.gte(0), z.lte(5));
const text = () => z._default(z.string(), '');

const review = z.object({
  author_name: described(z.string().check(z.minLength(1)), {
    description: 'Who wrote it.',
    examples: ['Alex Example'],
  }),
  rating: described(rating(), { description: 'Stars, 0 to 5.', examples: [5] }),
  text: described(z.string().check(z.minLength(1)), {
    description: 'What it says. Plain text.',
    examples: ['Quick and kind.'],
  }),
  author_url: described(text(), {
    description:
      'Address of its author’s page: on the page’s origin, on one of `services.trustedOrigins`, or on Google. Other addresses are not linked.',
    examples: ['https://www.google.com/maps/contrib/1'],
  }),
});

/** Configuration of the reviews (spec 3 §2, §5). */
export const reviewsConfig = z.object({
  reviews: described(z._default(z.array(review), []), {
    description: 'The reviews that the page has, in their order.',
    examples: [[{ author_name: 'Alex Example', rating: 5, text: 'Quick and kind.' }]],
  }),
  rating: z.optional(
    described(rating(), {
      description: 'The rating of all reviews, as stars above those of the page. Without it there are none.',
      examples: [4.6],
    }),
  ),
  reviewCount: z.optional(
    described(wholeNumber(z.gte(0)), {
      description: 'How many reviews there are in all. Without it, as many as `reviews` has before the filter.',
      examples: [312],
    }),
  ),
  allReviews: described(text(), {
    description:
      'Address where all reviews can be read: on the page’s origin, on one of `services.trustedOrigins`, or on Google. What is shown is a selection: a visitor must be able to read the rest.',
    examples: ['/reviews'],
  }),
  negativeKeywords: described(text(), {
    description: 'Words, separated by commas. A review with one of them is not shown, in any case of its letters.',
    examples: ['slow, rude'],
  }),
  office: described(z.optional(officeRecord), {
    description:
      'The office whose reviews a places service is asked for. Its `minRating` is the lowest rating of those that are shown.',
    examples: [{ location: 'Austin Downtown', latitude: 30.2672, longitude: -97.7431, minRating: 4 }],
  }),
  places: described(z._default(z.enum(['never', 'press', 'visible']), 'never'), {
    description:
      'When a places service is asked for reviews: never, when the visitor presses a button, or as the widget comes near the visible part of the page. The last one tells Google of every visitor. Needs `services.maps` with the provider `google` and a key.',
    examples: ['press'],
  }),
  placesQuery: described(text(), {
    description: 'What the places service searches for, near the office. Without it, the name of the brand.',
    examples: ['Lone Star Cover Austin'],
  }),
  placeId: described(text(), {
    description: 'The places service’s own id of the office: nothing is searched for.',
    examples: ['ChIJ0000000000000000000000A'],
  }),
});

export type ReviewsConfig = z.output<typeof reviewsConfig>;
