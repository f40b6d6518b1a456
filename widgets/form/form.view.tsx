import { use, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useAuthorReport } from '#embed/debug/use-author-report';
import { entryOf } from '#embed/first-paint/input-state';
import type { WidgetProps } from '#embed/runtime/define-widget';
import {
  authoredForm,
  authoredForms,
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
import { useAuthoredContent } from '#prompts/prompt-view';
import { useForm } from '#ui/form';
import { Heading } from '#ui/heading';
import { QuestionPage } from '#ui/question-page';
import { RichText } from '#ui/rich-text';
import { Captcha, captchaProblem, captchaResponse, hasCaptcha } from './captcha.view.tsx';
import { defaultSubmit } from './default-submit.ts';
import { fieldRules, initialValues, postedFields, type Values } from './field-rules.ts';
import { FormField } from './form-field.view.tsx';
import { configuredParts, type DrawnForm, entryIn, fieldsOf } from './form-parts.ts';
import type { FormConfig } from './form.config.ts';
import type { FormStrings } from './strings.en.ts';

type FormProps = WidgetProps<FormConfig, FormStrings>;

const nothingDrawn: DrawnForm = { parts: [], problems: [] };

let reader: Promise<typeof import('./authored-form.chunk.ts')> | undefined;

/**
 * The author's form, with the values that were typed before the script loaded. Suspends until its reader has loaded.
 */
function useAuthoredForm(element: HTMLElement, isNeeded: boolean): DrawnForm {
  const [forms] = useState(() => authoredForms(element));
  const chunk = isNeeded && forms.length > 0 ? use((reader ??= import('./authored-form.chunk.ts'))) : undefined;
  return useMemo(() => {
    const [form, ...others] = forms;
    return chunk && form ? chunk.readAuthoredForm(form, others) : nothingDrawn;
  }, [chunk, forms]);
}

/** A form with the page’s fields, which is posted as any HTML form is. */
export function FormWidget(props: FormProps): ReactNode {
  const { config, host, labels } = props;
  const { element } = host;
  const isConfigured = config.fields.length > 0;
  const authored = useAuthoredForm(element, !isConfigured);
  const configured = useMemo(
    () => configuredParts(config.fields, authoredHiddenInputs(element)),
    [config.fields, element],
  );
  const drawn = isConfigured ? configured : authored;
  const target = formTarget(element, config.action);
  const isEmpty = fieldsOf(drawn.parts).length === 0;
  const isLeftAlone = drawn.isUnsupported || isEmpty;
  const problem = targetProblem(host, target) ?? captchaProblem(host, config.captchaField);
  useAuthoredContent(host, isLeftAlone || (problem !== undefined && authoredForm(element) !== undefined));
  useAuthorReport(
    host,
    { widget: 'form', source: 'fields', title: 'its fields' },
    isEmpty && drawn.problems.length === 0
      ? ['There are no fields, neither in fields nor as a form in the element.']
      : drawn.problems,
  );
  if (isLeftAlone) return null;
  if (problem) return <UnsendableForm host={host} widget="form" problem={problem} labels={labels} />;
  return <SendableForm {...props} drawn={drawn} target={target} />;
}

interface SendableFormProps extends FormProps {
  drawn: DrawnForm;
  target: string;
}

function SendableForm({ config, host, labels, drawn, target }: SendableFormProps): ReactNode {
  const id = useId();
  const { note, focused } = drawn;
  // A configured hidden field replaces one of the author's form.
  const parts = useMemo(
    () => drawn.parts.filter((part) => part.kind !== 'hidden' || !Object.hasOwn(config.hidden, part.control.name)),
    [drawn, config.hidden],
  );
  const [typed] = useState(() => authoredHoneypots(authoredForm(host.element)));
  const fields = useMemo(() => fieldsOf(parts), [parts]);
  const rules = useMemo(() => fieldRules(fields, labels), [fields, labels]);
  const [isCaptchaMissed, setCaptchaMissed] = useState(false);
  const captcha = useRef<HTMLDivElement>(null);
  const isGuarded = hasCaptcha(host.element);
  const names = parts.flatMap((part) =>
    part.kind === 'field' ? part.name : part.kind === 'hidden' ? part.control.name : [],
  );
  const honeypots = useHoneypotNames({
    host,
    widget: 'form',
    configured: config.honeypots,
    authored: typed,
    fields: [...names, ...Object.keys(config.hidden)],
  });
  const { isSending, failure, post, submit } = useNativePost({
    host,
    target: { action: target, ...sendingOf(host.element, config.action) },
    config,
    honeypots,
    onPosted: () => keep(),
  });
  const form = useForm<Values>({
    initial: initialValues(fields),
    validate: rules.validate,
    isReadOnly: isSending,
    hasSummary: false,
  });
  // Radio buttons have the id of their field in their name.
  const controls = new Map(
    fields.flatMap((field) => [
      [field.name, field],
      [`${form.field(field.name).id}-${field.name}`, field],
    ]),
  );
  const keep = useStoredInput(host, 'form', [target, ...names].join(), (control) => {
    const field = controls.get(control.name);
    return field ? entryIn(field, control) : entryOf(control);
  });
  useAuthorReport(host, { widget: 'form', source: 'pattern', title: 'the patterns of its fields' }, rules.problems);
  useEffect(() => {
    if (focused)
      host.root
        .querySelector<HTMLElement>(`.cover-root [name="${CSS.escape(focused)}"]`)
        ?.focus({ preventScroll: true });
  }, [focused, host.root]);
  useInvalidFieldFocus({
    root: host.root,
    summary: form.summary,
    otherwise: () => (isCaptchaMissed ? captcha.current : undefined),
  });

  const send = (values: Values) => {
    const response = isGuarded ? captchaResponse(host.element, config.captchaField) : [];
    const isMissed = isGuarded && response.length === 0;
    setCaptchaMissed(isMissed);
    if (!isMissed) post([...postedFields(parts, values), ...response]);
  };

  return (
    <QuestionPage
      title={labels.title}
      lead={labels.lead}
      takesFocus={false}
      summary={<PostNotice failure={failure} labels={labels} />}
      onSubmit={submit(form.submit(send))}
      action={target}
      next={{
        // A configured label overrides the author's button.
        label: (labels.submit === defaultSubmit[host.language] && drawn.submit) || labels.submit,
        isBusy: isSending,
        busyText: labels.sending,
      }}
      note={note && <RichText text={note} />}
    >
      {parts.map((part, index) => {
        if (part.kind === 'field')
          return <FormField key={part.name} field={part} binding={form.field(part.name)} labels={labels} />;
        if (part.kind === 'hidden') return null;
        const text = <RichText text={part.text} />;
        return part.kind === 'heading' ? (
          <Heading key={index} level={3}>
            {text}
          </Heading>
        ) : (
          <div key={index}>{text}</div>
        );
      })}
      <Honeypots names={honeypots} typed={typed} />
      {isGuarded && (
        <Captcha id={`${id}captcha`} boxRef={captcha} error={isCaptchaMissed ? labels['error.captcha'] : undefined} />
      )}
    </QuestionPage>
  );
}
