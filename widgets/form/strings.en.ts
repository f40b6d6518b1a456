export const en = {
  title: 'Write to us',
  lead: 'Everything without “(optional)” has to be filled in.',
  submit: 'Send',
  sending: 'Sending…',
  optional: '(optional)',
  choose: 'Please choose',
  'error.required': 'Please fill in “{field}”.',
  'error.unticked': 'Please tick this box.',
  'error.constraint': 'Please check “{field}”.',
  'error.captcha': 'Please confirm that you are not a robot.',
  offline: 'You seem to be offline. What you wrote is kept; please try again when you are back.',
  failed: 'We could not send the form. Please try again later.',
  unavailable: 'This form cannot be sent at the moment.',
  call: 'Call {phone}',
};

export type FormStrings = Readonly<Record<keyof typeof en, string>>;
