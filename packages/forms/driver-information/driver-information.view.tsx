import { Fragment, useEffect } from 'react';
import type { ReactNode } from 'react';
import { birthDateOf, birthDateParts } from '#domain/birth-date';
import { dateAt } from '#domain/calendar-date';
import { annualMileageOf, defaultAnnualMileage } from '#domain/mileage';
import { textLimits } from '#domain/text-limits';
import { hasRefusedLetter, isVin, vinLength, vinText } from '#domain/vin';
import { savedText } from '#flow/drafts';
import { format } from '#i18n/format';
import { Checkbox } from '#ui/checkbox';
import { DateField, type DateParts } from '#ui/date-field';
import { ErrorSummary } from '#ui/error-summary';
import { useForm } from '#ui/form';
import { QuestionPage } from '#ui/question-page';
import { TextField } from '#ui/text-field';
import { CallNotice } from '../call-notice/call-notice.view.tsx';
import { quotedPrimary } from '../purchase/primary-driver.ts';
import type { DriverAnswers } from '../purchase/purchase.types.ts';
import type { SectionProps } from '../purchase/section-props.ts';
import type { DriverInformationView } from './driver-information.connect.ts';
import { isAllEmpty, type SectionError, sectionErrors } from './driver-information.rules.ts';
import { vehicleText } from './vehicle-text.ts';
import { vehicleNamed } from './vins.ts';

type CarField = `vin-${number}` | `mileage-${number}`;
type Values = { licenseNumber: string; birthDate: DateParts; hasPaperlessConsent: boolean } & {
  [Field in CarField]?: string;
};

/** The optional question about annual mileage, asked for each car. It starts with the quote's, or the default. */
export interface MileageQuestion {
  /** `{vehicle}` is replaced. */
  label: string;
  optionalText: string;
  /** The error of a text that is no mileage. */
  invalid: string;
}

const isMileage = (text = ''): boolean => !text.trim() || annualMileageOf(text) !== undefined;

/** License, date of birth, and a VIN for each car; where the flow asks for it, the mileage. */
export function DriverInformation({
  send,
  labels,
  host,
  view,
  draft: { saved, onDraft },
  mileage,
}: SectionProps & { view: DriverInformationView; mileage?: MileageQuestion | undefined }): ReactNode {
  const { quote, driver, carrier, limits, vins, isLicenseWrong, isUntouchedSinceNext, isHelpOffered } = view;
  if (!quote) throw new Error('The driver section was drawn before the quote was loaded.');
  const cars = quote.vehicles.map((quoted, index) => ({
    quoted,
    field: `vin-${index}` as const,
    vin: driver?.vins[index] ?? quoted.vin,
    mileageField: `mileage-${index}` as const,
    miles: driver?.mileages?.[index] ?? String(quoted.annualMileage ?? defaultAnnualMileage),
  }));
  const primary = quotedPrimary(quote);

  const answersOf = (values: Values): DriverAnswers => ({
    licenseNumber: values.licenseNumber.trim(),
    birthDate: birthDateOf(values.birthDate),
    vins: cars.map(({ field }) => (values[field] ?? '').toUpperCase()),
    hasPaperlessConsent: values.hasPaperlessConsent,
    ...(mileage && { mileages: cars.map(({ mileageField }) => (values[mileageField] ?? '').trim()) }),
  });

  const rules = {
    today: dateAt(host.visitor.now()),
    limits,
    vins,
    isConsentAsked: carrier.enablePaperlessConsent,
    isLicenseWrong,
  };
  const textOf = (code: SectionError | undefined, vehicle = '') =>
    code &&
    format(labels[`error.${code}` as keyof typeof labels], {
      0: limits.minimum,
      1: limits.maximum,
      vehicle,
      field: labels.licenseNumber,
    });

  const initial: Values = {
    licenseNumber: savedText(saved, 'licenseNumber', primary.licenseNumber),
    birthDate: birthDateParts(savedText(saved, 'birthDate', primary.birthDate)),
    ...Object.fromEntries(cars.map(({ field, vin }) => [field, savedText(saved, field, vin)])),
    ...(mileage &&
      Object.fromEntries(cars.map(({ mileageField, miles }) => [mileageField, savedText(saved, mileageField, miles)]))),
    hasPaperlessConsent: saved.hasPaperlessConsent === true,
  };

  const form = useForm<Values>({
    initial,
    validate(values) {
      const found = sectionErrors(answersOf(values), rules);
      return {
        licenseNumber: textOf(found.licenseNumber),
        birthDate: textOf(found.birthDate),
        hasPaperlessConsent: textOf(found.hasPaperlessConsent),
        ...Object.fromEntries(
          cars.map(({ field, quoted }, index) => [field, textOf(found.vins[index], vehicleText(quoted, labels))]),
        ),
        ...(mileage &&
          Object.fromEntries(
            cars.map(({ mileageField }) => [
              mileageField,
              isMileage(values[mileageField]) ? undefined : mileage.invalid,
            ]),
          )),
      };
    },
    onDraft: (values) => onDraft({ ...values, birthDate: birthDateOf(values.birthDate) }),
  });

  const confirm = form.submit((values) => send({ type: 'DRIVER.CONFIRMED', answers: answersOf(values) }));
  const unknownVins = cars.map(({ field }) => field).filter((field) => vins[form.values[field] ?? ''] === null);

  // Errors that only the service finds are shown like those of a failed submit, unless the visitor is still typing.
  const refused = [...(isLicenseWrong ? (['licenseNumber', 'birthDate'] as const) : []), ...unknownVins];
  const refusal = refused.join();
  useEffect(() => {
    if (!refusal) return;
    if (isUntouchedSinceNext) form.submit(() => undefined)();
    else form.showErrors(refused);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal
  }, [refusal]);

  const { entries, attempt } = form.summary;
  const first = entries[0];
  // A license that was refused is one error of two fields.
  const licenseWrong = textOf('givenDataNotCorrect');
  const listed = entries.filter(({ text }, index) => text !== licenseWrong || entries[index - 1]?.text !== text);
  const isEmpty = isAllEmpty(answersOf(form.values));
  return (
    <QuestionPage
      title={labels.driverTitle}
      lead={labels.driverIntro}
      summary={
        <ErrorSummary
          title={labels.errorSummaryTitle}
          attempt={attempt}
          entries={first && isEmpty ? [{ id: first.id, text: labels['error.allFieldsRequired'] }] : listed}
        />
      }
      onSubmit={confirm}
      next={{ label: labels.next, isDisabled: !form.isComplete, isBusy: view.isBusy, busyText: labels.checking }}
    >
      <TextField
        {...form.field('licenseNumber')}
        label={labels.licenseNumber}
        hint={labels.licenseHint}
        autoComplete="off"
        autoCapitalize="characters"
        enterKeyHint="next"
        maxLength={textLimits.licenseNumber}
        // Announces a refusal that arrives while the visitor types elsewhere.
        status=""
      />
      <DateField
        {...form.field('birthDate')}
        label={labels.birthDate}
        partLabels={{ month: labels.month, day: labels.day, year: labels.year }}
        autoComplete="birth"
      />
      {cars.map(({ field, quoted, mileageField }) => {
        const bound = form.field(field);
        const vin = bound.value ?? '';
        const vinVehicle = vins[vin];
        const vehicle = vehicleText(vehicleNamed({ vins }, quoted, vin), labels);
        const isLookedUp = view.areCarsLookedUp && isVin(vin) && vinVehicle === undefined;
        return (
          <Fragment key={field}>
            <TextField
              {...bound}
              value={vin}
              onChange={(text) => {
                bound.onChange(text);
                // A letter that no VIN has is an error before the field is left.
                if (hasRefusedLetter(text)) bound.onBlur?.();
              }}
              format={vinText}
              label={format(labels.vinLabel, { vehicle })}
              hint={labels.vinHint}
              autoComplete="off"
              autoCapitalize="characters"
              enterKeyHint="next"
              // A pasted VIN may have spaces and dashes, which are removed.
              maxLength={vinLength * 2}
              status={isLookedUp ? labels.vinLookingUp : vinVehicle ? format(labels.vinFound, { vehicle }) : ''}
            />
            {mileage && (
              <TextField
                {...form.field(mileageField)}
                value={form.field(mileageField).value ?? ''}
                label={format(mileage.label, { vehicle })}
                optionalText={mileage.optionalText}
                inputMode="numeric"
                autoComplete="off"
                enterKeyHint="next"
                maxLength={7}
              />
            )}
          </Fragment>
        );
      })}
      {carrier.enablePaperlessConsent && (
        <Checkbox
          {...form.field('hasPaperlessConsent')}
          label={carrier.consentMessage || labels.paperlessConsent}
          isRequired
          look="card"
        />
      )}
      {(refused.length > 0 || isHelpOffered) && <CallNotice labels={labels} host={host} />}
    </QuestionPage>
  );
}
