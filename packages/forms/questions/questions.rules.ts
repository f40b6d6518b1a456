import { answerValue, type Question, type YesNo } from '#domain/question';
import { format } from '#i18n/format';

export const codeOf = ({ code }: Pick<Question, 'code'>): string => String(code);

/** The services' value of an answer. */
export const valueOf = ({ yesValue, noValue }: Question, answer: YesNo): string =>
  answer === 'yes' ? yesValue : noValue;

const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The answer for a service's value; undefined for any other value. */
export function answerOf({ yesValue, noValue }: Question, value: string): YesNo | undefined {
  if (isSame(value, yesValue)) return 'yes';
  return isSame(value, noValue) ? 'no' : undefined;
}

/** The carrier accepts this answer. */
export function isAccepted(question: Question, answer: YesNo): boolean {
  const required = question.validationRequired ? answerValue(question.validAnswer, question) : '';
  return !required || valueOf(question, answer) === required;
}

/** The error text of an answer; undefined for a valid one. */
export function questionError(
  question: Question,
  answer: string,
  {
    firstName,
    labels,
  }: { firstName: string; labels: { 'error.questionRequired': string; 'error.answerRefused': string } },
): string | undefined {
  const withName = (text: string) => format(text, { 0: firstName });
  if (answer !== 'yes' && answer !== 'no') return withName(labels['error.questionRequired']);
  return isAccepted(question, answer) ? undefined : withName(question.errorMessage || labels['error.answerRefused']);
}

/** Every question has an answer that the carrier accepts. */
export function areAnswersAccepted(questions: readonly Question[], answers: Readonly<Record<string, YesNo>>): boolean {
  return questions.every((question) => {
    const answer = answers[codeOf(question)];
    return answer !== undefined && isAccepted(question, answer);
  });
}
