import { en } from '#widgets/pseudo-bind/strings.en';
import type { FaultPoint, Scene } from './fault-point.ts';
import { expect } from './journey.ts';
import { quoteToBuy } from './seed-data.ts';

const opensPurchase = async ({ visitor, sandbox, person, purchase }: Scene) => {
  await visitor.opens(await quoteToBuy(sandbox, person));
  await purchase.seesSection(en.driverTitle);
};
const comesToQuestions = async (scene: Scene) => {
  await opensPurchase(scene);
  await scene.purchase.confirmsDriver();
  await scene.purchase.prefers();
  await scene.purchase.drivesAlone();
  await scene.purchase.seesSection(en.questionsTitle);
};

/** The shared steps of the calls behind the codes: the dialog says what failed, and tries again by itself. */
const isVerified = {
  widget: 'cover-pseudo-bind',
  leavesForm: true,
  message: ({ page }) =>
    page
      .getByText(en['verification.unreachableTitle'])
      .or(page.getByText(en['verification.malformedTitle']))
      .or(page.getByText(en['verification.refusedTitle']))
      .or(page.getByText(en['verification.expiredTitle'])),
  triesAgain: ({ purchase }) => purchase.button(en['verification.retry']).click(),
  async succeeds({ page, purchase }) {
    await expect(purchase.field(en['verification.emailLabel'])).toBeVisible();
    await expect(page.getByText(en['verification.unreachableTitle'])).toBeHidden();
  },
} satisfies Partial<FaultPoint>;

/** Fault points of the contact verification. */
export const verificationFaultPoints: readonly FaultPoint[] = [
  {
    ...isVerified,
    where: 'the row of a purchase in the agents’ sheet',
    call: 'searchVerifications',
    arrives: comesToQuestions,
    makesCall: ({ purchase, person }) => purchase.answersQuestions(person.firstName),
  },
  {
    ...isVerified,
    where: 'a new row in the agents’ sheet',
    call: 'createVerification',
    arrives: opensPurchase,
    makesCall: ({ purchase, person }) => purchase.comesToTheCodes(person.firstName),
  },
  {
    ...isVerified,
    where: 'the answers in the agents’ sheet',
    call: 'updateVerification',
    arrives: comesToQuestions,
    makesCall: ({ purchase, person }) => purchase.answersQuestions(person.firstName),
    otherwise: [
      {
        faults: ['empty', 'truncated', 'hang-up afterwards'],
        title: 'the codes can be entered after a response that is empty, or lost after the answers were written',
        sees: ({ purchase }) => expect(purchase.field(en['verification.emailLabel'])).toBeVisible(),
      },
    ],
  },
  {
    ...isVerified,
    where: 'the notification of an agent',
    call: 'nonVoiceCall',
    arrives: comesToQuestions,
    makesCall: ({ purchase, person }) => purchase.answersQuestions(person.firstName),
    message: ({ page }) => page.getByText(en['verification.unawareTitle']),
    async succeeds({ page, purchase }) {
      await expect(purchase.field(en['verification.emailLabel'])).toBeVisible();
      await expect(page.getByText(en['verification.unawareTitle'])).toBeHidden();
    },
  },
];
