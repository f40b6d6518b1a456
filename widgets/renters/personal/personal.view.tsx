import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { agencyTimeZone } from '#domain/agency-time-zone';
import { birthDateOf, birthDateParts } from '#domain/birth-date';
import { dateAt } from '#domain/calendar-date';
import { formatPhoneNumber, formatTypedPhone } from '#domain/phone-number';
import type { StateCode } from '#domain/us-state';
import { CallButton } from '#flow/call-button.view';
import { useReport } from '#flow/use-report';
import { useStates } from '#forms/states/use-states';
import { canJoinWaitlist } from '#forms/waitlist/can-join-waitlist';
import { formatDate } from '#i18n/date';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { DateField } from '#ui/date-field';
import { ErrorSummary } from '#ui/error-summary';
import { FieldRow } from '#ui/field-row';
import { useForm } from '#ui/form';
import { LiveRegion, useAnnouncement } from '#ui/live-region';
import { Notice } from '#ui/notice';
import { PhoneField } from '#ui/phone-field';
import { QuestionPage } from '#ui/question-page';
import { Radios } from '#ui/radios';
import { Select } from '#ui/select';
import { TextField } from '#ui/text-field';
import { ZipField } from '#ui/zip-field';
import { useFlow } from '../flow-context.ts';
import type { PersonalView } from '../renters.connect.ts';
import {
  personalDraft,
  dateRule,
  isPlaceShown,
  isStateUnsold,
  mostRoommates,
  personalAnswers,
  type PersonalDraft,
  personalErrors,
  type PersonalValues,
  type RoommateNumber,
  roommatesShown,
  withoutRoommate,
  zipError,
} from './personal.answers.ts';
import '../sections.css';

const valuesOf = (draft: PersonalDraft): PersonalValues => ({
  ...draft,
  phone: formatPhoneNumber(draft.phone),
  effectiveDate: birthDateParts(draft.effectiveDate),
});
const draftOf = ({ effectiveDate, ...texts }: PersonalValues): PersonalDraft => ({
  ...texts,
  effectiveDate: birthDateOf(effectiveDate),
});

/** The renter, address, start date and household (spec 2 §2.3). Needs no service except the zip lookup. */
export function PersonalSection(): ReactNode {
  const { labels, host, config, send, view } = useFlow();
  const stateList = useStates(host.language);
  const { drafts, known, zipLookup, isLookingUpZip, isJoining, earlier, earlierReason } = view.personal;
  const todayNow = () => dateAt(host.client.now(), agencyTimeZone);
  const today = todayNow();
  const initial = useMemo(() => valuesOf(personalDraft({ drafts, known })), [drafts, known]);
  const place = zipLookup?.places[0];
  const onDraft = (values: PersonalValues) =>
    send({ type: 'DRAFT.CHANGED', form: 'personal', values: draftOf(values) });

  const form = useForm<PersonalValues>({
    initial,
    validate: (values) =>
      personalErrors(values, {
        // The page may be open over midnight, so the rule uses the day on which Next is pressed.
        ...dateRule(todayNow(), config),
        labels,
        language: host.language,
        zipLookup,
        isWaitlist: isStateUnsold(values.state, config),
      }),
    onDraft,
    isReadOnly: isJoining,
  });
  const { values } = form;
  const dateField = form.field('effectiveDate');
  // A day that has passed since it was chosen shows its error at once.
  const start = birthDateOf(values.effectiveDate);
  const hasPassed = start !== '' && start < today && start === birthDateOf(initial.effectiveDate);
  const isWaitlist = isStateUnsold(values.state, config);
  const canJoin = canJoinWaitlist(host);
  useReport(
    host,
    isWaitlist && !canJoin,
    'config',
    'There is no waitlist: set services.leadStore.url. Visitors of states that are not sold can only call.',
  );

  // The state follows the zip code; only the states of the zip code can be chosen.
  const states = [...new Set((zipLookup?.places ?? []).map(({ state }) => state as string))];
  const isOfZip = (state: string) => states.length === 0 || states.includes(state);
  const filledFor = useRef(values.city && values.state ? values.zip : '');
  useEffect(() => {
    // What is being sent stays as it is.
    if (!zipLookup || !place || isJoining) return;
    if (filledFor.current === zipLookup.zip && isOfZip(values.state)) return;
    filledFor.current = zipLookup.zip;
    const found = { city: place.city, state: place.state as string };
    form.fill(found);
    onDraft({ ...values, ...found });
  });

  const option = (value: 'yes' | 'no') => ({ value: value as string, label: labels[value] });
  const zip = form.field('zip');
  const stateName = stateList.names[values.state as StateCode] ?? '';
  const next = isWaitlist
    ? { label: labels.joinWaitlist, isDisabled: !form.isComplete, isBusy: isJoining, busyText: labels.joining }
    : {
        label: labels.next,
        isDisabled: !form.isComplete || !zipLookup?.isQuotable,
        isBusy: isLookingUpZip,
        busyText: labels.zipLookingUp,
      };

  return (
    <QuestionPage
      title={labels.personalTitle}
      lead={labels.personalIntro}
      summary={
        <>
          <EarlierNotice status={earlier} reason={earlierReason} />
          <ErrorSummary {...form.summary} title={labels.errorSummaryTitle} />
        </>
      }
      onSubmit={form.submit((typed) => {
        if (isStateUnsold(typed.state, config)) {
          if (canJoin) send({ type: 'WAITLIST.REQUESTED' });
          return;
        }
        send({ type: 'PERSONAL.SUBMITTED', answers: personalAnswers(typed) });
      })}
      next={isWaitlist && !canJoin ? undefined : next}
    >
      <FieldRow>
        <TextField
          {...form.field('firstName')}
          label={labels.firstName}
          autoComplete="given-name"
          enterKeyHint="next"
        />
        <TextField {...form.field('lastName')} label={labels.lastName} autoComplete="family-name" enterKeyHint="next" />
      </FieldRow>
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
      <FieldRow shares="wide-first">
        <TextField {...form.field('street')} label={labels.street} autoComplete="address-line1" enterKeyHint="next" />
        <TextField
          {...form.field('apartment')}
          label={labels.apartment}
          optionalText={labels.optional}
          autoComplete="address-line2"
          enterKeyHint="next"
        />
      </FieldRow>
      <ZipField
        {...zip}
        label={labels.zip}
        enterKeyHint="next"
        // The lookup's error shows at once, not on blur.
        error={
          zip.error ?? (zipLookup && !zipLookup.isQuotable && !isWaitlist ? labels[zipError(zipLookup)] : undefined)
        }
        status={
          isLookingUpZip
            ? labels.zipLookingUp
            : place && zipLookup?.isQuotable
              ? format(labels.zipFound, { city: place.city, state: place.state })
              : ''
        }
        onChange={(text) => {
          zip.onChange(text);
          send({ type: 'ZIP.CHANGED' });
        }}
      />
      {isPlaceShown(values) && (
        <FieldRow>
          <TextField {...form.field('city')} label={labels.city} autoComplete="address-level2" enterKeyHint="next" />
          <Select
            {...form.field('state')}
            label={labels.state}
            options={stateList.byName.filter(({ value }) => isOfZip(value))}
            placeholder={labels.choose}
            autoComplete="address-level1"
          />
        </FieldRow>
      )}
      {isWaitlist && (
        <Notice
          tone="info"
          announces="politely"
          title={format(labels.waitlistTitle, { state: stateName })}
          action={<CallButton text={labels.call} phone={host.brand.phone} />}
        >
          {canJoin ? labels.waitlistText : labels.noWaitlistText}
        </Notice>
      )}
      {!isWaitlist && (
        <>
          <DateField
            {...dateField}
            error={
              dateField.error ??
              (hasPassed
                ? format(labels['error.effectiveDatePast'], { first: formatDate(today, host.language, 'medium') })
                : undefined)
            }
            label={labels.effectiveDate}
            partLabels={{ month: labels.month, day: labels.day, year: labels.year }}
          />
          <Radios
            {...form.field('hasInterestedParty')}
            label={labels.hasInterestedParty}
            hint={labels.hasInterestedPartyHint}
            options={[option('yes'), option('no')]}
          />
          {values.hasInterestedParty === 'yes' && (
            <div className="cover-renters-person">
              <TextField {...form.field('partyName')} label={labels.partyName} autoComplete="off" enterKeyHint="next" />
              <TextField
                {...form.field('partyEmail')}
                label={labels.partyEmail}
                type="email"
                inputMode="email"
                autoComplete="off"
                enterKeyHint="next"
              />
            </div>
          )}
          <Radios {...form.field('hasRoommates')} label={labels.hasRoommates} options={[option('yes'), option('no')]} />
          {values.hasRoommates === 'yes' && (
            <Roommates
              form={form}
              onChange={(changed) => {
                form.fill(changed);
                onDraft(changed);
              }}
            />
          )}
        </>
      )}
    </QuestionPage>
  );
}

interface RoommatesProps {
  form: ReturnType<typeof useForm<PersonalValues>>;
  onChange: (values: PersonalValues) => void;
}

/** Up to five roommates, each with a first and last name (spec 2 §5.2). */
function Roommates({ form, onChange }: RoommatesProps): ReactNode {
  const { labels, config } = useFlow();
  const [announcement, setAnnouncement] = useAnnouncement();
  const list = useRef<HTMLDivElement>(null);
  // A new object for each press, so that the same roommate can be focused twice.
  const [focused, setFocused] = useState<{ number: RoommateNumber }>();
  const shown = roommatesShown(form.values);
  const count = shown.length;
  const canAdd = count < Math.min(config.roommateButtonLimit, mostRoommates);

  useEffect(() => {
    if (!focused) return;
    list.current?.querySelector<HTMLInputElement>(`[name="roommate${focused.number}FirstName"]`)?.focus();
  }, [focused]);

  return (
    <div className="cover-renters-roommates" ref={list}>
      {shown.map((number) => (
        <div
          className="cover-renters-person"
          key={number}
          role="group"
          aria-label={format(labels.roommateTitle, { number })}
        >
          <FieldRow>
            <TextField
              {...form.field(`roommate${number}FirstName`)}
              label={format(labels['roommate.firstName'], { number })}
              autoComplete="off"
              enterKeyHint="next"
            />
            <TextField
              {...form.field(`roommate${number}LastName`)}
              label={format(labels['roommate.lastName'], { number })}
              autoComplete="off"
              enterKeyHint="next"
            />
          </FieldRow>
          {count > 1 && (
            <Button
              variant="link"
              accessibleName={format(labels.removeRoommateNamed, { number })}
              onClick={() => {
                onChange(withoutRoommate(form.values, number));
                setAnnouncement(labels.roommateRemoved);
                setFocused({ number: Math.min(number, count - 1) as RoommateNumber });
              }}
            >
              {labels.removeRoommate}
            </Button>
          )}
        </div>
      ))}
      {canAdd && (
        <Button
          icon="plus"
          onClick={() => {
            const added = (count + 1) as RoommateNumber;
            onChange({ ...form.values, roommateCount: String(added) });
            setAnnouncement(format(labels.roommateAdded, { number: added }));
            setFocused({ number: added });
          }}
        >
          {labels.addRoommate}
        </Button>
      )}
      <LiveRegion message={announcement} />
    </div>
  );
}

/** Why the answers of the earlier quote are not in the form. */
function EarlierNotice({ status, reason }: { status: PersonalView['earlier']; reason: string }): ReactNode {
  const { labels, send, host } = useFlow();
  if (status === 'none' || status === 'loaded') return null;
  const isNotFound = status === 'notFound';
  return (
    <Notice
      tone="warning"
      announces="atOnce"
      title={labels[isNotFound ? 'earlierNotFoundTitle' : 'earlierFailedTitle']}
      action={
        <>
          {status === 'failed' && <Button onClick={() => send({ type: 'RETRY' })}>{labels.retry}</Button>}
          <CallButton text={labels.call} phone={host.brand.phone} />
        </>
      }
    >
      {reason || labels[isNotFound ? 'earlierNotFoundText' : 'earlierFailedText']}
    </Notice>
  );
}
