import * as z from 'zod/mini';
import { emailSchema } from '#domain/email';
import type { ErrorCode } from '#domain/error-code';
import { phoneNumberSchema } from '#domain/phone-number.schema';

export const contactSchema = z.object({
  email: emailSchema,
  phone: phoneNumberSchema,
  hasConsented: z.boolean().check(z.refine((isTicked) => isTicked, 'consentRequired' satisfies ErrorCode)),
});

export type ContactAnswers = z.output<typeof contactSchema>;
