import { answerValue, type Question } from '#domain/question';

/** Why questions of the page cannot require their valid answer: a line for each, for the author. */
export const questionProblems = (questions: readonly Question[]): string[] =>
  questions.flatMap(({ validationRequired, validAnswer, yesValue, noValue }, index) =>
    validationRequired && !answerValue(validAnswer, { yesValue, noValue })
      ? [
          `questions[${index}].validAnswer is "${validAnswer}", which is neither "${yesValue}" nor "${noValue}": every answer is accepted.`,
        ]
      : [],
  );
