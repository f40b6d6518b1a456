/** English texts of the last page. */
export const soldEn = {
  soldTitle: 'Congratulations, you are insured',
  soldText: 'Your policy is paid and signed.',
  soldUnsignedTitle: 'Thank you, your policy is paid',
  soldUnsignedText: 'Nothing has to be signed online. Your insurance company sends your documents.',
  'sold.policy': 'Policy number',
  'sold.carrier': 'Insurance company',
  'sold.amount': 'Paid today',
  soldDocuments: 'Open your policy documents',
  soldDocumentsHint: 'A PDF, in a new window.',
  soldDocumentsLoading: 'Getting your policy documents…',
  soldDocumentsMissing: 'Your documents are not ready yet. Your insurance company sends them to you, too.',
  soldDocumentsRetry: 'Look again',
  soldEmail: 'We write to {email} with everything you need.',
  soldCall: 'Questions? Call {phone}',
};
export type SoldStrings = typeof soldEn;
