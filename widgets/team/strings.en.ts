export const en = {
  title: 'Meet the team',
  call: 'Call {name}: {phone}',
  email: 'Write to {name}: {email}',
  office: 'Office',
};

export type TeamStrings = Readonly<Record<keyof typeof en, string>>;
