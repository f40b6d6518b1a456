import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { errorsByField } from '#domain/error-code';
import { contactSchema } from './contact.answers.ts';

const whole = { email: 'alex@example.com', phone: '512-555-0142', hasConsented: true };

describe('the answers of driver info 2/3', () => {
  it.each([
    ['complete answers', {}, {}],
    ['no email', { email: '' }, { email: 'required' }],
    ['an incomplete email', { email: 'alex@example' }, { email: 'emailInvalid' }],
    ['nine digits', { phone: '512-555-014' }, { phone: 'phoneInvalid' }],
    ['no consent', { hasConsented: false }, { hasConsented: 'consentRequired' }],
  ])('validates contact answers: %s', (_, changed, errors) => {
    expect(errorsByField(contactSchema, { ...whole, ...changed })).toEqual(errors);
  });

  it('strips the dashes of the phone number', () => {
    expect(z.parse(contactSchema, whole).phone).toBe('5125550142');
  });
});
