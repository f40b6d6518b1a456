import * as z from 'zod/mini';
import { described } from '#domain/description';
import { wholeNumber } from '#domain/whole-number';
import { customerAgeLimits } from './age-limits.ts';

const age = (fallback: number) => z._default(wholeNumber(z.gte(0), z.lte(120)), fallback);
const text = (fallback = '') => z._default(z.string(), fallback);

/** Configuration of the form that creates a customer (spec 3 §2, §5). */
export const createCustomerConfig = z.object({
  successPage: described(text(), {
    description:
      'Where a new customer is taken. Another origin has to be one of `services.trustedOrigins`. Empty: the widget says what comes next, and the visitor stays.',
    examples: ['/welcome'],
  }),
  minimumAge: described(age(customerAgeLimits.minimum), {
    description: 'Youngest age of a customer, in whole years. The date-of-birth error names it.',
    examples: [18],
  }),
  maximumAge: described(age(customerAgeLimits.maximum), {
    description: 'Oldest age of a customer, in whole years. The date-of-birth error names it.',
    examples: [85],
  }),
  loyaltyEnrollmentStatus: described(text('Enrolled'), {
    description:
      'Sent with the customer, as your service names it: whether they take part in the rewards programme. May be empty.',
    examples: ['Enrolled', 'NotEnrolled'],
  }),
  phone: described(text(), {
    description: 'The number to call when no account can be opened here. Without it, the brand’s.',
    examples: ['512-555-0142'],
  }),
});

export type CreateCustomerConfig = z.output<typeof createCustomerConfig>;
