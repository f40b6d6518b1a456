import { useEffect, useId, useState } from 'react';
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
import {
  type DriverError,
  driverErrors,
  type DriverField,
  fieldsOf,
  isIncluded,
  maritalErrors,
} from '#forms/additional-driver/additional-driver.rules';
import { formatDate } from '#i18n/date';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { DateField } from '#ui/date-field';
import { ErrorSummary } from '#ui/error-summary';
import { FieldRow } from '#ui/field-row';
import { type Form, useForm } from '#ui/form';
import { Heading } from '#ui/heading';
import { LiveRegion } from '#ui/live-region';
import { Notice } from '#ui/notice';
import { QuestionPage } from '#ui/question-page';
import { Radios } from '#ui/radios';
import { Select } from '#ui/select';
import { TextField } from '#ui/text-field';
import { useConnected, useDraft, useFlow } from '../pseudo-bind-context.ts';
import { connectDrivers } from '../pseudo-bind.connect.ts';
import type { AdditionalDriver } from '../pseudo-bind.types.ts';

/** All blocks are one form: a field is `<driver’s id>.<field>`. */
type Values = Record<string, string>;

const fields: readonly DriverField[] = [
  'firstName',
  'lastName',
  'birthDate',
  'action',
  'status',
  'residence',
  'relation',
  'gender',
  'maritalStatus',
  'licenseNumber',
];
const keyOf = (driver: Pick<AdditionalDriver, 'id'>, field: DriverField) => `${driver.id}.${field}`;

/** A driver with the form's values. */
function typed(driver: AdditionalDriver, values: Values): AdditionalDriver {
  return {
    ...driver,
    ...Object.fromEntries(fields.map((field) => [field, values[keyOf(driver, field)] ?? driver[field]])),
  };
}

/** One block for each additional driver. */
export function DriversSection(): ReactNode {
  const { send, labels, config, host } = useFlow();
  const { drivers, primary, carrier, wrongDrivers, isBusy } = useConnected(connectDrivers);
  const { saved, onDraft } = useDraft('drivers');
  const [news, setNews] = useState('');
  const maritalId = useId();

  const limits = config.ageLimits.secondary;
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
        fields.map((field) => [keyOf(driver, field), savedText(saved, keyOf(driver, field), driver[field])]),
      ),
    ),
    validate(values) {
      const errors: Partial<Record<string, string>> = {};
      for (const driver of drivers.map((listed) => typed(listed, values))) {
        for (const [field, code] of Object.entries(driverErrors(driver, rules)) as [DriverField, DriverError][]) {
          errors[keyOf(driver, field)] = textOf(code, driver, field);
        }
        if (wrongDrivers.includes(driver.id))
          errors[keyOf(driver, 'licenseNumber')] ??= textOf('licenseWrong', driver, 'licenseNumber');
      }
      return errors;
    },
    onDraft,
  });

  const current = drivers.map((driver) => typed(driver, form.values));
  const marital = maritalErrors(primary?.maritalStatus, current, carrier);
  const { attempt, entries } = form.summary;
  const isShown = attempt > 0;
  const maritalTexts = isShown ? marital.map((code) => labels[`error.${code}`]) : [];

  const confirm = form.submit((values) => {
    const said = drivers.map((driver) => typed(driver, values));
    if (maritalErrors(primary?.maritalStatus, said, carrier).length === 0)
      send({ type: 'DRIVERS.CONFIRMED', drivers: said });
  });

  // Errors that only the service finds are shown like those of a failed submit.
  const refusal = wrongDrivers.join();
  useEffect(() => {
    if (refusal) form.submit(() => undefined)();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal
  }, [refusal]);

  return (
    <>
      <QuestionPage
        title={labels.driversTitle}
        lead={labels.driversIntro}
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
        {current.length === 0 && <Notice>{labels.driversNone}</Notice>}
        <div id={maritalId} tabIndex={-1}>
          {maritalTexts.length > 0 && (
            <Notice tone="error">
              {maritalTexts.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </Notice>
          )}
        </div>
        {current.map((driver) => (
          <DriverBlock
            key={driver.id}
            driver={driver}
            name={nameOf(driver)}
            isDateAsked={driver.isManual || !drivers.find(({ id }) => id === driver.id)?.birthDate}
            mayBeSpouse={mayBeSpouse(driver, current, primary?.maritalStatus, carrier.enableMaritalValidation)}
            form={form}
            onRemoved={() => {
              setNews(format(labels.driverRemoved, { name: nameOf(driver) }));
              send({ type: 'DRIVER.REMOVED', id: driver.id });
            }}
          />
        ))}
        <div>
          <Button
            icon="plus"
            onClick={() => {
              setNews(labels.driverAdded);
              send({ type: 'DRIVER.ADDED' });
            }}
          >
            {labels.addDriver}
          </Button>
        </div>
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

interface BlockProps {
  driver: AdditionalDriver;
  name: string;
  /** Fields that the records fill in are not asked again. */
  isDateAsked: boolean;
  mayBeSpouse: boolean;
  form: Form<Values>;
  onRemoved: () => void;
}

function DriverBlock({
  driver,
  name,
  isDateAsked,
  mayBeSpouse: isSpouseOffered,
  form,
  onRemoved,
}: BlockProps): ReactNode {
  const { labels, host } = useFlow();
  const { carrier } = useConnected(connectDrivers);
  const headingId = useId();
  const shown = fieldsOf(driver, carrier);
  const bound = (field: DriverField) => {
    const binding = form.field(keyOf(driver, field));
    return { ...binding, value: binding.value ?? driver[field] };
  };
  const radios = (field: 'gender' | 'maritalStatus' | 'action', values: readonly string[]) => (
    <Radios
      {...bound(field)}
      // Every driver has this question, so its label includes the name.
      label={`${labels[field]} · ${name}`}
      options={values.map((value) => ({ value, label: labels[`${field}.${value}` as 'gender.male'] }))}
    />
  );
  const select = (field: 'status' | 'residence' | 'relation', values: readonly string[]) => (
    <Select
      {...bound(field)}
      label={labels[field]}
      placeholder={labels.choose}
      options={values.map((value) => ({ value, label: labels[`${field}.${value}` as 'relation.child'] }))}
    />
  );
  const date = bound('birthDate');
  return (
    <Card as="section" labelledBy={headingId} part="driver">
      <div className="cover-bind-driver-head">
        <div>
          <Heading level={3} id={headingId}>
            {name}
          </Heading>
          {!isDateAsked && (
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
      {isDateAsked && (
        <DateField
          {...date}
          value={birthDateParts(date.value)}
          onChange={(parts) => date.onChange(birthDateOf(parts))}
          label={labels.birthDate}
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
      {select(
        'relation',
        additionalRelations.filter((relation) => relation !== 'spouse' || isSpouseOffered),
      )}
      {shown.includes('gender') && radios('gender', genderCodes.names)}
      {radios('maritalStatus', maritalStatusCodes.names)}
      {shown.includes('licenseNumber') && (
        <TextField
          {...bound('licenseNumber')}
          label={labels.licenseNumber}
          optionalText={isIncluded(driver, carrier) ? undefined : labels.optional}
          autoComplete="off"
          autoCapitalize="characters"
          enterKeyHint="next"
          maxLength={textLimits.licenseNumber}
        />
      )}
    </Card>
  );
}
