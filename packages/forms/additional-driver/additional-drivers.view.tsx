import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { birthDateOf, birthDateParts } from '#domain/birth-date';
import { dateAt } from '#domain/calendar-date';
import { driverStatusCodes } from '#domain/driver-status';
import { genderCodes } from '#domain/gender';
import { maySpouseBeAdded } from '#domain/household';
import { maritalStatusCodes } from '#domain/marital-status';
import { additionalRelations } from '#domain/relation';
import { residenceStatusCodes } from '#domain/residence-status';
import { textLimits } from '#domain/text-limits';
import { savedText } from '#flow/drafts';
import { formatDate } from '#i18n/date';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { DateField } from '#ui/date-field';
import { ErrorSummary } from '#ui/error-summary';
import { FieldRow } from '#ui/field-row';
import { type Form, useForm } from '#ui/form';
import { Heading } from '#ui/heading';
import { LiveRegion, useAnnouncement } from '#ui/live-region';
import { Notice } from '#ui/notice';
import { QuestionPage } from '#ui/question-page';
import { Radios } from '#ui/radios';
import { Select } from '#ui/select';
import { TextField } from '#ui/text-field';
import { CallNotice } from '../call-notice/call-notice.view.tsx';
import type { SectionProps } from '../purchase/section-props.ts';
import {
  type DriverError,
  driverErrors,
  type DriverField,
  type DriverRules,
  fieldsOf,
  isIncluded,
  maritalErrors,
} from './additional-driver.rules.ts';
import type { AdditionalDriver } from './additional-driver.types.ts';
import type { AdditionalDriversView } from './additional-drivers.connect.ts';
import { fieldName } from './field-name.ts';
import { driverFields, typedDriver } from './typed-driver.ts';
import './additional-drivers.css';

type Values = Record<string, string>;

/** One block for each additional driver. */
export function AdditionalDrivers({
  send,
  labels,
  host,
  view,
  draft: { saved, onDraft },
}: SectionProps & { view: AdditionalDriversView }): ReactNode {
  const { drivers, primary, carrier, limits, wrongDrivers, lateDrivers, isUntouchedSinceNext, isHelpOffered, isBusy } =
    view;
  const [news, setNews] = useAnnouncement();
  // Above the drivers, because it says why the section is open; below them, so that nothing moves while the visitor
  // types.
  const [isFoundNoticeFirst] = useState(lateDrivers.length > 0);
  const maritalId = useId();
  const addButton = useRef<HTMLButtonElement & HTMLAnchorElement>(null);

  const rules = { carrier, limits, today: dateAt(host.visitor.now()) };
  const nameOf = ({ firstName, lastName }: AdditionalDriver, otherwise = labels.newDriver) =>
    [firstName, lastName].join(' ').trim() || otherwise;
  const textOf = (code: DriverError, driver: AdditionalDriver, field: DriverField) =>
    format(labels[`error.${code}` as keyof typeof labels], {
      name: nameOf(driver, labels.thisDriver),
      field: labels[field],
      0: limits.minimum,
      1: limits.maximum,
    });

  const form = useForm<Values>({
    initial: Object.fromEntries(
      drivers.flatMap((driver) =>
        driverFields.map((field) => [
          fieldName(driver, field),
          savedText(saved, fieldName(driver, field), driver[field]),
        ]),
      ),
    ),
    validate(values) {
      const errors: Partial<Record<string, string>> = {};
      for (const driver of drivers.map((listed) => typedDriver(listed, values))) {
        for (const [field, code] of Object.entries(driverErrors(driver, rules)) as [DriverField, DriverError][]) {
          errors[fieldName(driver, field)] = textOf(code, driver, field);
        }
        if (driver.id in wrongDrivers)
          errors[fieldName(driver, 'licenseNumber')] ??= textOf('licenseWrong', driver, 'licenseNumber');
      }
      return errors;
    },
    onDraft,
  });

  const current = drivers.map((driver) => typedDriver(driver, form.values));
  const askedDrivers = current.filter((driver) => fieldsOf(driver, rules).length > 0);
  const marital = maritalErrors(primary?.maritalStatus, current, carrier);
  const { attempt, entries } = form.summary;
  const isShown = attempt > 0;
  const maritalTexts = isShown ? marital.map((code) => labels[`error.${code}`]) : [];

  const confirm = form.submit((values) => {
    const confirmed = drivers.map((driver) => typedDriver(driver, values));
    if (maritalErrors(primary?.maritalStatus, confirmed, carrier).length === 0)
      send({ type: 'DRIVERS.CONFIRMED', drivers: confirmed });
  });

  // Errors that only the service finds are shown like those of a failed submit, unless the visitor is still typing.
  const refused = drivers.filter(({ id }) => id in wrongDrivers).map((driver) => fieldName(driver, 'licenseNumber'));
  const refusal = refused.join();
  useEffect(() => {
    if (!refusal) return;
    if (isUntouchedSinceNext) form.submit(() => undefined)();
    else form.showErrors(refused);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal
  }, [refusal]);

  const isAnyAgeWrong =
    isShown && current.some((driver) => Object.values(driverErrors(driver, rules)).includes('ageNotCovered'));

  const foundNotice = lateDrivers.length > 0 && (
    <Notice announces="politely">
      {format(labels.driversFound, { names: new Intl.ListFormat(host.language).format(lateDrivers) })}
    </Notice>
  );

  return (
    <>
      <QuestionPage
        title={labels.driversTitle}
        lead={labels[carrier.hideAdditionalDriverSection ? 'driversMissing' : 'driversIntro']}
        summary={
          <ErrorSummary
            title={labels.errorSummaryTitle}
            attempt={attempt}
            entries={[...entries, ...maritalTexts.map((text) => ({ id: maritalId, text }))]}
          />
        }
        onSubmit={confirm}
        next={{
          label: labels.next,
          isDisabled: !form.isComplete || marital.length > 0,
          isBusy,
          busyText: labels.checking,
        }}
        back={{ label: labels.back, onClick: () => send({ type: 'BACK' }) }}
      >
        {isFoundNoticeFirst && foundNotice}
        {current.length === 0 && <Notice>{labels.driversNone}</Notice>}
        {askedDrivers.map((driver) => (
          <DriverBlock
            key={driver.id}
            labels={labels}
            host={host}
            driver={driver}
            name={nameOf(driver)}
            rules={rules}
            mayBeSpouse={mayBeSpouse(driver, current, primary?.maritalStatus, carrier.enableMaritalValidation)}
            form={form}
            onRemoved={() => {
              setNews(format(labels.driverRemoved, { name: nameOf(driver) }));
              send({ type: 'DRIVER.REMOVED', id: driver.id });
              // The Remove button had the focus, and is removed.
              addButton.current?.focus();
            }}
          />
        ))}
        {(refusal || isAnyAgeWrong || isHelpOffered) && <CallNotice labels={labels} host={host} />}
        {!isFoundNoticeFirst && foundNotice}
        <div id={maritalId} tabIndex={-1}>
          {maritalTexts.length > 0 && (
            <Notice tone="error">
              {maritalTexts.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </Notice>
          )}
        </div>
        {!carrier.hideAdditionalDriverSection && (
          <div>
            <Button
              icon="plus"
              buttonRef={addButton}
              onClick={() => {
                setNews(labels.driverAdded);
                send({ type: 'DRIVER.ADDED' });
              }}
            >
              {labels.addDriver}
            </Button>
          </div>
        )}
      </QuestionPage>
      <LiveRegion message={news} delay={300} />
    </>
  );
}

/** Omits relations that the marital rules would refuse. */
function mayBeSpouse(
  driver: AdditionalDriver,
  drivers: readonly AdditionalDriver[],
  primary: 'single' | 'married' | undefined,
  areRulesOn: boolean,
): boolean {
  if (!areRulesOn || !primary || driver.relation === 'spouse') return true;
  const others = drivers
    .filter(({ id }) => id !== driver.id)
    .map(({ relation, maritalStatus }) => ({
      relation: relation || ('otherRelated' as const),
      maritalStatus: maritalStatus || ('single' as const),
    }));
  return maySpouseBeAdded({ relation: 'self', maritalStatus: primary }, others);
}

interface BlockProps extends Pick<SectionProps, 'labels' | 'host'> {
  driver: AdditionalDriver;
  name: string;
  rules: DriverRules;
  mayBeSpouse: boolean;
  form: Form<Values>;
  onRemoved: () => void;
}

function DriverBlock({
  labels,
  host,
  driver,
  name,
  rules,
  mayBeSpouse: isSpouseOffered,
  form,
  onRemoved,
}: BlockProps): ReactNode {
  const { carrier } = rules;
  const headingId = useId();
  const shown = fieldsOf(driver, rules);
  const bound = (field: DriverField) => {
    const binding = form.field(fieldName(driver, field));
    return { ...binding, value: binding.value ?? driver[field] };
  };
  const radios = (field: 'gender' | 'maritalStatus' | 'action', values: readonly string[]) => (
    <Radios
      {...bound(field)}
      label={labels[field]}
      // Every driver has this question.
      labelContext={name}
      options={values.map((value) => ({ value, label: labels[`${field}.${value}` as 'gender.male'] }))}
    />
  );
  const select = (field: 'status' | 'residence' | 'relation', values: readonly string[]) => (
    <Select
      {...bound(field)}
      label={labels[field]}
      labelContext={name}
      placeholder={labels.choose}
      options={values.map((value) => ({ value, label: labels[`${field}.${value}` as 'relation.child'] }))}
    />
  );
  const date = bound('birthDate');
  return (
    <Card as="section" labelledBy={headingId} part="driver">
      <div className="cover-driver-head">
        <div>
          <Heading level={3} id={headingId}>
            {name}
          </Heading>
          {!shown.includes('birthDate') && (
            <p className="cover-note">{format(labels.bornOn, { date: formatDate(driver.birthDate, host.language) })}</p>
          )}
        </div>
        {driver.isManual && (
          <Button
            variant="quiet"
            tone="danger"
            icon="trash"
            accessibleName={format(labels.removeNamed, { name })}
            onClick={onRemoved}
          >
            {labels.remove}
          </Button>
        )}
      </div>
      {shown.includes('firstName') && (
        <FieldRow>
          <TextField
            {...bound('firstName')}
            label={labels.firstName}
            autoComplete="off"
            enterKeyHint="next"
            maxLength={textLimits.name}
          />
          <TextField
            {...bound('lastName')}
            label={labels.lastName}
            autoComplete="off"
            enterKeyHint="next"
            maxLength={textLimits.name}
          />
        </FieldRow>
      )}
      {shown.includes('birthDate') && (
        <DateField
          {...date}
          value={birthDateParts(date.value)}
          onChange={(parts) => date.onChange(birthDateOf(parts))}
          label={labels.birthDate}
          labelContext={name}
          partLabels={{ month: labels.month, day: labels.day, year: labels.year }}
          optionalText={carrier.enableSecondaryDriverDob ? undefined : labels.optional}
        />
      )}
      {shown.includes('action') && radios('action', ['include', 'exclude'])}
      {shown.includes('status') && (
        <FieldRow>
          {select('status', driverStatusCodes.names)}
          {select('residence', residenceStatusCodes.names)}
        </FieldRow>
      )}
      {shown.includes('relation') && (
        <FieldRow>
          {select(
            'relation',
            additionalRelations.filter((relation) => relation !== 'spouse' || isSpouseOffered),
          )}
          {shown.includes('licenseNumber') && (
            <TextField
              {...bound('licenseNumber')}
              label={labels.licenseNumber}
              labelContext={name}
              optionalText={isIncluded(driver, carrier) ? undefined : labels.optional}
              autoComplete="off"
              autoCapitalize="characters"
              enterKeyHint="next"
              maxLength={textLimits.licenseNumber}
              // Announces a refusal that arrives while the visitor types elsewhere.
              status=""
            />
          )}
        </FieldRow>
      )}
      {shown.includes('maritalStatus') && (
        <FieldRow>
          {shown.includes('gender') && radios('gender', genderCodes.names)}
          {radios('maritalStatus', maritalStatusCodes.names)}
        </FieldRow>
      )}
    </Card>
  );
}
