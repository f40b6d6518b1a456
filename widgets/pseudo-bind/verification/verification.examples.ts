import * as z from 'zod/mini';
import { newVerification } from '#domain/contact-verification';
import type { Channel, CodeStatus, Verification } from '#domain/contact-verification';
import { verificationConfigShape } from './verification.config.ts';
import type { VerificationInput } from './verification.types.ts';

export const exampleConfig = z.parse(z.object(verificationConfigShape), {});

export const exampleInput: VerificationInput = {
  transactionId: 'transaction-1',
  rateQuoteId: 'RQ-1001',
  email: 'alex@example.com',
  phone: '5125550142',
  config: exampleConfig,
};

/** A row without answers. */
export const newRow = newVerification(exampleInput);

/** A channel with a status, at its nth attempt. */
export const channelAt = (status: CodeStatus, attempt: Channel['attempt'] = 1): Channel => ({
  code: status === '' ? '' : `${attempt}${attempt}2233`,
  status,
  attempt,
});

/** Every status that a channel can have (spec 2 §4.1). */
export const everyChannel: Readonly<Record<string, Channel>> = {
  'nothing sent': channelAt(''),
  'Verify-1': channelAt('Verify-1', 1),
  'Verify-2': channelAt('Verify-2', 2),
  'Verify-3': channelAt('Verify-3', 3),
  'no at the first try': channelAt('no', 1),
  'no at the second try': channelAt('no', 2),
  'no at the third try': channelAt('no', 3),
  yes: channelAt('yes', 1),
};

export const everyOverall: readonly Verification['overall'][] = ['', 'no', 'yes'];
