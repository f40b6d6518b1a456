import { type ReactNode, useState } from 'react';
import { formatTypedPhone } from '#domain/phone-number';
import type { Draft } from '#flow/drafts';
import { Button } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { ErrorSummary } from '#ui/error-summary';
import { FieldRow } from '#ui/field-row';
import { useForm } from '#ui/form';
import '#ui/modules/read-only/read-only';
import { PhoneField } from '#ui/phone-field';
import { PolicyDialog } from '#ui/policy-dialog';
import { QuestionPage } from '#ui/question-page';
import { RichText } from '#ui/rich-text';
import { TextField } from '#ui/text-field';
import { consentBoxes } from './consent-boxes.ts';
import { boxName, type ConsentValues, valuesOf } from './consent-draft.ts';
import type { ConsentFormConfig } from './consent-form.config.ts';
import type { ConsentEvent } from './consent-form.types.ts';
import { consentErrors } from './consent.rules.ts';
import type { Strings } from './strings.en.ts';

interface PersonFormProps {
  config: ConsentFormConfig;
  labels: Strings;
  draft: Draft;
  isSending: boolean;
  /** After too many requests: the next one would be refused. */
  isWaiting: boolean;
  send: (event: ConsentEvent) => void;
}

/** The person and the boxes to tick (spec 3 §2): all of them are required. */
export function PersonForm({ config, labels, draft, isSending, isWaiting, send }: PersonFormProps): ReactNode {
  const boxes = consentBoxes(config, labels);
  const ids = boxes.map(({ id }) => id);
  const form = useForm<ConsentValues>({
    initial: valuesOf(draft, ids),
    validate: (values) => consentErrors(values, boxes, labels),
    onDraft: (values) => send({ type: 'DRAFT.TYPED', draft: values }),
    isReadOnly: isSending,
  });
  const [opened, setOpened] = useState('');
  const policy = boxes.find(({ id }) => id === opened);
  return (
    <>
      <QuestionPage
        title={labels.title}
        lead={labels.lead}
        summary={<ErrorSummary {...form.summary} title={labels.errorSummaryTitle} />}
        onSubmit={form.submit((values) => {
          if (!isWaiting) send({ type: 'CONSENT.SUBMITTED', draft: values });
        })}
        next={{
          label: labels.submit,
          isDisabled: !form.isComplete || isWaiting,
          isBusy: isSending,
          busyText: labels.sending,
        }}
      >
        <FieldRow>
          <TextField
            {...form.field('firstName')}
            label={labels.firstName}
            autoComplete="given-name"
            autoCapitalize="words"
            enterKeyHint="next"
          />
          <TextField
            {...form.field('lastName')}
            label={labels.lastName}
            autoComplete="family-name"
            autoCapitalize="words"
            enterKeyHint="next"
          />
        </FieldRow>
        <PhoneField
          {...form.field('phone')}
          label={labels.phone}
          hint={labels.phoneHint}
          format={formatTypedPhone}
          enterKeyHint="next"
        />
        <TextField
          {...form.field('email')}
          label={labels.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="done"
        />
        {boxes.map(({ id, label, title, policy: text }) => (
          <Checkbox
            key={id}
            {...form.field(boxName(id))}
            label={<RichText text={label} />}
            hint={
              text !== '' && (
                <Button variant="link" part="read-policy" onClick={() => setOpened(id)}>
                  {title}
                </Button>
              )
            }
            look="card"
            isRequired
          />
        ))}
      </QuestionPage>
      <PolicyDialog
        isOpen={policy !== undefined}
        title={policy?.title ?? ''}
        text={policy?.policy ?? ''}
        closeText={labels.close}
        onClose={() => setOpened('')}
      />
    </>
  );
}
