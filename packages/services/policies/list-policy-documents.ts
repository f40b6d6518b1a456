import { dateFromWire } from '#domain/calendar-date';
import { type PolicyDocument, type PolicyDocumentKind, policyDocumentKinds } from '#domain/customer-policy';
import { plainName } from '#domain/plain-name';
import { safeUrlOf } from '../auto-payment/partner-url.ts';
import type { ServiceClient } from '../http.ts';
import { emptyIfNotFound } from '../no-results-refusal.ts';
import { readRows } from '../read-rows.ts';
import { listPolicyDocuments as contract } from './list-policy-documents.contract.ts';

/**
 * Lists the documents of a customer's policy; empty when there is none, or when the service's message says so. A
 * document whose address is not safe to open is left out.
 *
 * @throws {SessionEndedError} when nobody is signed in, or no longer.
 */
export function listPolicyDocuments(
  client: ServiceClient,
  { policyId }: { policyId: string },
  signal?: AbortSignal,
): Promise<readonly PolicyDocument[]> {
  const list = client.call(contract, { query: { policyId }, signal }, ({ documents }, isWhole) => {
    const ids = new Set<string>();
    return readRows(documents, isWhole, ({ documentId, documentType, name, date, url }, index) => {
      const address = safeUrlOf(url, client.pageBase);
      if (!address) return undefined;
      const ownId = String(documentId ?? '');
      const id = ownId && !ids.has(ownId) ? ownId : `document-${index + 1}`;
      ids.add(id);
      return { id, kind: kindOf(documentType), name: name?.trim() ?? '', date: dateFromWire(date), url: address };
    });
  });
  return emptyIfNotFound(list, 'documents');
}

/** Services send `id card`, `ID_CARD`, `Declarations page`, and 1 for declarations with the ID cards (spec 2 §7.2). */
const kinds: Readonly<Record<string, PolicyDocumentKind>> = {
  ...Object.fromEntries(policyDocumentKinds.map((kind) => [plainName(kind), kind])),
  '1': 'declarations',
  insuranceidcard: 'idCard',
  proofofinsurance: 'idCard',
  declaration: 'declarations',
  declarationpage: 'declarations',
  declarationspage: 'declarations',
  decpage: 'declarations',
  paymentreceipt: 'receipt',
};

function kindOf(type: string | number | undefined): PolicyDocumentKind {
  const name = plainName(String(type ?? ''));
  return (Object.hasOwn(kinds, name) && kinds[name]) || 'other';
}
