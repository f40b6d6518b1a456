import * as z from 'zod/mini';
import { emailSchema } from '#domain/email';
import type { ErrorCode } from '#domain/error-code';
import { phoneNumberSchema } from '#domain/phone-number';
import type { ContactAnswers } from '../../quote-flow.types.ts';

export const contactSchema: z.ZodMiniType<ContactAnswers> = z.object({
  email: emailSchema,
  phone: phoneNumberSchema,
  hasConsented: z.boolean().check(z.refine((isTicked) => isTicked, 'consentRequired' satisfies ErrorCode)),
});
