/** The policies that have texts of their own. */
export const policies = ['consent', 'privacy', 'sms'] as const;
export type Policy = (typeof policies)[number];

export const isPolicy = (name: string): name is Policy => (policies as readonly string[]).includes(name);
