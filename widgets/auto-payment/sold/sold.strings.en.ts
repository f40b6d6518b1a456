/** English texts of the last page. */
export const soldEn = {
  soldTitle: 'Congratulations, you are insured',
  soldText: 'Your policy is paid and signed.',
  soldUnsignedTitle: 'Thank you, your policy is paid',
  soldUnsignedText: 'Nothing has to be signed online.',
  'sold.policy': 'Policy number',
  'sold.carrier': 'Insurance company',
  'sold.amount': 'Paid today',
  soldDocuments: 'Open your policy documents',
  soldDocumentsHint: 'A PDF, in a new window.',
  soldDocumentsLoading: 'Getting your policy documents…',
  soldDocumentsMissing: 'We could not get your policy documents just now.',
  soldDocumentsRetry: 'Look again',
  soldEmail: 'Your email address on the policy: {email}',
  soldCall: 'Questions? Call {phone}',
};
export type SoldStrings = typeof soldEn;
