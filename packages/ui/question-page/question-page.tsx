import type { ReactNode, Ref } from 'react';
import { Button } from '../button/button.tsx';
import { Heading } from '../heading/heading.tsx';
import './question-page.css';

export interface QuestionPageProps {
  title: string;
  /** A short text above the title: `Driver, 1 of 3`. */
  eyebrow?: string | undefined;
  /** An introduction under the title. */
  lead?: ReactNode;
  /** As in {@link HeadingProps}. Give each page its own `key`, so that it is remounted. */
  takesFocus?: boolean | 'entry' | undefined;
  /** `<ErrorSummary>`, which renders nothing without errors. */
  summary?: ReactNode;
  /** `form.submit(onValid)`. */
  onSubmit: (event: { preventDefault(): void }) => void;
  /** Where the form is posted to before the script has loaded. */
  action?: string | undefined;
  formRef?: Ref<HTMLFormElement> | undefined;
  next?:
    | { label: string; isDisabled?: boolean | undefined; isBusy?: boolean | undefined; busyText?: string | undefined }
    | undefined;
  back?: { label: string; onClick: () => void } | undefined;
  /** Small print under the buttons. */
  note?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** One page of questions: heading, fields, and the Next and Back buttons. */
export function QuestionPage(props: QuestionPageProps): ReactNode {
  const { title, eyebrow, lead, takesFocus = 'entry', summary, action, next, back, note, children } = props;
  return (
    <form
      className="cover-question"
      part="question"
      ref={props.formRef}
      // Without an `action`, the browser would submit the form to the page itself.
      method={action === undefined ? 'dialog' : 'post'}
      action={action}
      noValidate
      onSubmit={props.onSubmit}
    >
      <div className="cover-question-head">
        {eyebrow && (
          <p className="cover-eyebrow" part="eyebrow">
            {eyebrow}
          </p>
        )}
        <Heading takesFocus={takesFocus}>{title}</Heading>
        {lead && <div className="cover-lead">{lead}</div>}
      </div>
      {summary}
      <div className="cover-question-fields">{children}</div>
      <div className="cover-question-actions" part="question-actions">
        {next && (
          <Button
            variant="primary"
            size="large"
            type="submit"
            part="next"
            endIcon={next.isBusy ? undefined : 'next'}
            isDisabled={next.isDisabled}
            isBusy={next.isBusy}
            busyText={next.busyText}
          >
            {next.label}
          </Button>
        )}
        {back && (
          <Button variant="quiet" size="large" icon="back" part="back" onClick={back.onClick}>
            {back.label}
          </Button>
        )}
      </div>
      {note && <div className="cover-note">{note}</div>}
    </form>
  );
}
