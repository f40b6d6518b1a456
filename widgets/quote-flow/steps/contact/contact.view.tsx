import { useState } from 'react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { formatPhoneNumber, formatTypedPhone } from '#domain/phone-number';
import { savedText } from '#flow/drafts';
import { fieldErrors } from '#i18n/field-errors';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { ErrorSummary } from '#ui/error-summary';
import { useForm } from '#ui/form';
import { PhoneField } from '#ui/phone-field';
import { PolicyDialog } from '#ui/policy-dialog';
import { QuestionPage } from '#ui/question-page';
import { RichText } from '#ui/rich-text';
import { TextField } from '#ui/text-field';
import { useConnected, useDraft, useFlow, useNext } from '../../flow-context.ts';
import { connectContactStep } from '../../quote-flow.connect.ts';
import { completed } from '../completed.ts';
import { contactSchema } from './contact.answers.ts';

/** What a visitor can read before they agree (spec 1 §2). */
const disclosures = ['consentPolicy', 'privacy', 'sms'] as const;
type Disclosure = (typeof disclosures)[number];

/** Driver info 2/3. */
export function ContactStep(): ReactNode {
  const { labels, send } = useFlow();
  const { answers, knownAnswers } = useConnected(connectContactStep);
  const { saved, onDraft } = useDraft('contact', answers);
  const draft = completed(saved, knownAnswers);
  const [disclosure, setDisclosure] = useState<Disclosure>();

  const form = useForm({
    initial: {
      email: savedText(draft, 'email'),
      phone: formatPhoneNumber(savedText(draft, 'phone')),
      hasConsented: saved.hasConsented === true,
    },
    validate: (values) => fieldErrors(contactSchema, values, { labels, fields: labels }),
    onDraft,
  });

  return (
    <>
      <QuestionPage
        title={labels.contactTitle}
        eyebrow={format(labels.stepCount, { step: 2, count: 3 })}
        lead={labels.contactIntro}
        summary={<ErrorSummary {...form.summary} title={labels.errorSummaryTitle} />}
        onSubmit={form.submit((values) => send({ type: 'CONTACT.SUBMITTED', answers: z.parse(contactSchema, values) }))}
        next={useNext(form)}
        back={{ label: labels.back, onClick: () => send({ type: 'BACK' }) }}
      >
        <TextField
          {...form.field('email')}
          label={labels.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          enterKeyHint="next"
        />
        <PhoneField
          {...form.field('phone')}
          label={labels.phone}
          hint={labels.phoneHint}
          format={formatTypedPhone}
          enterKeyHint="next"
        />
        <Checkbox {...form.field('hasConsented')} label={<RichText text={labels.consent} />} look="card" isRequired />
        <p className="cover-flow-links">
          {disclosures.map((name) => (
            <Button key={name} variant="link" onClick={() => setDisclosure(name)}>
              {labels[`${name}Link`]}
            </Button>
          ))}
        </p>
      </QuestionPage>
      <PolicyDialog
        isOpen={disclosure !== undefined}
        title={labels[`${disclosure ?? 'privacy'}Title`]}
        text={labels[`${disclosure ?? 'privacy'}Text`]}
        closeText={labels.close}
        onClose={() => setDisclosure(undefined)}
      />
    </>
  );
}
