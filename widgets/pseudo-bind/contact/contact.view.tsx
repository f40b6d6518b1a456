import type { ReactNode } from 'react';
import type { Language } from '#domain/language';
import type { YesNo } from '#domain/question';
import { savedText } from '#flow/drafts';
import { ErrorSummary } from '#ui/error-summary';
import { useForm } from '#ui/form';
import { Notice } from '#ui/notice';
import { QuestionPage } from '#ui/question-page';
import { Radios } from '#ui/radios';
import { useConnected, useDraft, useFlow } from '../flow-context.ts';
import { connectContact } from '../pseudo-bind.connect.ts';
import type { ContactAnswers } from '../pseudo-bind.types.ts';

/** The contact preference: text messages, language and paperless. */
export function ContactSection(): ReactNode {
  const { send, labels, host } = useFlow();
  const { contact, hasPaperlessConsent, hasEmail, hasPhone } = useConnected(connectContact);
  const optInMethods = [...(hasEmail ? (['email'] as const) : []), ...(hasPhone ? (['text'] as const) : [])];
  const { saved, onDraft } = useDraft('contact', contact);

  const form = useForm({
    initial: {
      textMessages: savedText(saved, 'textMessages'),
      language: savedText(saved, 'language', host.language),
      // The consent of the first section overrides an earlier answer.
      paperless: hasPaperlessConsent ? 'yes' : savedText(saved, 'paperless'),
      optInMethod: optInMethods.length === 1 ? optInMethods[0]! : savedText(saved, 'optInMethod'),
    },
    validate: ({ textMessages, language, paperless, optInMethod }) => ({
      textMessages: textMessages || !hasPhone ? undefined : labels['error.textMessagesRequired'],
      language: language ? undefined : labels['error.languageRequired'],
      paperless: paperless ? undefined : labels['error.paperlessRequired'],
      optInMethod:
        paperless === 'yes' && !optInMethod && optInMethods.length > 0 ? labels['error.optInRequired'] : undefined,
    }),
    onDraft,
  });

  const options = (['yes', 'no'] as const).map((value) => ({ value: value as string, label: labels[value] }));
  return (
    <QuestionPage
      title={labels.contactTitle}
      summary={<ErrorSummary {...form.summary} title={labels.errorSummaryTitle} />}
      onSubmit={form.submit(({ textMessages, language, paperless, optInMethod }) =>
        send({
          type: 'CONTACT.CONFIRMED',
          answers: {
            textMessages: hasPhone ? (textMessages as YesNo) : '',
            language: language as Language,
            paperless: paperless as YesNo,
            optInMethod: paperless === 'yes' ? (optInMethod as ContactAnswers['optInMethod']) : '',
          },
        }),
      )}
      next={{ label: labels.next, isDisabled: !form.isComplete }}
      back={{ label: labels.back, onClick: () => send({ type: 'BACK' }) }}
    >
      {hasPhone && <Radios {...form.field('textMessages')} label={labels.textMessages} options={options} />}
      <Radios
        {...form.field('language')}
        label={labels.languagePreference}
        options={(['en', 'es'] as const).map((value) => ({
          value: value as string,
          label: labels[`language.${value}`],
        }))}
      />
      {hasPaperlessConsent ? (
        <Notice>{labels.paperlessAgreed}</Notice>
      ) : (
        <Radios {...form.field('paperless')} label={labels.goPaperless} options={options} />
      )}
      {form.values.paperless === 'yes' && optInMethods.length > 0 && (
        <Radios
          {...form.field('optInMethod')}
          label={labels.optInMethod}
          options={optInMethods.map((value) => ({
            value: value as string,
            label: labels[`optIn.${value}`],
          }))}
        />
      )}
    </QuestionPage>
  );
}
