export type YesNo = 'yes' | 'no';

/** A carrier's yes-or-no question, as the page configures it or the services send it (spec 2 §3.4). */
export interface Question {
  /** Identifies the question in the services. */
  code: string | number;
  /** `{0}` is replaced by the first name of the primary driver. */
  text: string;
  /** The texts for yes and no, in this order; if empty, the form's own. */
  answers: readonly string[];
  /** Only `validAnswer` is accepted, unless {@link answerValue} cannot read it. */
  validationRequired: boolean;
  validAnswer: string;
  /** Shown for any other answer. */
  errorMessage: string;
  /** The services' values of yes and no. */
  yesValue: string;
  noValue: string;
}

/**
 * The value of an answer that is written as one of the question's values or as a word; empty for any other text. As a
 * valid answer such a text would block every visitor.
 *
 * @example
 * answerValue('No', { yesValue: 'Y', noValue: 'N' }) // 'N'
 */
export function answerValue(answer: string, { yesValue, noValue }: Pick<Question, 'yesValue' | 'noValue'>): string {
  const text = answer.trim().toLowerCase();
  if (text === yesValue.trim().toLowerCase()) return yesValue;
  if (text === noValue.trim().toLowerCase()) return noValue;
  if (['y', 'yes', 'true'].includes(text)) return yesValue;
  return ['n', 'no', 'false'].includes(text) ? noValue : '';
}
