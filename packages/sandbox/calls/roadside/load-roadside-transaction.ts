import { agencyTimeZone } from '#domain/agency-time-zone';
import { dateAt } from '#domain/calendar-date';
import { loadRoadsideTransaction } from '#services/roadside/load-roadside-transaction.contract';
import { policyMessage, policyMessages } from '../../policies/policy-message.ts';
import { findRoadsideEnrollment } from '../../store/roadside-enrollments.ts';
import { implementCall, Refusal, success } from '../implement-call.ts';

/** The specification names no status codes: these are the sandbox's own. */
const letters = { declined: 'D', abandoned: 'canceled', replaced: 'canceled', open: 'P', approved: 'P' } as const;

export const answerLoadRoadsideTransaction = implementCall(
  loadRoadsideTransaction,
  async ({ body, database, partnerOrigin, fault }) => {
    const found = await findRoadsideEnrollment(database, { transactionId: body.transactionId });
    if (!found) throw new Refusal(policyMessages.paymentNotFound);
    const { enrollment, charge } = found;
    const { status, documentId } = enrollment;
    if (!charge) {
      const message = policyMessage(
        status === 'declined' ? 'declined' : status === 'open' || status === 'approved' ? 'open' : 'abandoned',
        body.header.lang,
      );
      return { isSuccess: true, message, policyNumber: '', email: enrollment.email, statusCode: letters[status] };
    }
    const document = {
      noUrl: '',
      foreignUrl: 'https://stranger.example/membership.pdf',
      usual: `${partnerOrigin}/membership-documents/${documentId}.pdf`,
    };
    return {
      ...success,
      policyNumber: enrollment.policyNumber,
      paymentDate: dateAt(charge.chargedAt.getTime(), agencyTimeZone),
      email: enrollment.email,
      policyDocumentUrl: document[fault === 'noUrl' || fault === 'foreignUrl' ? fault : 'usual'],
      statusCode: 'A',
    };
  },
);
