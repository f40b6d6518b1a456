import { useMemo } from 'react';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { birthDateOf, birthDateSchema } from '#domain/birth-date';
import { dateAt } from '#domain/calendar-date';
import { emailSchema } from '#domain/email';
import { formatTypedPhone } from '#domain/phone-number';
import { phoneNumberSchema } from '#domain/phone-number.schema';
import { policyNumberSchema } from '#domain/policy-number';
import { fieldErrors } from '#i18n/field-errors';
import { DateField } from '#ui/date-field';
import { ErrorSummary } from '#ui/error-summary';
import { useForm } from '#ui/form';
import { PhoneField } from '#ui/phone-field';
import { QuestionPage } from '#ui/question-page';
import { TextField } from '#ui/text-field';
import { lookupOf, type PaymentDraft } from './payment-draft.ts';
import type { PaymentPageProps } from './payment-page.types.ts';

const upperCase = (text: string): string => text.toUpperCase();

const paymentSchema = (rule: Parameters<typeof birthDateSchema>[0]) =>
  z.object({
    policyNumber: policyNumberSchema,
    email: emailSchema,
    phone: phoneNumberSchema,
    birthDate: birthDateSchema(rule),
  });

/** Asks for the answers that find a policy (spec 2 §5.4). */
export function PaymentForm({
  config,
  labels,
  host,
  send,
  draft,
}: PaymentPageProps & { draft: PaymentDraft }): ReactNode {
  const { minimumAge, maximumAge } = config;
  const today = dateAt(host.client.now());
  // Built once: otherwise each keystroke would build it twice, once for each validation.
  const { schema, limits } = useMemo(() => {
    const ages = { minimum: minimumAge, maximum: maximumAge };
    return { schema: paymentSchema({ today, limits: ages }), limits: ages };
  }, [today, minimumAge, maximumAge]);
  const form = useForm({
    initial: draft,
    validate: (values) =>
      fieldErrors(schema, { ...values, birthDate: birthDateOf(values.birthDate) }, { labels, fields: labels, limits }),
    onDraft: (values) => send({ type: 'DRAFT.CHANGED', draft: values }),
  });
  const policyNumber = form.field('policyNumber');

  return (
    <QuestionPage
      title={labels.formTitle}
      lead={labels.formIntro}
      summary={<ErrorSummary {...form.summary} title={labels.errorSummaryTitle} />}
      onSubmit={form.submit((values) => send({ type: 'FORM.SUBMITTED', lookup: lookupOf(values) }))}
      next={{ label: labels.findPolicy, isDisabled: !form.isComplete }}
    >
      <TextField
        {...policyNumber}
        format={upperCase}
        label={labels.policyNumber}
        hint={labels.policyNumberHint}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="next"
        width="medium"
      />
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
      <DateField
        {...form.field('birthDate')}
        label={labels.birthDate}
        partLabels={{ month: labels.month, day: labels.day, year: labels.year }}
        autoComplete="birth"
      />
    </QuestionPage>
  );
}
