/** English texts of the disclosure that explains the consent. */
export const contactEn = {
  consentPolicyLink: 'Consent policy',
  consentPolicyTitle: 'Consent policy',
  consentPolicyText:
    'By agreeing you let us, and the insurance companies whose quotes you ask for, contact you about your quote by phone, text message and email at the number and address that you give, also with automated means or recorded messages.\n\nYou can take your consent back at any time: tell us by phone or email, or reply STOP to a message. You do not have to agree in order to buy insurance: you can call us instead.',
};
