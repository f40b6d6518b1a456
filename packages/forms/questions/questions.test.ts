import { describe, expect, it, test } from 'vitest';
import { plainCarrier, questionsOf } from '../purchase/carrier.ts';
import { exampleQuestions } from '../purchase/purchase.examples.ts';
import { sectionErrorsEn as en } from '../purchase/strings.en.ts';
import { answerOf, areAnswersAccepted, codeOf, isAccepted, questionError, valueOf } from './questions.rules.ts';

const [home, rideshare, damage] = exampleQuestions as [
  (typeof exampleQuestions)[0],
  (typeof exampleQuestions)[0],
  (typeof exampleQuestions)[0],
];
const texts = { firstName: 'Alex', labels: en };

describe('the questions of a carrier', () => {
  test.each([
    ['', ['HomeOwner', 'Rideshare', 'Damage']],
    ['Damage, HomeOwner', ['Damage', 'HomeOwner']],
    ['Damage,Unknown,Damage', ['Damage']],
  ])('orders the questions by "%s" as %o', (questionOrder, codes) => {
    expect(questionsOf({ questions: exampleQuestions }, { ...plainCarrier, questionOrder }).map(codeOf)).toEqual(codes);
  });
});

describe('an answer', () => {
  it('sends Y or N to the services, unless the question has its own values', () => {
    expect([valueOf(home, 'yes'), valueOf(home, 'no'), valueOf(damage, 'yes'), valueOf(damage, 'no')]).toEqual([
      'Y',
      'N',
      '1',
      '0',
    ]);
    expect([answerOf(home, 'y'), answerOf(damage, '0'), answerOf(home, '1')]).toEqual(['yes', 'no', undefined]);
  });

  it('requires an answer and shows the first name in the message', () => {
    const labels = { ...en, 'error.questionRequired': 'Please answer, {0}' };
    expect(questionError(home, '', { firstName: 'Alex', labels })).toBe('Please answer, Alex');
  });

  it('refuses an answer other than the required one with the question’s own message', () => {
    expect(questionError(rideshare, 'yes', texts)).toBe(
      'Alex, this carrier does not insure cars of ride-sharing services.',
    );
    expect(questionError({ ...rideshare, errorMessage: '' }, 'yes', texts)).toBe(en['error.answerRefused']);
    expect(questionError(rideshare, 'no', texts)).toBeUndefined();
    expect(questionError(home, 'yes', texts)).toBeUndefined();
  });

  it.each([
    ['No', ['no']],
    [' n ', ['no']],
    ['false', ['no']],
    ['YES', ['yes']],
    ['', ['yes', 'no']],
    ['perhaps', ['yes', 'no']],
  ])('accepts for the valid answer "%s" only %j', (validAnswer, accepted) => {
    const question = { ...rideshare, validAnswer };
    expect((['yes', 'no'] as const).filter((answer) => isAccepted(question, answer))).toEqual(accepted);
  });

  it('requires an acceptable answer to every question', () => {
    expect(areAnswersAccepted(exampleQuestions, { HomeOwner: 'yes', Rideshare: 'no', Damage: 'yes' })).toBe(true);
    expect(areAnswersAccepted(exampleQuestions, { HomeOwner: 'yes', Rideshare: 'no' })).toBe(false);
    expect(areAnswersAccepted(exampleQuestions, { HomeOwner: 'yes', Rideshare: 'yes', Damage: 'yes' })).toBe(false);
  });
});
