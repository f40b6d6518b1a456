import { inLongTier } from '#tooling/testing/tier';
import { AutoPaymentVisitor } from '../model/auto-payment.ts';
import { expect, test } from '../model/journey.ts';
import { StartedPurchase } from '../model/purchase-pages.ts';
import { changePage } from './page-changes.ts';
import { RecordedRequests } from './recorded-requests.ts';

test(
  'each question has its text, answers and required answer, and is sent by its code with its yes or no value',
  inLongTier,
  async ({ page, context, sandbox, watch }) => {
    const requests = new RecordedRequests(context, sandbox.url);
    const visitor = new AutoPaymentVisitor(page, sandbox);
    const { texts } = visitor;
    await changePage(page, {
      widget: {
        carriers: [{ carrierId: '1004', questionOrder: '77,Plain,Pets' }],
        questions: [{ code: 'Pets', text: 'Does a pet ride along, {0}?', answers: ['Always', 'Never'] }],
      },
    });
    await page.route('**/questions/1004*', (route) =>
      route.fulfill({
        json: {
          isSuccess: true,
          questions: [
            { questionCd: 'Plain', questionType: 'YesNo', text: 'Is it parked in a garage?' },
            {
              questionCd: 77,
              questionType: 'YesNo',
              text: '{0}, is a car made up?',
              answers: ['Made up', 'Real'],
              yesValue: '10',
              noValue: '20',
              validationrequired: true,
              validanswer: '20',
              errormessage: 'Only real cars are insured.',
            },
          ],
        },
      }),
    );
    await visitor.opens(await StartedPurchase.at(sandbox, -1));
    await visitor.confirmsDriver({ isConsentAsked: false });
    await visitor.drivesAlone();
    await visitor.seesSection(texts.questionsTitle);
    await expect(page.getByRole('group')).toHaveCount(2);
    await expect(page.getByRole('group').first()).toHaveAccessibleName('Alex, is a car made up?');
    await visitor.picks('Is it parked in a garage?', texts.yes);
    await visitor.picks('Alex, is a car made up?', 'Made up');
    await visitor.button(texts.next).click({ force: true });
    await visitor.sees('Only real cars are insured.');
    await visitor.picks('Alex, is a car made up?', 'Real');
    await visitor.button(texts.next).click();
    // The page configures a question of its own: More Questions.
    await visitor.picks('Does a pet ride along, Alex?', 'Never');
    await expect(page.getByRole('group')).toHaveCount(1);
    expect(watch.eventsNamed('step').at(-1)?.detail).toMatchObject({ step: 'More Questions', stage: 'vehicleStage' });
    await visitor.button(texts.next).click();
    await expect
      .poll(() => requests.bodiesTo('/rating/prepare').map(({ questionAnswers }) => questionAnswers))
      .toEqual([
        [
          { questionCd: '77', answer: '20' },
          { questionCd: 'Plain', answer: 'Y' },
          { questionCd: 'Pets', answer: 'N' },
        ],
      ]);
  },
);
