import type { AdditionalDriverAnswers } from '../../quote-flow.types.ts';

/** `Alex Example`. */
export const nameOf = ({ firstName, lastName }: Pick<AdditionalDriverAnswers, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
