import { type ReactNode, useId, useMemo } from 'react';
import { AccountForm } from '#account/account-form.view';
import { AccountFrame } from '#account/account-frame.view';
import { PageLink } from '#account/page-link.view';
import {
  missingRequirements,
  type PasswordPolicyName,
  passwordPolicy,
  type PasswordRequirement,
  passwordRules,
  passwordSymbols,
} from '#domain/password-policy';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { format } from '#i18n/format';
import { formatList } from '#i18n/list';
import { useForm } from '#ui/form';
import { LiveRegion } from '#ui/live-region';
import { Outcome } from '#ui/outcome';
import { PasswordField } from '#ui/password-field';
import { RequirementList } from '#ui/requirement-list';
import type { SetPasswordConfig } from './set-password.config.ts';
import type { SetPasswordView } from './set-password.connect.ts';
import type { SetPasswordFailure } from './set-password.types.ts';
import type { SetPasswordStrings } from './strings.en.ts';
import { type SetPasswordState, useSetPassword } from './use-set-password.ts';

type SetPasswordProps = WidgetProps<SetPasswordConfig, SetPasswordStrings>;

/** Sets a new password with the link of a message (spec 3 §2), without signing the customer in. */
export function SetPassword({ config, labels, host }: SetPasswordProps): ReactNode {
  const { view, ...machine } = useSetPassword({ config, host });
  const page = { config, labels, host, ...machine };
  return (
    <AccountFrame host={host} part="set-password">
      {view.page === 'form' ? <PasswordForm {...page} view={view} /> : <End {...page} view={view} />}
    </AccountFrame>
  );
}

type PageProps = SetPasswordProps & Omit<SetPasswordState, 'view'>;
type FormView = Extract<SetPasswordView, { page: 'form' }>;

const noPasswords = { password: '', passwordVerify: '' };

/** The text of a requirement, with the policy's numbers. */
function requirementText(requirement: PasswordRequirement, labels: SetPasswordStrings, name: PasswordPolicyName) {
  const { minimum, maximum } = passwordPolicy(name);
  const symbols = passwordSymbols.split('').join(' ');
  return format(labels[`requirement.${requirement}`], { minimum, maximum, symbols });
}

/** The text of a failure: the widget's own, or the service's. */
function failureText(failure: SetPasswordFailure | undefined, labels: SetPasswordStrings): string | undefined {
  if (failure?.kind !== 'refused') return undefined;
  return failure.refusal === 'commonPassword' ? labels.commonPassword : failure.reason;
}

function PasswordForm({ view, config, labels, host, send, isMissing, retry }: PageProps & { view: FormView }) {
  const requirementsId = useId();
  const { passwordPolicy: policy } = config;
  const namesOf = (missing: readonly PasswordRequirement[]) =>
    formatList(
      missing.map((requirement) => requirementText(requirement, labels, policy)),
      host.language,
    );
  const form = useForm({
    initial: noPasswords,
    isReadOnly: view.status === 'sending' && !isMissing,
    validate: ({ password, passwordVerify }) => {
      const missing = missingRequirements(password, policy);
      return {
        password:
          password === ''
            ? labels['error.required']
            : missing.length > 0
              ? format(labels['error.requirements'], { missing: namesOf(missing) })
              : undefined,
        passwordVerify:
          passwordVerify === ''
            ? labels['error.repeatRequired']
            : passwordVerify === password
              ? undefined
              : labels.mismatch,
      };
    },
  });
  const { password } = form.values;
  const missing = useMemo(() => missingRequirements(password, policy), [password, policy]);
  const announced =
    password === ''
      ? ''
      : missing.length === 0
        ? labels.allMet
        : format(labels.stillMissing, { missing: namesOf(missing) });

  return (
    <AccountForm
      labels={labels}
      title={labels.formTitle}
      lead={labels.formText}
      form={form}
      onValid={(values) => send({ type: 'PASSWORD.SUBMITTED', ...values })}
      status={view}
      failureText={failureText(view.failure, labels)}
      submit={{ label: labels.submit, busyText: labels.saving }}
      links={
        // The refusal may be about the link, in a message that the page does not recognize.
        view.failure?.kind === 'refused' && (
          <PageLink host={host} href={config.forgotPasswordPage} reason="forgot-password" part="forgot-password-link">
            {labels.forgotPassword}
          </PageLink>
        )
      }
      {...{ isMissing, retry }}
    >
      {/* Password managers store the new password with this email address. */}
      <input
        className="cover-hidden"
        type="text"
        name="username"
        autoComplete="username"
        value={view.email}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <RequirementList
        id={requirementsId}
        title={labels.requirementsTitle}
        requirements={passwordPolicy(policy).requirements.map((requirement) => ({
          key: requirement,
          text: requirementText(requirement, labels, policy),
          isMet: !missing.includes(requirement),
        }))}
        metText={labels.requirementMet}
        missingText={labels.requirementMissing}
      />
      <PasswordField
        {...form.field('password')}
        // The live region below announces what a typed password lacks.
        announcesError={password === '' && form.field('password').announcesError}
        label={labels.password}
        showText={labels.showPassword}
        autoComplete="new-password"
        passwordRules={passwordRules(policy)}
        describedBy={requirementsId}
        enterKeyHint="next"
      />
      <PasswordField
        {...form.field('passwordVerify')}
        label={labels.passwordVerify}
        showText={labels.showPasswordVerify}
        autoComplete="new-password"
        passwordRules={passwordRules(policy)}
        enterKeyHint="done"
      />
      <LiveRegion message={announced} />
    </AccountForm>
  );
}

/** The page after the form: the password is set, or the link is not valid. */
function End({ view, config, labels, host }: PageProps & { view: Exclude<SetPasswordView, FormView> }): ReactNode {
  const signIn = (variant: 'primary' | 'quiet') => (
    <PageLink host={host} href={config.signInPage} reason="sign-in" variant={variant} size="large" part="sign-in-link">
      {labels.signIn}
    </PageLink>
  );
  if (view.page === 'done') {
    return <Outcome tone="success" title={labels.doneTitle} text={labels.doneText} actions={signIn('primary')} />;
  }
  const isInDoubt = view.page === 'linkExpired' && view.isInDoubt;
  return (
    <Outcome
      tone={isInDoubt ? 'waiting' : 'failure'}
      title={view.page === 'linkMissing' ? labels.missingTitle : labels.expiredTitle}
      takesFocus="entry"
      text={isInDoubt ? labels.doubtText : view.page === 'linkMissing' ? labels.missingText : labels.expiredText}
      actions={
        <>
          <PageLink
            host={host}
            href={config.forgotPasswordPage}
            reason="forgot-password"
            variant="primary"
            size="large"
            part="forgot-password-link"
          >
            {labels.forgotPassword}
          </PageLink>
          {signIn('quiet')}
        </>
      }
    />
  );
}
