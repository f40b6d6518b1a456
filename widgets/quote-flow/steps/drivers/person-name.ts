import type { AdditionalDriverAnswers } from './additional-driver.answers.ts';

/** `Alex Example`. */
export const nameOf = ({ firstName, lastName }: Pick<AdditionalDriverAnswers, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
