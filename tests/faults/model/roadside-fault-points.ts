import { en } from '#widgets/roadside/strings.en';
import { RoadsideMember } from '../../browser/model/roadside-member.ts';
import { type FaultPoint, perScene, type Scene } from './fault-point.ts';
import { keysOf, rowWasWritten } from './lead-rows.ts';

let members = 0;
/** Each scene has a member of its own, so that their charges can be counted. */
const memberOf = perScene(({ page, sandbox, person }) => {
  members += 1;
  return new RoadsideMember(page, sandbox, 'en', `${members}.${person.email}`);
});
const chargesOf = async (scene: Scene) => (await memberOf(scene).charges()).length;

const failed = ({ page }: Scene) =>
  page.getByText(en.unreachableTitle).or(page.getByText(en.malformedTitle)).or(page.getByText(en.expiredTitle));
const retries = (scene: Scene) => memberOf(scene).button('retry').click();

/** Fault points of the roadside membership. */
export const roadsideFaultPoints: readonly FaultPoint[] = [
  {
    where: 'the prices of a roadside membership',
    call: 'prepareRoadside',
    widget: 'cover-roadside',
    arrives: () => Promise.resolve(),
    async makesCall(scene) {
      const member = memberOf(scene);
      await member.opens();
      await member.choice('family').check();
    },
    message: failed,
    triesAgain: retries,
    succeeds: (scene) => memberOf(scene).reads('$69.00'),
  },
  {
    where: 'a roadside membership that is bought',
    call: 'enrollRoadside',
    widget: 'cover-roadside',
    async arrives(scene) {
      const member = memberOf(scene);
      await member.opens();
      await member.chooses('single');
      await member.fillsIn();
    },
    makesCall: (scene) => memberOf(scene).payButton('$39.00').click(),
    message: failed,
    triesAgain: retries,
    async succeeds(scene) {
      await memberOf(scene).paymentPage.sees();
      await memberOf(scene).paymentPage.pays();
      await memberOf(scene).sees('confirmedTitle');
    },
    counts: chargesOf,
  },
  {
    where: 'the outcome of a roadside payment',
    call: 'loadRoadsideTransaction',
    widget: 'cover-roadside',
    async arrives(scene) {
      const member = memberOf(scene);
      await member.opens();
      await member.goesToPay();
      await member.paymentPage.typesCard();
    },
    makesCall: (scene) => memberOf(scene).paymentPage.payButton.click(),
    leavesForm: true,
    message: failed,
    triesAgain: (scene) => memberOf(scene).button('checkAgain').click(),
    succeeds: (scene) => memberOf(scene).sees('confirmedTitle'),
    counts: chargesOf,
  },
  {
    where: 'the waitlist of roadside memberships',
    call: 'createLead',
    widget: 'cover-roadside',
    async arrives(scene) {
      const member = memberOf(scene);
      await member.opens();
      await member.chooses('single');
      await member.fillsIn({ zip: '10001' });
      await member.button('joinWaitlist').waitFor();
    },
    makesCall: (scene) => memberOf(scene).button('joinWaitlist').click(),
    message: failed,
    triesAgain: retries,
    succeeds: (scene) => memberOf(scene).sees('waitlistedTitle'),
    counts: async (scene) => keysOf(await scene.sandbox.leads(memberOf(scene).email)),
    otherwise: [
      {
        faults: rowWasWritten,
        title: 'a row whose response was lost is found again',
        announces: failed,
        async sees(scene) {
          await retries(scene);
          await memberOf(scene).sees('waitlistedTitle');
        },
      },
    ],
  },
];
