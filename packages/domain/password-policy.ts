/** The policies that a page may choose; `classic` is the specification's (spec 3 §5), `modern` follows NIST SP 800-63B-4. */
export const passwordPolicies = ['classic', 'modern'] as const;
export type PasswordPolicyName = (typeof passwordPolicies)[number];

export type PasswordRequirement = 'length' | 'lowercase' | 'uppercase' | 'digit' | 'symbol';

interface PasswordPolicy {
  /** Length of the password, in characters. */
  minimum: number;
  maximum: number;
  requirements: readonly PasswordRequirement[];
}

const policies: Readonly<Record<PasswordPolicyName, PasswordPolicy>> = {
  classic: { minimum: 6, maximum: 12, requirements: ['length', 'lowercase', 'uppercase', 'digit', 'symbol'] },
  modern: { minimum: 15, maximum: 128, requirements: ['length'] },
};

/** The symbols, of which a classic password needs one. */
export const passwordSymbols = '!@#$%^&*';

const characters: Readonly<Record<Exclude<PasswordRequirement, 'length'>, RegExp>> = {
  lowercase: /[a-z]/,
  uppercase: /[A-Z]/,
  digit: /\d/,
  symbol: new RegExp(`[${passwordSymbols.replace('^', String.raw`\^`)}]`),
};

export const passwordPolicy = (name: PasswordPolicyName): PasswordPolicy => policies[name];

/** Whether a password, exactly as typed, meets one of the requirements. */
function meets(password: string, requirement: PasswordRequirement, { minimum, maximum }: PasswordPolicy): boolean {
  if (requirement !== 'length') return characters[requirement].test(password);
  // An emoji counts as one character.
  const { length } = Array.from(password);
  return length >= minimum && length <= maximum;
}

/** The requirements of a policy that a password does not meet, in the policy's order. */
export function missingRequirements(password: string, name: PasswordPolicyName): PasswordRequirement[] {
  const policy = policies[name];
  return policy.requirements.filter((requirement) => !meets(password, requirement, policy));
}

/** The policy as a value of the attribute `passwordrules`, from which password managers generate passwords. */
export function passwordRules(name: PasswordPolicyName): string {
  const { minimum, maximum, requirements } = policies[name];
  const classes = { lowercase: 'lower', uppercase: 'upper', digit: 'digit', symbol: `[${passwordSymbols}]` };
  const required = requirements.flatMap((requirement) =>
    requirement === 'length' ? [] : `required: ${classes[requirement]};`,
  );
  return [`minlength: ${minimum};`, `maxlength: ${maximum};`, ...required].join(' ');
}
