import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { emailSchema } from '#domain/email';
import { errorOf } from '#domain/error-code';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { CallButton } from '#flow/call-button.view';
import { PostNotice } from '#forms/native-form/post-notice.view';
import { useStoredInput } from '#forms/native-form/use-stored-input';
import { useStates } from '#forms/states/use-states';
import { errorText } from '#i18n/field-errors';
import { format } from '#i18n/format';
import { useAuthoredContent } from '#prompts/prompt-view';
import { Button, opensElsewhere } from '#ui/button';
import { ErrorSummary } from '#ui/error-summary';
import { useForm } from '#ui/form';
import { Heading } from '#ui/heading';
import { QuestionPage } from '#ui/question-page';
import { Spinner } from '#ui/spinner';
import { TextField } from '#ui/text-field';
import { TimeLeft } from '#ui/time-left';
import { canSendEmail } from './can-send-email.ts';
import type { OutOfServiceView } from './out-of-service.connect.ts';
import type { OutOfServiceConfig } from './out-of-service.types.ts';
import type { OutOfServiceStrings } from './strings.en.ts';
import { type OutOfService, useOutOfService } from './use-out-of-service.ts';
import './out-of-service.css';

type OutOfServiceProps = WidgetProps<OutOfServiceConfig, OutOfServiceStrings>;
type PageProps<Page extends OutOfServiceView['page']> = OutOfServiceProps &
  Omit<OutOfService, 'view'> & { view: Extract<OutOfServiceView, { page: Page }> };

/** Redirects visitors from a state with its own page, and asks the others for their email address. */
export function OutOfServiceWidget(props: OutOfServiceProps): ReactNode {
  const { config, host, labels } = props;
  const { view, ...tools } = useOutOfService({ config, host });
  switch (view.page) {
    case 'redirect':
      return <Redirect {...props} {...tools} view={view} />;
    case 'email':
      return canSendEmail({ config, host }) ? (
        <EmailForm {...props} {...tools} view={view} />
      ) : (
        <Unavailable {...props} />
      );
    case 'validating':
      return (
        <div className="cover-out-of-service" part="out-of-service">
          <Heading takesFocus>{labels.validatingTitle}</Heading>
          <Spinner text={labels.validatingText} />
        </div>
      );
  }
}

/** Seconds at which the countdown is announced again. */
const milestones = [10, 5];

function Redirect(props: PageProps<'redirect'>): ReactNode {
  const { config, host, labels, stateLink, view, send, isMissing } = props;
  const { names } = useStates(host.language);
  const { status, secondsLeft } = view;
  const { state, link = '' } = stateLink;
  const goNow = useRef<HTMLButtonElement & HTMLAnchorElement>(null);

  const statusBefore = useRef(status);

  useEffect(() => {
    // The Stop button had the focus and was removed.
    if (status === 'staying' && statusBefore.current !== status) goNow.current?.focus();
    statusBefore.current = status;
  }, [status]);

  const inSeconds = (seconds: number) =>
    seconds === 1 ? labels['redirectText.one'] : format(labels.redirectText, { seconds: String(seconds) });
  const go = (event: MouseEvent) => {
    // Until the machine is loaded, this is an ordinary link.
    if (opensElsewhere(event) || isMissing) return;
    event.preventDefault();
    send({ type: 'GO.CHOSEN' });
  };

  return (
    <div className="cover-out-of-service" part="out-of-service">
      <Heading>{format(labels.redirectTitle, { state: state ? names[state] : '' })}</Heading>
      {status === 'staying' ? (
        <p role="status">
          <span className="cover-announced">{labels.stoppedText}</span>
        </p>
      ) : (
        <TimeLeft
          seconds={status === 'redirecting' ? secondsLeft : 0}
          {...(status === 'redirecting' && { from: config.redirectSeconds })}
          milestones={status === 'redirecting' ? milestones : []}
          textOf={inSeconds}
          part="out-of-service-countdown"
        />
      )}
      <div className="cover-out-of-service-actions">
        <Button
          variant="primary"
          size="large"
          endIcon="next"
          href={link}
          buttonRef={goNow}
          isBusy={status === 'leaving'}
          onClick={go}
        >
          {labels.goNow}
        </Button>
        {status === 'redirecting' && (
          <Button size="large" onClick={() => send({ type: 'STAY.CHOSEN' })}>
            {labels.stop}
          </Button>
        )}
      </div>
    </div>
  );
}

function EmailForm({ config, host, labels, view, send, isMissing }: PageProps<'email'>): ReactNode {
  useStoredInput(host, 'out-of-service', config.action);
  // What was sent before the visitor came back, or typed into the author's own form before the script loaded.
  const [typed] = useState(() => view.email || authoredEmail(host.element));
  const isSending = view.isSending && !isMissing;
  const form = useForm({
    initial: { email: typed },
    validate: ({ email }) => {
      const error = errorOf(emailSchema, email);
      return { email: error && errorText(labels, error) };
    },
    isReadOnly: isSending,
  });

  const heldFailure = () => (navigator.onLine ? 'failed' : 'offline');
  const failure = view.failure ?? (isMissing && view.isSending ? heldFailure() : undefined);
  return (
    <div className="cover-out-of-service" part="out-of-service">
      <QuestionPage
        title={labels.formTitle}
        lead={labels.formText}
        summary={<PostNotice failure={failure} labels={labels} />}
        onSubmit={form.submit((values) => send({ type: 'EMAIL.SUBMITTED', email: values.email.trim() }))}
        action={config.action || undefined}
        next={{
          label: labels.submit,
          isDisabled: !form.isComplete,
          isBusy: isSending,
          busyText: labels.sending,
        }}
      >
        <ErrorSummary {...form.summary} title={labels.errorSummaryTitle} />
        <TextField
          {...form.field('email')}
          name={config.emailField}
          label={labels.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="send"
        />
      </QuestionPage>
    </div>
  );
}

/** Shown when email addresses cannot be sent: the visitor can call, or use the authored content. */
function Unavailable({ host, labels }: OutOfServiceProps): ReactNode {
  const { phone } = host.brand;
  useAuthoredContent(host, host.element.querySelector('form, a[href]') !== null);
  return (
    <div className="cover-out-of-service" part="out-of-service">
      <Heading>{labels.formTitle}</Heading>
      <p>{phone ? labels.laterCall : labels.later}</p>
      {phone && (
        <div className="cover-out-of-service-actions">
          <CallButton text={labels.call} phone={phone} variant="primary" size="large" part="out-of-service-call" />
        </div>
      )}
    </div>
  );
}

function authoredEmail(element: HTMLElement): string {
  const inputs = [...element.querySelectorAll<HTMLInputElement>('input[type=email], input[name=email]')];
  return inputs.find((input) => !input.closest('.cover-root'))?.value ?? '';
}
