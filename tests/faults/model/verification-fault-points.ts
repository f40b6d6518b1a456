import { en } from '#widgets/pseudo-bind/strings.en';
import type { FaultPoint, Scene } from './fault-point.ts';
import { expect } from './journey.ts';
import { rowWasWritten } from './lead-rows.ts';
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

const failureNotice = ({ page }: Scene) =>
  page
    .getByText(en['verification.unreachableTitle'])
    .or(page.getByText(en['verification.malformedTitle']))
    .or(page.getByText(en['verification.refusedTitle']))
    .or(page.getByText(en['verification.expiredTitle']));

const codesDialog = ({ page }: Scene) => page.getByRole('dialog', { name: en['verification.title'] });

const typesEmailCode = async ({ purchase }: Scene) => {
  await purchase.field(en['verification.emailLabel']).fill('123456');
  await expect(purchase.field(en['verification.emailLabel'])).toHaveValue('123456');
};

const codesCanBeEntered = async (scene: Scene) => {
  await expect(failureNotice(scene)).toHaveCount(0);
  await typesEmailCode(scene);
};

/** The shared steps of the calls behind the codes: the dialog says what failed, and tries again by itself. */
const verificationPoint = {
  widget: 'cover-pseudo-bind',
  leavesForm: true,
  message: failureNotice,
  async triesAgain({ purchase }) {
    const retry = purchase.button(en['verification.retry']);
    // The page also tries again by itself: the button may vanish as it is pressed.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 1500 });
    }).toPass();
  },
  succeeds: codesCanBeEntered,
} satisfies Partial<FaultPoint>;

/** Fault points of the contact verification. */
export const verificationFaultPoints: readonly FaultPoint[] = [
  {
    ...verificationPoint,
    where: 'the row of a purchase in the agents’ sheet',
    call: 'searchVerifications',
    arrives: comesToQuestions,
    makesCall: ({ purchase, person }) => purchase.answersQuestions(person.firstName),
  },
  {
    ...verificationPoint,
    where: 'a new row in the agents’ sheet',
    call: 'createVerification',
    arrives: opensPurchase,
    makesCall: ({ purchase, person }) => purchase.comesToTheCodes(person.firstName),
    otherwise: [
      {
        faults: rowWasWritten,
        title: 'the codes can be entered, because the row is found',
        announces: codesDialog,
        leavesForm: true,
        sees: typesEmailCode,
      },
    ],
  },
  {
    ...verificationPoint,
    where: 'the answers in the agents’ sheet',
    call: 'updateVerification',
    arrives: comesToQuestions,
    makesCall: ({ purchase, person }) => purchase.answersQuestions(person.firstName),
    otherwise: [
      {
        faults: ['empty', 'truncated', 'hang-up afterwards'],
        title: 'the codes can be entered after a response that is empty, truncated or lost',
        announces: codesDialog,
        leavesForm: true,
        sees: typesEmailCode,
      },
    ],
  },
  {
    ...verificationPoint,
    where: 'the notification of an agent',
    call: 'nonVoiceCall',
    arrives: comesToQuestions,
    makesCall: ({ purchase, person }) => purchase.answersQuestions(person.firstName),
    message: ({ page }) => page.getByText(en['verification.unawareTitle']),
    async succeeds(scene) {
      await expect(scene.page.getByText(en['verification.unawareTitle'])).toHaveCount(0);
      await codesCanBeEntered(scene);
    },
  },
];
