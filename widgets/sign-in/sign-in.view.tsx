import type { ReactNode } from 'react';
import { AccountForm } from '#account/account-form.view';
import { AccountFrame } from '#account/account-frame.view';
import { PageLink } from '#account/page-link.view';
import { usePageLeft } from '#account/use-page-left';
import { emailSchema } from '#domain/email';
import { errorOf } from '#domain/error-code';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { CallButton } from '#flow/call-button.view';
import { errorText } from '#i18n/field-errors';
import { format } from '#i18n/format';
import { Button, opensElsewhere } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { useForm } from '#ui/form';
import { Notice } from '#ui/notice';
import { Outcome } from '#ui/outcome';
import { PasswordField } from '#ui/password-field';
import { TextField } from '#ui/text-field';
import type { SignInConfig } from './sign-in.config.ts';
import type { SignInView } from './sign-in.connect.ts';
import type { SignInStrings } from './strings.en.ts';
import { type SignInState, useSignIn } from './use-sign-in.ts';

type SignInProps = WidgetProps<SignInConfig, SignInStrings>;

/** Signs a customer in, and takes them to the welcome page (spec 3 §2). */
export function SignIn({ config, labels, host }: SignInProps): ReactNode {
  const { view, ...machine } = useSignIn({ config, host });
  const page = { config, labels, host, ...machine };
  return (
    <AccountFrame host={host} part="sign-in">
      {view.page === 'form' ? <SignInForm {...page} view={view} /> : <SignedIn {...page} view={view} />}
    </AccountFrame>
  );
}

type PageProps = SignInProps & Omit<SignInState, 'view'>;
type Shown<Page extends SignInView['page']> = Extract<SignInView, { page: Page }>;

function SignInForm({ view, config, labels, host, send, isMissing, retry }: PageProps & { view: Shown<'form'> }) {
  const form = useForm({
    initial: view.prefill,
    isReadOnly: view.status === 'sending' && !isMissing,
    validate: ({ email, password }) => {
      const error = errorOf(emailSchema, email);
      return {
        email: error && errorText(labels, error),
        password: password === '' ? labels['error.passwordRequired'] : undefined,
      };
    },
  });
  return (
    <AccountForm
      labels={labels}
      title={labels.formTitle}
      lead={labels.formText}
      form={form}
      onValid={({ email, ...values }) => send({ type: 'FORM.SUBMITTED', email: email.trim(), ...values })}
      status={view}
      // The same for every address: a customer who is locked out is not told so, but can call.
      failureAction={
        (view.failure?.kind === 'refused' || view.failure?.kind === 'notVerified') && (
          <CallButton text={labels.call} phone={host.brand.phone} part="call" />
        )
      }
      submit={{ label: labels.submit, busyText: labels.signingIn }}
      links={
        (config.forgotPasswordPage || config.createAccountPage) && (
          <>
            <PageLink host={host} href={config.forgotPasswordPage} reason="forgot-password" part="forgot-password-link">
              {labels.forgotPassword}
            </PageLink>
            <PageLink host={host} href={config.createAccountPage} reason="create-account" part="create-account-link">
              {labels.createAccount}
            </PageLink>
          </>
        )
      }
      {...{ isMissing, retry }}
    >
      <TextField
        {...form.field('email')}
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        enterKeyHint="next"
      />
      <PasswordField
        {...form.field('password')}
        label={labels.password}
        showText={labels.showPassword}
        autoComplete="current-password"
        enterKeyHint="go"
      />
      {config.rememberMe && (
        <Checkbox
          {...form.field('isRemembered')}
          label={labels.rememberMe}
          hint={config.rememberPassword ? labels.rememberPasswordHint : labels.rememberHint}
        />
      )}
    </AccountForm>
  );
}

/** A customer is signed in, here or on another page. */
function SignedIn({ view, config, labels, host, send }: PageProps & { view: Shown<'signedIn'> }): ReactNode {
  const { welcomePage } = config;
  const leadsOn = welcomePage !== '' && host.isTrusted(welcomePage) && !view.isOnThisPageOnly;
  const isLeft = usePageLeft();
  const text = view.email === '' || isLeft ? labels.signedInText : format(labels.signedInAs, { email: view.email });
  return (
    <Outcome
      tone="success"
      title={labels.signedInTitle}
      takesFocus="entry"
      text={view.status === 'leaving' ? labels.leaving : text}
      actions={
        <>
          {leadsOn && (
            <Button
              variant="primary"
              size="large"
              endIcon="next"
              part="welcome-link"
              href={welcomePage}
              isBusy={view.status === 'leaving'}
              onClick={(event) => {
                if (opensElsewhere(event)) return;
                event.preventDefault();
                send({ type: 'CONTINUE' });
              }}
            >
              {labels.continue}
            </Button>
          )}
          <Button
            variant={leadsOn ? 'quiet' : 'secondary'}
            size="large"
            part="sign-out"
            isBusy={view.status === 'signingOut'}
            busyText={labels.signingOut}
            onClick={() => send({ type: 'SIGN_OUT' })}
          >
            {labels.signOut}
          </Button>
        </>
      }
    >
      {view.isOnThisPageOnly && (
        <Notice tone="warning" announces="politely">
          {labels.signedInOnThisPage}
        </Notice>
      )}
    </Outcome>
  );
}
