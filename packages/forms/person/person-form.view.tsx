import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { birthDateOf } from '#domain/birth-date';
import type { CalendarDate } from '#domain/calendar-date';
import type { Language } from '#domain/language';
import { formatTypedPhone } from '#domain/phone-number';
import type { States } from '#domain/us-state-name';
import { isZipCode } from '#domain/zip-code';
import { useStates } from '#forms/states/use-states';
import { fieldErrors } from '#i18n/field-errors';
import { format } from '#i18n/format';
import { DateField } from '#ui/date-field';
import { FieldRow } from '#ui/field-row';
import { type Errors, type Form, useForm } from '#ui/form';
import '#ui/modules/read-only/read-only';
import { MessageDialog } from '#ui/message-dialog';
import { PhoneField } from '#ui/phone-field';
import { Select } from '#ui/select';
import { TextField } from '#ui/text-field';
import { ZipField } from '#ui/zip-field';
import type { ZipView } from '../zip-lookup/zip-lookup.connect.ts';
import { isZipRefused, type ZipProblem, zipProblem } from '../zip-lookup/zip-lookup.rules.ts';
import type { ZipEvent } from '../zip-lookup/zip-lookup.types.ts';
import { stateOfZipError } from '../zip-places/state-of-zip-error.ts';
import { useSyncPlaceFields } from '../zip-places/use-sync-place-fields.ts';
import type { PersonDraft } from './person-draft.ts';
import { personSchema } from './person.schema.ts';

/** The texts of the form. */
export type PersonLabels = Readonly<
  Record<
    | keyof PersonDraft
    | 'phoneHint'
    | 'month'
    | 'day'
    | 'year'
    | 'zipLookingUp'
    | 'zipFound'
    | 'zipNotLookedUp'
    | 'chooseState'
    | 'invalidTitle'
    | 'invalidZip'
    | 'zipNotServed'
    | 'ok'
    | 'error.zipUnknown'
    | 'error.zipNotQuotable',
    string
  >
> & { readonly emailHint?: string };

interface PersonFormOptions {
  labels: PersonLabels;
  language: Language;
  /** The agency's date. */
  today: CalendarDate;
  minimumAge: number;
  maximumAge: number;
  view: ZipView & { draft: PersonDraft; isSending: boolean };
  send: (event: Exclude<ZipEvent, { type: 'FORM.SUBMITTED' }>) => void;
  /** Sends a valid form. */
  onSubmit: (draft: PersonDraft) => void;
  /** The machine could not be loaded: nothing is looked up or sent. */
  isMissing?: boolean;
}

export interface PersonForm extends Pick<PersonFormOptions, 'labels' | 'view' | 'send'> {
  form: Form<PersonDraft>;
  states: States;
  /** Why the lookup refuses the zip code or the state. */
  problem: ZipProblem | undefined;
  isLookedUp: boolean;
  /** A press waits for the lookup of the zip code. */
  isWaiting: boolean;
  onSubmit: (event: { preventDefault(): void }) => void;
  zipInput: RefObject<HTMLInputElement | null>;
}

/**
 * The form of a person whose zip code is looked up (spec 3 §5), for a machine with the regions of `zip-lookup.states`.
 */
export function usePersonForm(options: PersonFormOptions): PersonForm {
  const { labels, language, today, minimumAge, maximumAge, view, send, onSubmit, isMissing = false } = options;
  const states = useStates(language);
  const { draft, places, lookup, isZipMessageShown, isSending } = view;
  // Memoized, because each keystroke validates twice.
  const { schema, limits } = useMemo(() => {
    const ages = { minimum: minimumAge, maximum: maximumAge };
    return { schema: personSchema({ today, limits: ages }), limits: ages };
  }, [today, minimumAge, maximumAge]);

  const validate = (values: PersonDraft): Errors<PersonDraft> => {
    const errors: Errors<PersonDraft> = fieldErrors(
      schema,
      { ...values, birthDate: birthDateOf(values.birthDate) },
      { labels, fields: labels, limits },
    );
    const problem = zipProblem(values, places);
    if (problem === 'stateOfZip')
      return { ...errors, state: errors.state ?? stateOfZipError(labels, values, places, states) };
    return problem ? { ...errors, zip: errors.zip ?? labels[`error.${problem}`] } : errors;
  };
  const form = useForm<PersonDraft>({
    initial: draft,
    validate,
    onDraft: (values) => send({ type: 'DRAFT.TYPED', draft: values }),
    isReadOnly: isSending && !isMissing,
  });
  const { values } = form;

  useSyncPlaceFields(form, draft);

  const submit = form.submit(onSubmit);
  const zipInput = useRef<HTMLInputElement>(null);
  const isLookedUp = lookup === 'running' && !isMissing;
  // The lookup of the missing city and state may be pending.
  const [wait, setWait] = useState<'none' | 'running' | 'over'>('none');
  if (wait === 'running' && !isLookedUp) setWait('over');
  // The visitor must see that the place was replaced before it is sent.
  const isReplaced =
    draft.zip === values.zip && draft.state !== '' && values.state !== '' && draft.state !== values.state;
  useEffect(() => {
    if (wait !== 'over') return;
    if (isReplaced) zipInput.current?.focus();
    else submit();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each wait
  }, [wait]);

  // A lookup that finishes while the form is sent may refuse the state: the form then shows the error as after a press.
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

  return {
    labels,
    view,
    send,
    form,
    states,
    problem: zipProblem(values, places),
    isLookedUp,
    isWaiting: wait === 'running',
    onSubmit: (event) => {
      event.preventDefault();
      if (isLookedUp) setWait('running');
      else submit();
    },
    zipInput,
  };
}

interface PersonFieldsProps {
  person: PersonForm;
  /** The person is the visitor: the browser may fill in what it knows of them. */
  isVisitor?: boolean;
}

/** Name, contact, birth date and place of a person. */
export function PersonFields({ person, isVisitor = false }: PersonFieldsProps): ReactNode {
  const { labels, form, send, problem, zipInput } = person;
  const autoComplete = (of: string) => (isVisitor ? of : 'off');
  const zip = form.field('zip');
  return (
    <>
      <FieldRow>
        <TextField
          {...form.field('firstName')}
          label={labels.firstName}
          autoComplete={autoComplete('given-name')}
          autoCapitalize="words"
          enterKeyHint="next"
        />
        <TextField
          {...form.field('lastName')}
          label={labels.lastName}
          autoComplete={autoComplete('family-name')}
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
        autoComplete={autoComplete('email')}
        enterKeyHint="next"
      />
      <PhoneField
        {...form.field('phone')}
        label={labels.phone}
        hint={labels.phoneHint}
        format={formatTypedPhone}
        autoComplete={isVisitor ? undefined : 'off'}
        enterKeyHint="next"
      />
      <DateField
        {...form.field('birthDate')}
        label={labels.birthDate}
        partLabels={{ month: labels.month, day: labels.day, year: labels.year }}
        autoComplete={isVisitor ? 'birth' : 'off'}
        padsDigits
      />
      <ZipField
        {...zip}
        label={labels.zip}
        autoComplete={isVisitor ? undefined : 'off'}
        enterKeyHint="next"
        inputRef={zipInput}
        error={zip.error ?? (isZipRefused(problem) ? labels[`error.${problem}`] : undefined)}
        status={zipStatus(person)}
        onBlur={() => {
          zip.onBlur?.();
          send({ type: 'ZIP.LEFT' });
        }}
      />
      <FieldRow>
        <TextField
          {...form.field('city')}
          label={labels.city}
          autoComplete={autoComplete('address-level2')}
          enterKeyHint="next"
        />
        <Select
          {...form.field('state')}
          label={labels.state}
          options={person.states.byName}
          placeholder={labels.chooseState}
          autoComplete={autoComplete('address-level1')}
        />
      </FieldRow>
    </>
  );
}

interface ZipMessageProps {
  person: PersonForm;
  closeText: string;
  /** The alternative where no quotes are offered: a phone number. */
  call: ReactNode;
}

/** The dialog about a zip code that is out of range or unknown (spec 3 §8). Keep it outside the form. */
export function ZipMessage({ person, closeText, call }: ZipMessageProps): ReactNode {
  const { labels, view, problem, send } = person;
  const [place] = view.places?.places ?? [];
  const isNotServed = problem === 'zipNotQuotable';
  const notServed = place
    ? format(labels.zipNotServed, { city: place.city, state: place.state })
    : labels['error.zipNotQuotable'];
  return (
    view.isZipMessageShown && (
      <MessageDialog
        title={labels.invalidTitle}
        text={isNotServed ? notServed : labels.invalidZip}
        okText={labels.ok}
        action={isNotServed && call}
        closeText={closeText}
        onClose={() => send({ type: 'ZIP_MESSAGE.READ' })}
      />
    )
  );
}

/** The polite message under the zip field. */
function zipStatus({ labels, view: { places, lookup, lookupReason }, form, isLookedUp }: PersonForm): string {
  const { zip } = form.values;
  if (!isZipCode(zip)) return '';
  if (lookup === 'failed') return [lookupReason, labels.zipNotLookedUp].filter(Boolean).join(' ');
  if (isLookedUp) return labels.zipLookingUp;
  const [place] = places?.zip === zip && places.isQuotable ? places.places : [];
  return place ? format(labels.zipFound, { city: place.city, state: place.state }) : '';
}
