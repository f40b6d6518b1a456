import type { ReactNode } from 'react';
import { dateAt } from '#domain/calendar-date';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { CallButton } from '#flow/call-button.view';
import { PersonFields, usePersonForm, ZipMessage } from '#forms/person/person-form.view';
import { useAcceptedAges } from '#forms/person/use-accepted-ages';
import { ErrorSummary } from '#ui/error-summary';
import { QuestionPage } from '#ui/question-page';
import { customerAgeLimits } from './age-limits.ts';
import type { CreateCustomerConfig } from './create-customer.config.ts';
import type { CustomerPage } from './create-customer.connect.ts';
import type { CreateCustomerEvent } from './create-customer.types.ts';
import type { Strings } from './strings.en.ts';

interface CustomerFormProps {
  config: CreateCustomerConfig;
  labels: Strings;
  host: WidgetHost;
  page: Extract<CustomerPage, { page: 'form' }>;
  send: (event: CreateCustomerEvent) => void;
  /** The machine did not load: the zip code is not looked up. */
  isMissing: boolean;
  /** After too many requests: the next one would be refused. */
  isWaiting: boolean;
}

/** The form of a new customer (spec 3 §2, §5). */
export function CustomerForm({ config, labels, host, page, send, isMissing, isWaiting }: CustomerFormProps): ReactNode {
  const ages = useAcceptedAges(host, {
    widget: 'create-customer',
    configured: { minimum: config.minimumAge, maximum: config.maximumAge },
    defaults: customerAgeLimits,
  });
  const person = usePersonForm({
    labels,
    language: host.language,
    today: dateAt(host.client.now()),
    minimumAge: ages.minimum,
    maximumAge: ages.maximum,
    view: page,
    send,
    onSubmit: (draft) => {
      if (!isWaiting) send({ type: 'FORM.SUBMITTED', draft });
    },
    isMissing,
  });
  const { form, isWaiting: isZipAwaited } = person;
  return (
    <>
      <QuestionPage
        title={labels.title}
        lead={labels.lead}
        summary={<ErrorSummary {...form.summary} title={labels.errorSummaryTitle} />}
        onSubmit={person.onSubmit}
        next={{
          label: labels.submit,
          isDisabled: !form.isComplete || isWaiting,
          isBusy: isZipAwaited || (page.isSending && !isMissing),
          busyText: isZipAwaited ? labels.zipLookingUp : labels.sending,
        }}
      >
        <PersonFields person={person} isVisitor />
      </QuestionPage>
      <ZipMessage
        person={person}
        closeText={labels.close}
        call={<CallButton text={labels.call} phone={config.phone || host.brand.phone} />}
      />
    </>
  );
}
