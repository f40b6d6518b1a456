/** English texts of the policies about marketing: those that a page links to, and those that a visitor agrees to. */
export const policiesEn = {
  consentTitle: 'Consent policy',
  consentText:
    'By agreeing you let us contact you about our products and offers by phone, text message and email at the number and address that you give, also with automated means or recorded messages.\n\nYou can take your consent back at any time: tell us by phone or email, or reply STOP to a message. You do not have to agree in order to buy insurance: you can call us instead.',
  privacyTitle: 'Privacy policy',
  privacyText:
    'We use what you enter to answer you, to prepare insurance for you and to talk with you about it. We share it with the insurance companies that you ask for a quote, and with services that work for us.\n\nWe do not sell it. You can ask us at any time what we hold about you, and to correct or delete it.',
  smsTitle: 'Text message policy',
  smsText:
    'If you agree, we may send you text messages about your insurance and our offers. Message and data rates may apply, and how often we write varies.\n\nReply STOP to end messages, or HELP for help. Your consent is not a condition of purchase.',
};
