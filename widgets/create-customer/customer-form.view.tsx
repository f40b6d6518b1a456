import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { birthDateOf } from '#domain/birth-date';
import { dateAt } from '#domain/calendar-date';
import { formatTypedPhone } from '#domain/phone-number';
import { stateNames, statesByName } from '#domain/us-state-name';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { CallButton } from '#flow/call-button.view';
import type { PersonDraft } from '#forms/person/person-draft';
import { personSchema } from '#forms/person/person.schema';
import { statesOfZip } from '#forms/zip-places/zip-places';
import { errorText, fieldErrors } from '#i18n/field-errors';
import { format } from '#i18n/format';
import { DateField } from '#ui/date-field';
import { ErrorSummary } from '#ui/error-summary';
import { FieldRow } from '#ui/field-row';
import { useForm } from '#ui/form';
import '#ui/modules/read-only/read-only';
import { MessageDialog } from '#ui/message-dialog';
import { PhoneField } from '#ui/phone-field';
import { QuestionPage } from '#ui/question-page';
import { Select } from '#ui/select';
import { TextField } from '#ui/text-field';
import { ZipField } from '#ui/zip-field';
import type { CreateCustomerConfig } from './create-customer.config.ts';
import type { CustomerPage } from './create-customer.connect.ts';
import type { CreateCustomerEvent } from './create-customer.types.ts';
import { type ZipProblem, zipProblem } from './customer.rules.ts';
import type { Strings } from './strings.en.ts';

type FormPage = Extract<CustomerPage, { page: 'form' }>;

interface CustomerFormProps {
  config: CreateCustomerConfig;
  labels: Strings;
  host: WidgetHost;
  page: FormPage;
  send: (event: CreateCustomerEvent) => void;
  /** The machine could not be loaded: nothing is looked up. */
  isMissing: boolean;
  /** After too many requests: another one would be refused. */
  isWaiting: boolean;
}

type Errors = Partial<Record<keyof PersonDraft, string>>;

/** The form of a new customer (spec 3 §2, §5). */
export function CustomerForm(props: CustomerFormProps): ReactNode {
  const { config, labels, host, page, send, isMissing } = props;
  const phone = config.phone || host.brand.phone;
  const { draft, places, lookup, isZipMessageShown, isSending } = page;
  const { minimumAge, maximumAge } = config;
  const today = dateAt(host.client.now());
  // Each validation would build it again, and each keystroke validates twice.
  const { schema, limits } = useMemo(() => {
    const ages = { minimum: minimumAge, maximum: maximumAge };
    return { schema: personSchema({ today, limits: ages }), limits: ages };
  }, [today, minimumAge, maximumAge]);

  const validate = (values: PersonDraft): Errors => {
    const errors: Errors = fieldErrors(
      schema,
      { ...values, birthDate: birthDateOf(values.birthDate) },
      { labels, fields: labels, limits },
    );
    const problem = zipProblem(values, places);
    if (problem === 'stateOfZip') return { ...errors, state: errors.state ?? stateOfZipError(labels, values, places) };
    return problem ? { ...errors, zip: errors.zip ?? labels[`error.${problem}`] } : errors;
  };
  const form = useForm<PersonDraft>({
    initial: draft,
    validate,
    onDraft: (values) => send({ type: 'DRAFT.TYPED', draft: values }),
    isReadOnly: isSending && !isMissing,
  });
  const { values } = form;

  // The machine fills in city and state of a zip code, and clears what it filled in where the next one is refused.
  useEffect(() => {
    if (draft.zip !== values.zip || (draft.city === values.city && draft.state === values.state)) return;
    form.fill({ city: draft.city, state: draft.state });
  });

  const submit = form.submit((complete) => {
    if (!props.isWaiting) send({ type: 'CUSTOMER.SUBMITTED', draft: complete });
  });
  const zipInput = useRef<HTMLInputElement>(null);
  const isLookedUp = lookup === 'running' && !isMissing;
  // The city and the state that are missing may be on their way.
  const [wait, setWait] = useState<'none' | 'running' | 'over'>('none');
  if (wait === 'running' && !isLookedUp) setWait('over');
  // The visitor sees another place than they typed before it is sent.
  const isReplaced =
    draft.zip === values.zip && draft.state !== '' && values.state !== '' && draft.state !== values.state;
  useEffect(() => {
    if (wait !== 'over') return;
    if (isReplaced) zipInput.current?.focus();
    else submit();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each wait
  }, [wait]);
  const isZipAwaited = wait === 'running';

  // A lookup that succeeded only as the form was sent may refuse the state: the form says so as after a press.
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !isSending && zipProblem(values, places) === 'stateOfZip') submit();
    wasSending.current = isSending;
  });

  const wasMessageShown = useRef(false);
  useEffect(() => {
    if (wasMessageShown.current && !isZipMessageShown) zipInput.current?.focus();
    wasMessageShown.current = isZipMessageShown;
  }, [isZipMessageShown]);

  const zip = form.field('zip');
  const problem = zipProblem(values, places);
  const zipError = problem === 'zipUnknown' || problem === 'zipNotQuotable' ? labels[`error.${problem}`] : undefined;
  return (
    <>
      <QuestionPage
        title={labels.title}
        lead={labels.lead}
        summary={<ErrorSummary {...form.summary} title={labels.errorSummaryTitle} />}
        onSubmit={(event) => {
          event.preventDefault();
          if (isLookedUp) setWait('running');
          else submit();
        }}
        next={{
          label: labels.submit,
          isDisabled: !form.isComplete || props.isWaiting,
          isBusy: isZipAwaited || (isSending && !isMissing),
          busyText: isZipAwaited ? labels.zipLookingUp : labels.sending,
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
        <TextField
          {...form.field('email')}
          label={labels.email}
          hint={labels.emailHint}
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
          padsDigits
        />
        <ZipField
          {...zip}
          label={labels.zip}
          enterKeyHint="next"
          inputRef={zipInput}
          error={zip.error ?? zipError}
          status={zipStatus(labels, page, values, isMissing)}
          onBlur={() => {
            zip.onBlur?.();
            send({ type: 'ZIP.LEFT' });
          }}
        />
        <FieldRow>
          <TextField {...form.field('city')} label={labels.city} autoComplete="address-level2" enterKeyHint="next" />
          <Select
            {...form.field('state')}
            label={labels.state}
            options={statesByName}
            placeholder={labels.chooseState}
            autoComplete="address-level1"
          />
        </FieldRow>
      </QuestionPage>
      {isZipMessageShown && (
        <MessageDialog
          title={labels.invalidTitle}
          text={zipMessage(labels, problem, page)}
          okText={labels.ok}
          action={problem === 'zipNotQuotable' && <CallButton text={labels.call} phone={phone} />}
          closeText={labels.close}
          onClose={() => send({ type: 'ZIP_MESSAGE.READ' })}
        />
      )}
    </>
  );
}

/** The polite message under the zip field. */
function zipStatus(
  labels: Strings,
  { places, lookup }: FormPage,
  { zip }: Pick<PersonDraft, 'zip'>,
  isMissing: boolean,
): string {
  if (lookup === 'failed') return labels.zipNotLookedUp;
  if (lookup === 'running' && !isMissing) return labels.zipLookingUp;
  const [place] = places?.zip === zip && places.isQuotable ? places.places : [];
  return place ? format(labels.zipFound, { city: place.city, state: place.state }) : '';
}

/** What the dialog says about a zip code that is out of range or unknown (spec 3 §8). */
function zipMessage(labels: Strings, problem: ZipProblem | undefined, { places }: FormPage): string {
  const [place] = places?.places ?? [];
  return problem === 'zipNotQuotable' && place
    ? format(labels.zipNotServed, { city: place.city, state: place.state })
    : labels.invalidZip;
}

function stateOfZipError(labels: Strings, values: PersonDraft, places: FormPage['places']): string {
  const states = statesOfZip(values, places).map((state) => stateNames[state]);
  return format(errorText(labels, 'stateInvalid'), { zip: values.zip, states: states.join(', ') });
}
