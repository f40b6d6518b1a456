import { useState } from 'react';
import type { ReactNode } from 'react';
import { emailSchema } from '#domain/email';
import { errorOf } from '#domain/error-code';
import { useAuthorReport } from '#embed/debug/use-author-report';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { withoutContentPath } from '#forms/native-form/content-path';
import {
  authoredForm,
  authoredHiddenInputs,
  formTarget,
  sendingOf,
  targetProblem,
} from '#forms/native-form/form-target';
import { authoredHoneypots, Honeypots, useHoneypotNames } from '#forms/native-form/honeypots.view';
import { PostNotice } from '#forms/native-form/post-notice.view';
import { UnsendableForm } from '#forms/native-form/unsendable-form.view';
import { useInvalidFieldFocus } from '#forms/native-form/use-invalid-field-focus';
import { useNativePost } from '#forms/native-form/use-native-post';
import { useStoredInput } from '#forms/native-form/use-stored-input';
import { errorText } from '#i18n/field-errors';
import { useAuthoredContent } from '#prompts/prompt-view';
import { useForm } from '#ui/form';
import { QuestionPage } from '#ui/question-page';
import { TextField } from '#ui/text-field';
import { defaultField } from './default-field.ts';
import type { NewsletterConfig } from './newsletter.config.ts';
import type { NewsletterStrings } from './strings.en.ts';

type NewsletterProps = WidgetProps<NewsletterConfig, NewsletterStrings>;

/** Takes an email address for the newsletter, and posts it as an HTML form does. */
export function Newsletter(props: NewsletterProps): ReactNode {
  const { config, host, labels } = props;
  const target = withoutContentPath(formTarget(host.element, config.action), config.contentPaths);
  const problem = targetProblem(host, target);
  useAuthoredContent(host, problem !== undefined && host.element.querySelector('form, a[href]') !== null);
  if (problem) return <UnsendableForm host={host} widget="newsletter" problem={problem} labels={labels} />;
  return <SignUp {...props} target={target} />;
}

function SignUp({ config, host, labels, target }: NewsletterProps & { target: string }): ReactNode {
  const { element } = host;
  // The email address that was typed into the author's own form before the script loaded.
  const [own] = useState(() => emailControl(element, config.emailField));
  const [typed] = useState(own?.value ?? '');
  const [authored] = useState(() => authoredHoneypots(authoredForm(element)));
  const [others] = useState(() => authoredFields(element).filter((field) => field !== own));
  // With the address of the author's own form, the email field also has the name in that form.
  const emailName = config.action || config.emailField !== defaultField ? config.emailField : own?.name || defaultField;
  // With the address of the author's own form, its hidden fields are sent too.
  const hidden = (config.action ? [] : authoredHiddenInputs(element)).filter(
    ({ name }) => !Object.hasOwn(config.hidden, name),
  );
  const honeypots = useHoneypotNames({
    host,
    widget: 'newsletter',
    configured: config.honeypots,
    authored,
    fields: [emailName, ...Object.keys(config.hidden), ...hidden.map(({ name }) => name)],
  });
  const { isSending, failure, post, submit } = useNativePost({
    host,
    target: { action: target, ...sendingOf(element, config.action) },
    config,
    honeypots,
    onPosted: useStoredInput(host, 'newsletter', target),
  });
  useAuthorReport(
    host,
    { widget: 'newsletter', source: 'form', title: 'its form' },
    others.length > 0
      ? [
          `The form in the element has fields that are not drawn, and not sent: ${others.map((other) => other.name || other.type).join(', ')}. Use cover-form for it.`,
        ]
      : [],
  );
  const form = useForm({
    initial: { email: typed },
    validate: ({ email }) => {
      const error = errorOf(emailSchema, email);
      // Invalid text stays an error even if the author emptied the message.
      return { email: error && (errorText(labels, error) || ' ') };
    },
    isReadOnly: isSending,
    hasSummary: false,
  });
  useInvalidFieldFocus({ root: host.root, summary: form.summary });

  return (
    <QuestionPage
      title={labels.title}
      lead={labels.text}
      takesFocus={false}
      summary={<PostNotice failure={failure} labels={labels} />}
      onSubmit={submit(
        form.submit(({ email }) =>
          post([[emailName, email.trim()], ...hidden.map(({ name, value }) => [name, value] as const)]),
        ),
      )}
      action={target}
      next={{ label: labels.submit, isBusy: isSending, busyText: labels.sending }}
    >
      <TextField
        {...form.field('email')}
        name={emailName}
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="send"
      />
      <Honeypots names={honeypots} typed={authored} />
    </QuestionPage>
  );
}

/** The fields of the author's own form that a visitor fills in. */
const authoredFields = (element: HTMLElement): HTMLInputElement[] =>
  [...element.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
    (control) =>
      !control.closest('.cover-root') &&
      !/^(hidden|submit|button|reset|image)$/.test(control.type) &&
      !control.hasAttribute('data-honeypot'),
  );

/** The email field of the author's own form: the field with the configured name, else an email field. */
function emailControl(element: HTMLElement, configured: string): HTMLInputElement | undefined {
  const fields = authoredFields(element);
  return (
    fields.find(({ name }) => name === configured) ??
    fields.find(({ type, name }) => type === 'email' || /^email$/i.test(name))
  );
}
