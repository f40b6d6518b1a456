/** English texts of the last page. */
export const soldEn = {
  soldTitle: 'Congratulations, your policy is complete',
  soldText: 'Your payment is made and your policy is signed.',
  soldUnsignedTitle: 'Thank you, your payment is made',
  soldUnsignedText: 'Nothing has to be signed online.',
  'sold.policy': 'Policy number',
  'sold.carrier': 'Insurance company',
  'sold.amount': 'Paid today',
  soldDocuments: 'Open your policy documents',
  soldDocumentsHint: 'A PDF, in a new window.',
  soldDocumentsLoading: 'Getting your policy documents…',
  soldDocumentsMissing: 'We could not get your policy documents just now.',
  soldDocumentsRefused: 'Our service cannot give them out now. Look again later, or call us.',
  soldDocumentsMalformed: 'The answer of our service was incomplete. Look again in a few minutes.',
  soldDocumentsExpired: 'The connection to our service has expired. Look again.',
  soldDocumentsRetry: 'Look again',
  soldEmail: 'Your email address on the policy: {email}',
  soldCall: 'Questions? Call {phone}',
};
export type SoldStrings = typeof soldEn;
