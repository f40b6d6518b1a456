import { useState } from 'react';
import type { ReactNode } from 'react';
import { emailSchema } from '#domain/email';
import { errorOf } from '#domain/error-code';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { authoredForm, formTarget, targetProblem } from '#forms/native-form/form-target';
import { authoredHoneypots, Honeypots } from '#forms/native-form/honeypots.view';
import { UnsendableForm } from '#forms/native-form/unsendable-form.view';
import { useNativePost } from '#forms/native-form/use-native-post';
import { useWrongFieldFocus } from '#forms/native-form/use-wrong-field-focus';
import { useAuthoredContent } from '#prompts/prompt-view';
import { useForm } from '#ui/form';
import { Notice } from '#ui/notice';
import { QuestionPage } from '#ui/question-page';
import { TextField } from '#ui/text-field';
import type { NewsletterConfig } from './newsletter.config.ts';
import type { NewsletterStrings } from './strings.en.ts';

type NewsletterProps = WidgetProps<NewsletterConfig, NewsletterStrings>;

/** Takes an email address for the newsletter, and posts it as an HTML form does. */
export function Newsletter(props: NewsletterProps): ReactNode {
  const { config, host, labels } = props;
  const target = formTarget(host.element, config.action, config.contentPaths);
  const problem = targetProblem(host, target);
  useAuthoredContent(host, problem !== undefined && host.element.querySelector('form, a[href]') !== null);
  if (problem) return <UnsendableForm host={host} widget="newsletter" problem={problem} labels={labels} />;
  return <SignUp {...props} target={target} />;
}

function SignUp({ config, host, labels, target }: NewsletterProps & { target: string }): ReactNode {
  // Typed into the author's own form before the script arrived.
  const [typed] = useState(() => authoredEmail(host.element));
  const [authored] = useState(() => authoredHoneypots(authoredForm(host.element)));
  const honeypots = [...new Set([...config.honeypots, ...Object.keys(authored)])].filter(
    (name) => name !== config.emailField,
  );
  const { isSending, failure, post, submit } = useNativePost({ host, target, config: { ...config, honeypots } });
  const form = useForm({
    initial: { email: typed },
    validate: ({ email }) => {
      const error = errorOf(emailSchema, email);
      // An author who wants no words there still gets no text that is no address.
      return { email: error && (labels[`error.${error}` as 'error.required'] || ' ') };
    },
    isReadOnly: isSending,
  });
  useWrongFieldFocus({ root: host.root, summary: form.summary });

  return (
    <QuestionPage
      title={labels.title}
      lead={labels.text}
      takesFocus={false}
      summary={
        failure && (
          <Notice tone="error" announces="atOnce">
            <p>{failure === 'offline' ? labels.offline : labels.failed}</p>
          </Notice>
        )
      }
      onSubmit={submit(form.submit(({ email }) => post([[config.emailField, email.trim()]])))}
      action={target}
      next={{ label: labels.submit, isBusy: isSending, busyText: labels.sending }}
    >
      <TextField
        {...form.field('email')}
        name={config.emailField}
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

function authoredEmail(element: HTMLElement): string {
  const inputs = [...element.querySelectorAll<HTMLInputElement>('input[type=email], input[name=email]')];
  return inputs.find((input) => !input.closest('.cover-root'))?.value ?? '';
}
