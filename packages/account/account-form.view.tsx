import type { ReactNode } from 'react';
import { TransientButton } from '#ui/button';
import { ErrorSummary } from '#ui/error-summary';
import type { Form } from '#ui/form';
import { Notice } from '#ui/notice';
import { QuestionPage } from '#ui/question-page';
import type { AccountFailure } from './account-failure.ts';
import { type FailureLabels, FailureNotice } from './failure-notice.view.tsx';
import { usePasswordManagers } from './use-password-managers.ts';
import './account-form.css';

/** The submission state of an account form, from its machine. */
export interface FormStatus {
  status: 'asking' | 'sending' | 'waiting';
  failure: AccountFailure | undefined;
  secondsLeft: number;
}

export interface AccountFormProps<Values> {
  labels: FailureLabels & Readonly<Record<'errorSummaryTitle' | 'offlineText' | 'retry', string>>;
  title: string;
  lead: string;
  form: Form<Values>;
  onValid: (values: Values) => void;
  status: FormStatus;
  /** Replaces the text of the failure's kind. */
  failureText?: string | undefined;
  /** A link to continue after a failure, in its notice. */
  failureAction?: ReactNode;
  submit: { label: string; busyText: string };
  /** The machine could not be loaded. */
  isMissing: boolean;
  retry: () => void;
  /** Links to other account pages, below the button. */
  links?: ReactNode;
  children: ReactNode;
}

/** An account form, which password managers fill and submit. Without script it sends nothing. */
export function AccountForm<Values extends object>(props: AccountFormProps<Values>): ReactNode {
  const { labels, title, lead, form, onValid, status, submit, isMissing, retry, links, children } = props;
  const isWaiting = status.status === 'waiting';
  const { formRef, readFields } = usePasswordManagers(form);
  const submitForm = form.submit((values) => {
    if (!isWaiting) onValid(values);
  });
  return (
    <QuestionPage
      title={title}
      lead={lead}
      formRef={formRef}
      summary={
        <>
          <ErrorSummary {...form.summary} title={labels.errorSummaryTitle} />
          <FailureNotice {...status} text={props.failureText} action={props.failureAction} labels={labels} />
          {isMissing && (
            <Notice
              tone="warning"
              announces="atOnce"
              icon="offline"
              action={<TransientButton onClick={retry}>{labels.retry}</TransientButton>}
            >
              <p>{navigator.onLine ? labels.unreachable : labels.offlineText}</p>
            </Notice>
          )}
        </>
      }
      onSubmit={(event) => {
        readFields();
        submitForm(event);
      }}
      next={{
        label: submit.label,
        busyText: submit.busyText,
        isDisabled: !form.isComplete || isWaiting,
        isBusy: status.status === 'sending' && !isMissing,
      }}
      note={links && <div className="cover-account-links">{links}</div>}
    >
      {children}
    </QuestionPage>
  );
}
