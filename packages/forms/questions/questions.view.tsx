import type { ReactNode } from 'react';
import type { YesNo } from '#domain/question';
import { CallButton } from '#flow/call-button.view';
import { savedText } from '#flow/drafts';
import { format } from '#i18n/format';
import { ErrorSummary } from '#ui/error-summary';
import { useForm } from '#ui/form';
import { Notice } from '#ui/notice';
import { QuestionPage } from '#ui/question-page';
import { Radios } from '#ui/radios';
import { questionsOf } from '../purchase/carrier.ts';
import type { SectionProps } from '../purchase/section-props.ts';
import type { QuestionsView } from './questions.connect.ts';
import { codeOf, isAccepted, questionError } from './questions.rules.ts';

/** The carrier's own questions, in its order. */
export function Questions({
  send,
  labels,
  host,
  view: { config, carrier, firstName, quotedTwice, repeatedDrivers },
  draft: { saved, onDraft },
  nextLabel,
}: SectionProps & { view: QuestionsView; nextLabel: string }): ReactNode {
  const questions = questionsOf(config, carrier);
  const form = useForm<Record<string, string>>({
    initial: Object.fromEntries(questions.map((question) => [codeOf(question), savedText(saved, codeOf(question))])),
    validate: (values) =>
      Object.fromEntries(
        questions.map((question) => [
          codeOf(question),
          questionError(question, values[codeOf(question)] ?? '', { firstName, labels }),
        ]),
      ),
    onDraft,
  });

  const namedTwice = [...new Set([...quotedTwice, ...repeatedDrivers])];
  const isRefused = questions.some((question) => {
    const answer = form.values[codeOf(question)];
    return (answer === 'yes' || answer === 'no') && !isAccepted(question, answer);
  });

  // Every unanswered question has the same error text, so the summary lists the questions themselves.
  const unanswered = new Map(
    questions
      .filter((question) => !form.values[codeOf(question)])
      .map((question) => [form.field(codeOf(question)).id, format(question.text, { 0: firstName })]),
  );
  const summary = {
    ...form.summary,
    entries: form.summary.entries.map(({ id, text }) => ({ id, text: unanswered.get(id) ?? text })),
  };

  return (
    <QuestionPage
      title={labels.questionsTitle}
      lead={questions.length > 0 ? labels.questionsIntro : undefined}
      summary={<ErrorSummary {...summary} title={labels.errorSummaryTitle} />}
      onSubmit={form.submit((values) =>
        send({ type: 'QUESTIONS.CONFIRMED', answers: values as Record<string, YesNo> }),
      )}
      next={{ label: nextLabel, isDisabled: !form.isComplete }}
      back={{ label: labels.back, onClick: () => send({ type: 'BACK' }) }}
    >
      {namedTwice.length > 0 && (
        <Notice announces="politely">
          {format(labels.driversRepeated, { names: new Intl.ListFormat(host.language).format(namedTwice) })}
        </Notice>
      )}
      {questions.length === 0 && <Notice>{labels.questionsNone}</Notice>}
      {questions.map((question) => {
        const [yes = labels.yes, no = labels.no] = question.answers;
        const bound = form.field(codeOf(question));
        return (
          <Radios
            key={codeOf(question)}
            {...bound}
            value={bound.value ?? ''}
            label={format(question.text, { 0: firstName })}
            options={[
              { value: 'yes', label: yes },
              { value: 'no', label: no },
            ]}
          />
        );
      })}
      {isRefused && (
        <Notice tone="warning" announces="politely" action={<CallButton text={labels.call} phone={host.brand.phone} />}>
          {labels.answerRefusedCall}
        </Notice>
      )}
    </QuestionPage>
  );
}
