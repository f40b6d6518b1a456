import { format } from '#i18n/format';
import { en } from '#widgets/customer-portal/strings.en';
import { RewardsMember } from '../../browser/model/rewards-member.ts';
import type { FaultPoint, Scene } from './fault-point.ts';
import { expect } from './journey.ts';
import { endsTheSession, tabPoint } from './portal-fault-points.ts';

const members = new WeakMap<Scene, RewardsMember>();
const memberOf = (scene: Scene): RewardsMember => members.get(scene)!;

const signsIn = async (scene: Scene) => {
  members.set(scene, await RewardsMember.create(scene.page, scene.sandbox));
  await memberOf(scene).signsIn();
};
const opensRewards = async (scene: Scene) => {
  await signsIn(scene);
  await memberOf(scene).opens('rewards');
  await memberOf(scene).balance.waitFor();
};
const giftCard = '$10 gift card';

const instagramConnected = (scene: Scene) =>
  memberOf(scene).portal.getByText(format(en['rewards.connected'], { network: 'Instagram' }));

const thanksForReferral = (scene: Scene) =>
  memberOf(scene).portal.getByRole('heading', { name: en['referral.thanksTitle'] });

/** The shared steps of what a tab of a customer who collects points loads. */
const memberTabPoint = { ...tabPoint, arrives: signsIn } satisfies Partial<FaultPoint>;

/** Fault points of the quotes, the rewards and the referral of a customer. */
export const rewardsFaultPoints: readonly FaultPoint[] = [
  {
    ...memberTabPoint,
    where: 'the quotes of a customer',
    call: 'listCustomerQuotes',
    makesCall: (scene) => memberOf(scene).opens('myquotes'),
    succeeds: (scene) =>
      expect(
        memberOf(scene)
          .portal.getByRole('link', { name: new RegExp(`^${en['quotes.requote']}`) })
          .first(),
      ).toBeVisible(),
  },
  {
    ...memberTabPoint,
    where: 'the points of a customer',
    call: 'loadLoyalty',
    makesCall: (scene) => memberOf(scene).opens('rewards'),
    succeeds: (scene) => expect(memberOf(scene).balance).toBeVisible(),
  },
  {
    ...memberTabPoint,
    where: 'the history of points',
    call: 'listLoyaltyTransactions',
    async makesCall(scene) {
      const member = memberOf(scene);
      await member.opens('rewards');
      const history = member.portal.getByText(en['rewards.historyTitle'], { exact: true });
      await history.or(member.portal.getByRole('heading', { name: en.endedHeading })).waitFor();
      if (await history.isVisible()) await history.click();
    },
    succeeds: (scene) => expect(memberOf(scene).portal.getByText(en['rewards.earned']).first()).toBeVisible(),
  },
  {
    where: 'a gift card for points',
    call: 'redeemGiftCard',
    widget: 'cover-customer-portal',
    arrives: opensRewards,
    makesCall: (scene) => memberOf(scene).redeems(giftCard),
    message: (scene) => memberOf(scene).dialog(en['rewards.undecidedTitle']),
    triesAgain: (scene) => memberOf(scene).button(en['rewards.askAgain']).click(),
    succeeds: (scene) => expect(memberOf(scene).dialog(en['rewards.redeemedTitle'])).toBeVisible(),
    otherwise: [endsTheSession],
  },
  {
    where: 'the referral of a friend',
    call: 'referFriend',
    widget: 'cover-customer-portal',
    async arrives(scene) {
      await signsIn(scene);
      await memberOf(scene).opens('dashboard');
      await memberOf(scene).entersFriend();
    },
    makesCall: (scene) => memberOf(scene).button(en['referral.submit']).click(),
    message: (scene) => memberOf(scene).portal.getByText(en['referral.failedTitle']),
    triesAgain: (scene) => memberOf(scene).button(en['referral.submit']).click(),
    succeeds: (scene) => expect(thanksForReferral(scene)).toBeVisible(),
    counts: async (scene) => (await memberOf(scene).referrals()).length,
    otherwise: [
      {
        faults: ['empty'],
        title: 'an empty response is an acknowledgement',
        announces: thanksForReferral,
        leavesForm: true,
      },
      endsTheSession,
    ],
  },
  {
    where: 'the points for a social network',
    call: 'connectSocial',
    widget: 'cover-customer-portal',
    arrives: opensRewards,
    async makesCall(scene) {
      const popup = await memberOf(scene).opensNetwork('instagram');
      await popup.getByRole('link').first().click();
    },
    message: (scene) => memberOf(scene).portal.getByText(en['rewards.social.other']),
    triesAgain: (scene) => memberOf(scene).button(en.retry).click(),
    succeeds: (scene) => expect(instagramConnected(scene)).toBeVisible(),
    otherwise: [
      { faults: ['empty'], title: 'an empty response is an acknowledgement', announces: instagramConnected },
      endsTheSession,
    ],
  },
];
