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
import { Button } from '#ui/button';
import { useForm } from '#ui/form';
import { Outcome } from '#ui/outcome';
import { TextField } from '#ui/text-field';
import type { ForgotPasswordConfig } from './forgot-password.config.ts';
import type { ForgotPasswordView } from './forgot-password.connect.ts';
import type { ForgotPasswordStrings } from './strings.en.ts';
import { type ForgotPasswordState, useForgotPassword } from './use-forgot-password.ts';

type ForgotPasswordProps = WidgetProps<ForgotPasswordConfig, ForgotPasswordStrings>;

/** Requests a message with a link that sets a new password (spec 3 §2). */
export function ForgotPassword({ config, labels, host }: ForgotPasswordProps): ReactNode {
  const { view, ...machine } = useForgotPassword({ config, host });
  const page = { config, labels, host, ...machine };
  return (
    <AccountFrame host={host} part="forgot-password">
      {host.isTrusted(config.resetPage) ? (
        view.page === 'sent' ? (
          <Sent {...page} view={view} />
        ) : (
          <EmailForm {...page} view={view} />
        )
      ) : (
        <Unavailable {...page} />
      )}
    </AccountFrame>
  );
}

type PageProps = ForgotPasswordProps & Omit<ForgotPasswordState, 'view'>;
type Shown<Page extends ForgotPasswordView['page']> = Extract<ForgotPasswordView, { page: Page }>;

function SignInLink({ config, labels, host }: ForgotPasswordProps): ReactNode {
  return (
    <PageLink host={host} href={config.signInPage} reason="sign-in" part="sign-in-link">
      {labels.signIn}
    </PageLink>
  );
}

function EmailForm({ view, ...page }: PageProps & { view: Shown<'form'> }): ReactNode {
  const { labels, send, isMissing, retry } = page;
  const form = useForm({
    initial: { email: view.email },
    isReadOnly: view.status === 'sending' && !isMissing,
    validate: ({ email }) => {
      const error = errorOf(emailSchema, email);
      return { email: error && errorText(labels, error) };
    },
  });
  return (
    <AccountForm
      labels={labels}
      title={labels.formTitle}
      lead={labels.formText}
      form={form}
      onValid={({ email }) => send({ type: 'EMAIL.SUBMITTED', email: email.trim() })}
      status={view}
      submit={{ label: labels.submit, busyText: labels.sending }}
      links={<SignInLink {...page} />}
      {...{ isMissing, retry }}
    >
      <TextField
        {...form.field('email')}
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        enterKeyHint="send"
      />
    </AccountForm>
  );
}

/** The same for every address, so that nobody learns who has an account. */
function Sent({ view, ...page }: PageProps & { view: Shown<'sent'> }): ReactNode {
  const { labels, send } = page;
  const isLeft = usePageLeft();
  return (
    <Outcome
      tone="success"
      title={labels.sentTitle}
      text={isLeft ? labels.sentHint : format(labels.sentText, { email: view.email })}
      actions={
        <>
          <Button size="large" onClick={() => send({ type: 'FORM.REQUESTED' })}>
            {labels.again}
          </Button>
          <SignInLink {...page} />
        </>
      }
    >
      {!isLeft && <p>{labels.sentHint}</p>}
    </Outcome>
  );
}

/** Shown if the page of the message's link is not trusted. */
function Unavailable({ labels, host }: ForgotPasswordProps): ReactNode {
  const { phone } = host.brand;
  return (
    <Outcome
      tone="waiting"
      title={labels.formTitle}
      takesFocus="entry"
      text={phone ? labels.unavailableCall : labels.unavailable}
      actions={phone && <CallButton text={labels.call} phone={phone} variant="primary" size="large" />}
    />
  );
}
