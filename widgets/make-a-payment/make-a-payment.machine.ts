import { machineOf, type TransitionTable } from '#embed/transition-table';
import type { PaymentEvent, PaymentState } from './make-a-payment.types.ts';

type Named<Type extends PaymentEvent['type']> = Extract<PaymentEvent, { type: Type }>;

const form = (): PaymentState => ({ is: 'form' });
const alreadyMade = (): PaymentState => ({ is: 'alreadyMade' });
const refused = (_: PaymentState, { trouble }: Named<'TROUBLE.CAME'>): PaymentState => ({ is: 'form', trouble });
const look = (_: PaymentState, { lookup }: Named<'FORM.SUBMITTED'>): PaymentState => ({
  is: 'looking',
  lookup,
  hasLeft: false,
});
const read = (_: PaymentState, { result }: Named<'RESULT.READ'>): PaymentState =>
  result.isApproved ? { is: 'paid', result } : { is: 'failed', result };

/** What each state does with each event (spec 2 §4.5); an event that is not named changes nothing. */
export const transitions: TransitionTable<PaymentState, PaymentEvent> = {
  starting: {
    'VISIT.NEW': form,
    'VISIT.RESUMED': (_, { lookup, hasLeft }) => ({ is: 'looking', lookup, hasLeft }),
  },
  form: {
    'FORM.SUBMITTED': look,
    'TROUBLE.READ': form,
  },
  looking: {
    'POLICY.FOUND': ({ hasLeft }, { found }) => ({ is: 'opening', found, hasLeft }),
    'PAYMENT.ALREADY_MADE': alreadyMade,
    'TROUBLE.CAME': refused,
    BACK: form,
  },
  opening: {
    'SESSION.OPENED': ({ found, hasLeft }, { session }) =>
      hasLeft ? { is: 'pending', found, session } : { is: 'details', found, session },
    'SESSION.APPROVED': ({ found }) => ({ is: 'approved', found }),
    'PAYMENT.ALREADY_MADE': alreadyMade,
    // Whoever has been at the payment page learns of it there: they may have paid.
    'TROUBLE.CAME': ({ found, session }, { trouble }) =>
      session ? { is: 'pending', found, session, trouble } : { is: 'form', trouble },
    BACK: form,
  },
  details: {
    'PAY.PRESSED': ({ found, session }) => ({ is: 'leaving', found, session }),
    'TROUBLE.READ': ({ found, session }) => ({ is: 'details', found, session }),
    BACK: form,
  },
  leaving: {
    'PAGE.LEFT': ({ found }, { session, goesTo }) => ({ is: 'pending', found, session, goesTo }),
    'SESSION.APPROVED': ({ found }) => ({ is: 'approved', found }),
    'PAYMENT.ALREADY_MADE': alreadyMade,
    'TROUBLE.CAME': ({ found, session }, { trouble }) => ({ is: 'details', found, session, trouble }),
  },
  pending: {
    'OUTCOME.ASKED': ({ found, session }) => ({ is: 'opening', found, session, hasLeft: true }),
    'PAY.PRESSED': ({ found, session }) => ({ is: 'leaving', found, session }),
    'TROUBLE.READ': ({ found, session }) => ({ is: 'pending', found, session }),
    BACK: form,
  },
  approved: { BACK: form },
  alreadyMade: { BACK: form },
  reading: {
    'RESULT.READ': read,
    'PAYMENT.ALREADY_MADE': alreadyMade,
    'TROUBLE.CAME': ({ token }, { trouble }) => ({ is: 'unread', token, trouble }),
  },
  unread: {
    RETRY: ({ token }) => ({ is: 'reading', token }),
    BACK: form,
  },
  paid: { BACK: form },
  failed: { BACK: form },
};

/**
 * The payment's machine. A table and not an XState machine, because 105 kB for everything have no room for one, and a
 * payment is in one place at a time.
 */
export const paymentTransition = machineOf(transitions);
