import { randomUUID } from 'node:crypto';
import { notOne, type RobotFlow, type RobotLeg, type RobotScene, rowsOf } from '../model/robot-flow.ts';

/** Meets both password policies, the classic and the modern one. */
const newPassword = 'Sample-pw12!';

const signIn: RobotLeg = { path: '/sign-in.html', ending: { heading: '^welcome' }, forgets: true };

/** The page of the link in the newest message. */
function setPassword({ sandbox }: Pick<RobotScene, 'sandbox'>, email: string): RobotLeg {
  return {
    async path() {
      const [mail] = await rowsOf<{ link: string }>(sandbox, '/mailbox', { to: email });
      if (!mail) throw new Error('The page says that a message was sent, and none was.');
      const { pathname, search } = new URL(mail.link);
      return pathname + search;
    },
    ending: { heading: 'your new password is set' },
    // Nobody can sign in with a password that is not set yet.
    again: { heading: 'check your email', text: 'we could not sign you in' },
    forgets: true,
  };
}

/** Signs in, and pays a premium in the portal. */
export const portal: RobotFlow = {
  calls: [
    '*',
    'createGuestToken',
    'signIn',
    'extendSession',
    'loadCustomerProfile',
    'listPolicies',
    'loadPolicyDetails',
    'payNow',
    'setPaymentReturn',
    'loadPaymentResult',
  ],
  length: 10,
  never: '^(pay at|call|text|create an account|forgot|show|get a quote|add to)|id card',
  followsLinks: true,
  async begin({ sandbox }) {
    const { email, password, policyNumbers } = await sandbox.makesCustomer('paying');
    const charges = async () =>
      (await Promise.all(policyNumbers.map((number) => sandbox.charges(number)))).filter(({ length }) => length > 0);
    return {
      legs: [signIn, { path: '/customer-portal.html?tabid=policies', ending: { heading: 'payment was received' } }],
      answers: [
        ['email', email],
        ['password', password],
      ],
      charges: async () => (await charges()).length,
      async problems(isComplete) {
        const all = await charges();
        return [
          ...all.flatMap((ofPolicy) => notOne(ofPolicy, 'charges of a policy', true)),
          ...(isComplete && all.length === 0 ? ['paid, and nothing was charged'] : []),
        ];
      },
    };
  },
};

/** Creates an account, sets its password with the link of the message, and signs in. */
export const newCustomer: RobotFlow = {
  calls: ['*', 'createGuestToken', 'cityByZip', 'authenticateCustomer', 'createCustomer', 'setPassword', 'signIn'],
  acknowledged: ['createCustomer', 'setPassword'],
  length: 22,
  never: '^(call|forgot|create an account|show|sign out)',
  followsLinks: true,
  begin(scene) {
    const email = ownEmail(scene);
    const customers = () => rowsOf(scene.sandbox, '/admin/customers', { email });
    return {
      legs: [
        // A visitor who left before the answer finds that the account exists.
        { path: '/create-customer.html', ending: { heading: '^welcome', text: 'is an account with this email' } },
        setPassword(scene, email),
        signIn,
      ],
      answers: [
        ['email', email],
        ['password', newPassword],
      ],
      isDone: async (leg) => leg === 0 && (await customers()).length > 0,
      problems: async (isComplete) => notOne(await customers(), 'customers', isComplete),
    };
  },
};

/** Gives consent by a personal link, or on an empty form. */
export const consent: RobotFlow = {
  calls: ['*', 'createGuestToken', 'loadConsent', 'saveConsent'],
  acknowledged: ['saveConsent'],
  length: 7,
  never: '^call',
  followsLinks: true,
  async begin({ chance, sandbox, person }) {
    const email = ownEmail({ person });
    const hasLink = chance.of([true, false]);
    const { firstName, lastName, phone } = person;
    const link = hasLink && (await asks(sandbox.url, { firstName, lastName, phone, email }));
    const given = async () => {
      const rows = await rowsOf<{ givenAt: string | null }>(sandbox, '/admin/consents', { email });
      return rows.filter(({ givenAt }) => givenAt !== null);
    };
    return {
      legs: [
        {
          path: link ? `/consent-form.html?id=${link}` : '/consent-form.html',
          ending: { heading: 'thank you for your consent|already given your consent' },
        },
      ],
      answers: [['email', email]],
      isDone: async () => (await given()).length > 0,
      problems: async (isComplete) => notOne(await given(), 'consents', isComplete),
    };
  },
};

/** Requests a link, sets a new password with it, and signs in. */
export const password: RobotFlow = {
  calls: ['*', 'createGuestToken', 'checkCustomer', 'sendPasswordReset', 'setPassword', 'signIn'],
  acknowledged: ['sendPasswordReset', 'setPassword'],
  length: 10,
  // Without the new password nobody gets in there.
  never: '^(call|create an account|back to sign-in|show)',
  followsLinks: true,
  async begin({ sandbox }) {
    const { email } = await sandbox.makesCustomer('new');
    return {
      legs: [
        { path: '/forgot-password.html', ending: { heading: 'check your email' }, forgets: true },
        setPassword({ sandbox }, email),
        signIn,
      ],
      answers: [
        ['email', email],
        ['password', newPassword],
      ],
      problems: () => Promise.resolve([]),
    };
  },
};

/** Asks for the person's consent; returns the id of the link. */
async function asks(url: string, person: object): Promise<string> {
  const response = await fetch(`${url}/sandbox/admin/consents`, { method: 'POST', body: JSON.stringify(person) });
  return ((await response.json()) as { id: string }).id;
}

/** An address that no other robot uses, also when its seed is replayed. */
const ownEmail = ({ person: { email } }: Pick<RobotScene, 'person'>): string => `${randomUUID().slice(0, 8)}.${email}`;
