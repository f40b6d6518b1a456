import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { fingerprint } from '#domain/fingerprint';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { useAuthorReport } from '#flow/use-author-report';
import { authoredForm, formTarget, targetProblem } from '#forms/native-form/form-target';
import { Honeypots } from '#forms/native-form/honeypots.view';
import { UnsendableForm } from '#forms/native-form/unsendable-form.view';
import { useKeptInput } from '#forms/native-form/use-kept-input';
import { useNativePost } from '#forms/native-form/use-native-post';
import { useWrongFieldFocus } from '#forms/native-form/use-wrong-field-focus';
import { useAuthoredContent } from '#prompts/prompt-view';
import { useForm } from '#ui/form';
import { Notice } from '#ui/notice';
import { QuestionPage } from '#ui/question-page';
import { type AuthoredForm, readAuthoredForm } from './authored-fields.ts';
import { Captcha, captchaResponse, hasCaptcha } from './captcha.view.tsx';
import { fieldRules, initialValues, postedFields, type Values } from './field-rules.ts';
import { FormField } from './form-field.view.tsx';
import type { FieldConfig, FormConfig } from './form.config.ts';
import type { FormStrings } from './strings.en.ts';

type FormProps = WidgetProps<FormConfig, FormStrings>;

const nothingAuthored: AuthoredForm = { fields: [], hidden: {}, honeypots: {}, unknown: undefined };

/** A form of the page’s own fields, which is posted as any HTML form is. */
export function FormWidget(props: FormProps): ReactNode {
  const { config, host, labels } = props;
  // With what was typed into the author's form before the script arrived.
  const [authored] = useState(() => {
    const form = authoredForm(host.element);
    return form ? readAuthoredForm(form) : nothingAuthored;
  });
  const fields = config.fields.length > 0 ? config.fields : authored.fields;
  const target = formTarget(host.element, config.action);
  const unreadable =
    config.fields.length === 0 && authored.unknown
      ? `The form in the element has a field of type ${authored.unknown}, which cannot be drawn: it stays as it is.`
      : fields.length === 0
        ? 'There are no fields, neither in fields nor as a form in the element.'
        : undefined;
  const problem = targetProblem(host, target);
  useAuthoredContent(host, Boolean(unreadable) || (problem !== undefined && authored.fields.length > 0));
  useAuthorReport(host, { widget: 'form', source: 'fields', title: 'its fields' }, unreadable ? [unreadable] : []);
  if (unreadable) return null;
  if (problem) return <UnsendableForm host={host} widget="form" problem={problem} labels={labels} />;
  return <SendableForm {...props} fields={fields} authored={authored} target={target} />;
}

interface SendableFormProps extends FormProps {
  fields: readonly FieldConfig[];
  authored: AuthoredForm;
  target: string;
}

function SendableForm({ config, host, labels, fields, authored, target }: SendableFormProps): ReactNode {
  const id = useId();
  const rules = useMemo(() => fieldRules(fields, labels), [fields, labels]);
  const [isCaptchaMissed, setCaptchaMissed] = useState(false);
  const captcha = useRef<HTMLDivElement>(null);
  const isGuarded = hasCaptcha(host.element, config.captchaField);
  // Forms of one page may be posted to the same address.
  const forget = useKeptInput(host, `form.${fingerprint([target, ...fields.map(({ name }) => name)].join())}`);
  const named = new Set(fields.map(({ name }) => name));
  // Of two fields of one name a server may read the empty one.
  const honeypots = [...new Set([...config.honeypots, ...Object.keys(authored.honeypots)])].filter(
    (name) => !named.has(name),
  );
  const { isSending, failure, post, submit } = useNativePost({
    host,
    target,
    config: { ...config, honeypots, hidden: { ...authored.hidden, ...config.hidden } },
    onPosted: forget,
  });
  const form = useForm<Values>({
    initial: useMemo(() => initialValues(fields), [fields]),
    validate: rules.validate,
    isReadOnly: isSending,
  });
  useAuthorReport(host, { widget: 'form', source: 'pattern', title: 'the patterns of its fields' }, rules.problems);
  useFocusOfAuthoredForm(host.element, host.root);

  useWrongFieldFocus({
    root: host.root,
    summary: form.summary,
    otherwise: () => (isCaptchaMissed ? captcha.current : undefined),
  });

  const send = (values: Values) => {
    const response = isGuarded ? captchaResponse(host.element, config.captchaField) : [];
    const isMissed = isGuarded && response.length === 0;
    setCaptchaMissed(isMissed);
    if (!isMissed) post([...postedFields(fields, values), ...response]);
  };

  return (
    <QuestionPage
      title={labels.title}
      lead={labels.lead}
      takesFocus={false}
      summary={
        failure && (
          <Notice tone="error" announces="atOnce">
            <p>{failure === 'offline' ? labels.offline : labels.failed}</p>
          </Notice>
        )
      }
      onSubmit={submit(form.submit(send))}
      action={target}
      next={{ label: labels.submit, isBusy: isSending, busyText: labels.sending }}
    >
      {fields.map((field) => (
        <FormField key={field.name} field={field} binding={form.field(field.name)} labels={labels} />
      ))}
      <Honeypots names={honeypots} typed={authored.honeypots} />
      {isGuarded && (
        <Captcha
          id={`${id}captcha`}
          host={host}
          boxRef={captcha}
          error={isCaptchaMissed ? labels['error.captcha'] : undefined}
        />
      )}
    </QuestionPage>
  );
}

/** Where the visitor was typing in the author's form, they go on typing. */
function useFocusOfAuthoredForm(element: HTMLElement, root: ShadowRoot | HTMLElement): void {
  const typing = useRef<string>(undefined);
  useLayoutEffect(() => {
    // The author's form is hidden after this.
    typing.current = element.querySelector<HTMLInputElement>('form :focus')?.name;
  }, [element]);
  useEffect(() => {
    if (!typing.current) return;
    const field = root.querySelector<HTMLElement>(`.cover-root [name="${CSS.escape(typing.current)}"]`);
    typing.current = undefined;
    field?.focus({ preventScroll: true });
  }, [root]);
}
