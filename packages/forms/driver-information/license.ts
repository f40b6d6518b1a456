import { type Draft, savedText } from '#flow/drafts';
import type { DriverAnswers } from '../purchase/purchase.types.ts';

/** The key by which license checks are compared; empty where license or date is missing. */
export const licenseKey = ({ licenseNumber, birthDate }: Pick<DriverAnswers, 'licenseNumber' | 'birthDate'>): string =>
  licenseNumber.trim() && birthDate ? [licenseNumber.trim(), birthDate].join('|').toLowerCase() : '';

/** The key of the license and birth date in the section's form. */
export const typedLicense = (draft: Draft): string =>
  licenseKey({ licenseNumber: savedText(draft, 'licenseNumber'), birthDate: savedText(draft, 'birthDate') });
