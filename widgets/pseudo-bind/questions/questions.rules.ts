import { format } from '#i18n/format';
import type { QuestionSettings } from '../pseudo-bind.config.ts';
import type { YesNo } from '../pseudo-bind.types.ts';

export const codeOf = ({ code }: Pick<QuestionSettings, 'code'>): string => String(code);

/** What an answer is for the services. */
export const valueOf = ({ yesValue, noValue }: QuestionSettings, answer: YesNo): string =>
  answer === 'yes' ? yesValue : noValue;

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The answer that a service's value is; undefined for any other value. */
export function answerOf({ yesValue, noValue }: QuestionSettings, value: string): YesNo | undefined {
  if (isSame(value, yesValue)) return 'yes';
  return isSame(value, noValue) ? 'no' : undefined;
}

/** The carrier takes this answer. */
export function isAccepted(question: QuestionSettings, answer: YesNo): boolean {
  return !question.validationRequired || isSame(valueOf(question, answer), question.validAnswer);
}

/** What is wrong with the answer to a question, in words; undefined when nothing is. */
export function questionError(
  question: QuestionSettings,
  answer: string,
  {
    firstName,
    labels,
  }: { firstName: string; labels: { 'error.questionRequired': string; 'error.answerRefused': string } },
): string | undefined {
  const said = (text: string) => format(text, { 0: firstName });
  if (answer !== 'yes' && answer !== 'no') return said(labels['error.questionRequired']);
  return isAccepted(question, answer) ? undefined : said(question.errorMessage || labels['error.answerRefused']);
}

/** Every question is answered, and as the carrier needs it. */
export function areAnswersAccepted(
  questions: readonly QuestionSettings[],
  answers: Readonly<Record<string, YesNo>>,
): boolean {
  return questions.every((question) => {
    const answer = answers[codeOf(question)];
    return answer !== undefined && isAccepted(question, answer);
  });
}
