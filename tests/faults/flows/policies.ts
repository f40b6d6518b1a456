import { randomUUID } from 'node:crypto';
import { agencyTimeZone } from '#domain/agency-time-zone';
import { addDays, dateAt } from '#domain/calendar-date';
import type { PurchaseRecord } from '../../browser/model/auto-payment.ts';
import { StartedPurchase } from '../../browser/model/purchase-pages.ts';
import type { RentersRecord } from '../../browser/model/renters.ts';
import { notOne, type RobotFlow, rowsOf } from '../model/robot-flow.ts';

/** A carrier without an online signature. */
const withoutSignature = '1008';

/** Answers a carrier's questions, pays and signs a policy, at the partner's pages or in their frames. */
export const autoPayment: RobotFlow = {
  calls: [
    '*',
    'createGuestToken',
    'loadQuoteByTransaction',
    'currentBuyNowStatus',
    'buyNowStatus',
    'driverByLicense',
    'carrierQuestions',
    'submitPurchase',
    'purchaseProgress',
    'carrierResult',
    'openPurchasePayment',
    'processPayment',
    'signPolicy',
    'policyDocument',
    'logPurchase',
    'cardPage',
    'cardFrame',
    'signPage',
    'signVisit',
  ],
  length: 20,
  followsLinks: true,
  async begin({ chance, sandbox }) {
    const carrierId = chance.of(['1004', '1004', withoutSignature, '1009']);
    const mode = chance.of(['redirect', 'frame']);
    const { transactionId } = await StartedPurchase.at(sandbox, -1, carrierId);
    const records = () => rowsOf<PurchaseRecord>(sandbox, '/admin/buy-now', { transactionId });
    return {
      legs: [
        {
          path: `/auto-payment.html?${new URLSearchParams({ transactionId, carrierId, mode }).toString()}`,
          ending: { heading: 'your policy is complete|your payment is made' },
        },
      ],
      answers: [['signername', 'Alex Example']],
      choices: [['deliver', 'no']],
      charges: async () => (await records()).flatMap(({ charges }) => charges).length,
      async problems(isComplete) {
        const all = await records();
        const signatures = all.flatMap((record) => record.signatures);
        return [
          ...notOne(all, 'purchases', isComplete),
          ...notOne(
            all.flatMap(({ charges }) => charges),
            'charges',
            isComplete,
          ),
          ...notOne(signatures, 'signatures', isComplete && carrierId !== withoutSignature),
        ];
      },
    };
  },
};

/** Quotes and buys a renters policy, with the card in the partner's frame. */
export const renters: RobotFlow = {
  calls: [
    '*',
    'createGuestToken',
    'cityByZip',
    'rentersCoverages',
    'createRentersRequest',
    'rateRenters',
    'rentersResults',
    'openRentersCard',
    'buyRenters',
    'rentersProgress',
    'rentersStatus',
    'cardFrame',
  ],
  length: 16,
  followsLinks: true,
  begin({ sandbox, person }) {
    const email = ownEmail(person);
    const [year = '', month = '', day = ''] = addDays(dateAt(Date.now(), agencyTimeZone), 7).split('-');
    const charges = async () =>
      (await rowsOf<RentersRecord>(sandbox, '/admin/renters', { email })).flatMap((record) => record.charges);
    return {
      legs: [{ path: '/renters.html', ending: { heading: 'you have bought your policy' } }],
      answers: [
        ['partyname', 'Casey Landlord'],
        ['partyemail', 'casey.landlord@example.com'],
        ['email', email],
        // The only date here is the day on which the policy starts.
        ['month', month],
        ['day', day],
        ['year', year],
      ],
      charges: async () => (await charges()).length,
      problems: async (isComplete) => notOne(await charges(), 'charges of a renters policy', isComplete),
    };
  },
};

/** Buys a roadside membership at the partner's page. */
export const roadside: RobotFlow = {
  calls: [
    '*',
    'createGuestToken',
    'cityByZip',
    'prepareRoadside',
    'enrollRoadside',
    'loadRoadsideTransaction',
    'membershipPage',
  ],
  length: 18,
  followsLinks: true,
  begin({ sandbox, person }) {
    const email = ownEmail(person);
    const charges = async () => (await sandbox.memberships(email)).flatMap((enrollment) => enrollment.charges);
    return {
      legs: [{ path: '/roadside.html', ending: { heading: 'you are a member' } }],
      answers: [['email', email]],
      charges: async () => (await charges()).length,
      async problems(isComplete) {
        const approved = (await sandbox.memberships(email)).filter(({ status }) => status === 'approved');
        return [
          ...notOne(await charges(), 'charges of a membership', isComplete),
          ...notOne(approved, 'memberships', isComplete),
        ];
      },
    };
  },
};

/** An address that no other robot uses, also when its seed is replayed. */
const ownEmail = ({ email }: { email: string }): string => `${randomUUID().slice(0, 8)}.${email}`;
