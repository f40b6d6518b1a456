import { listPolicyDocuments } from '#services/policies/list-policy-documents.contract';
import { storeCustomerDocument } from '../../store/customer-documents.ts';
import { implementCall, success } from '../implement-call.ts';
import { ownPolicy } from './own-policy.ts';

const names = {
  idCard: { en: 'Insurance ID card', es: 'Tarjeta de identificación del seguro' },
  declarations: { en: 'Declarations page', es: 'Página de declaraciones' },
} as const;

/** The address of each document is unguessable and opens for an hour. */
export const answerListPolicyDocuments = implementCall(
  listPolicyDocuments,
  async ({ query, newId, trackId, partnerOrigin, fault, ...context }) => {
    const { database, customer, now } = context;
    const { policyId, 'header.lang': language } = query;
    const { effectiveDate } = await ownPolicy(context, policyId);
    const documents = await Promise.all(
      (['idCard', 'declarations'] as const).map(async (kind) => {
        const documentId = newId();
        const { customerId } = customer!;
        const issuedAt = new Date(now);
        await storeCustomerDocument(database, { documentId, customerId, policyId, kind, trackId, language, issuedAt });
        const origin = fault === 'foreignUrl' ? 'https://stranger.example' : partnerOrigin;
        const url = `${origin}/policy-documents/${documentId}.pdf`;
        return { documentId, documentType: kind, name: names[kind][language], date: effectiveDate, url };
      }),
    );
    return { ...success, documents };
  },
);
