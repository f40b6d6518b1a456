/** English texts of the signature. */
export const signingEn = {
  signTitle: 'Sign your policy',
  signText: 'Your payment is made. One thing is left: please sign your documents online. It takes about two minutes.',
  sign: 'Sign now',
  signOpening: 'Opening your documents…',
  signCancelled:
    'You left the documents before they were signed. Your payment is recorded: sign whenever you are ready.',
  signTimedOut:
    'The documents were open for too long and were closed. Your payment is recorded: please open them again.',
  signLinkExpired: 'That link to your documents has expired. “Sign now” opens a new one.',
  signException: 'The signing service had a problem. Your payment is recorded: please open your documents again.',
  signUnconfirmed:
    'We have not heard of your signature yet. This page asks again by itself. Sign only if you have not signed.',
  signDeclinedTitle: 'You declined to sign',
  signDeclinedText:
    'Without a signature the policy cannot be completed. Your payment is recorded: call us, or sign now.',
  signExpiredTitle: 'Your documents have expired',
  signExpiredText: 'They were not signed in time. Your payment is recorded: we prepare new ones when you go on.',
  signProcessingTitle: 'Thank you for your signature',
  signProcessingText: 'Your carrier is confirming it. This page asks again by itself.',
  signIssuingTitle: 'Your policy is being issued',
  signIssuingText:
    'Your payment is made. This page asks again by itself, and continues as soon as the policy is there.',
  signIssueFailedTitle: 'Your policy could not be issued yet',
  signIssueFailedText:
    'Your payment is recorded. Please call us: an agent completes your policy with the insurance company.',
  signNotOpenedTitle: 'Your documents did not open',
  signNotOpenedText: 'Your payment is recorded. Please try again in a moment.',
  signNotOpenedRefusedText:
    'Your payment is recorded. Our service cannot open your documents now. Try again later, or call us.',
  signNotOpenedMalformedText:
    'Your payment is recorded. The answer of our service was incomplete. Try again in a few minutes.',
  signNotOpenedExpiredText: 'Your payment is recorded. The connection to our service has expired. Try again.',
  signRetry: 'Try again',
  signCheck: 'Check again',
  signCall: 'Call {phone}',
};
export type SigningStrings = typeof signingEn;
