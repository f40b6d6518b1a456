import type { ReactNode } from 'react';
import { annualMileageOf, defaultAnnualMileage, odometerOf } from '#domain/mileage';
import { isZipCode } from '#domain/zip-code';
import { savedText } from '#flow/drafts';
import { vehicleText } from '#forms/driver-information/vehicle-text';
import { format } from '#i18n/format';
import { Card } from '#ui/card';
import { ErrorSummary } from '#ui/error-summary';
import { useForm } from '#ui/form';
import { QuestionPage } from '#ui/question-page';
import { Radios } from '#ui/radios';
import { Select } from '#ui/select';
import { TextField } from '#ui/text-field';
import { connectVehicles } from './auto-payment.connect.ts';
import type { VehicleUse } from './auto-payment.types.ts';
import { useConnected, useDraft, useFlow } from './flow-context.ts';

const keys = [
  'mileage',
  'odometer',
  'commutes',
  'commutingDays',
  'commutingStreet',
  'commutingCity',
  'commutingZip',
] as const;
type Key = (typeof keys)[number];

const fieldOf = (index: number, key: Key): string => `${key}-${index}`;

/** What each car is used for: mileage, odometer, the way to work (spec 2 §3.3). */
export function Vehicles(): ReactNode {
  const { send, labels } = useFlow();
  const { cars, uses, fields } = useConnected(connectVehicles);
  const { saved, onDraft } = useDraft('vehicles');

  const startOf = (index: number, key: Key): string => {
    const given = uses?.[index]?.[key];
    if (given !== undefined) return given;
    const { annualMileage = defaultAnnualMileage, odometer } = cars[index]!.quoted;
    return key === 'mileage' ? String(annualMileage) : key === 'odometer' ? String(odometer ?? '') : '';
  };
  const vehicleUse = (values: Record<string, string>, index: number): VehicleUse =>
    Object.fromEntries(keys.map((key) => [key, values[fieldOf(index, key)] ?? ''])) as unknown as VehicleUse;

  const errorsOf = (use: VehicleUse): Partial<Record<Key, boolean>> => {
    const commutes = fields.includes('commuting') && use.commutes === 'yes';
    return {
      mileage: fields.includes('mileage') && annualMileageOf(use.mileage) === undefined,
      odometer: fields.includes('odometer') && odometerOf(use.odometer) === undefined,
      commutes: fields.includes('commuting') && use.commutes === '',
      commutingDays: commutes && use.commutingDays === '',
      commutingStreet: commutes && use.commutingStreet.trim() === '',
      commutingCity: commutes && use.commutingCity.trim() === '',
      commutingZip: commutes && !isZipCode(use.commutingZip),
    };
  };

  const form = useForm<Record<string, string>>({
    initial: Object.fromEntries(
      cars.flatMap((_, index) =>
        keys.map((key) => [fieldOf(index, key), savedText(saved, fieldOf(index, key), startOf(index, key))]),
      ),
    ),
    validate: (values) =>
      Object.fromEntries(
        cars.flatMap((car, index) => {
          const errors = errorsOf(vehicleUse(values, index));
          return keys.map((key) => [
            fieldOf(index, key),
            errors[key] ? format(labels[`error.${key}Required`], { vehicle: vehicleText(car, labels) }) : undefined,
          ]);
        }),
      ),
    onDraft,
  });
  const bound = (index: number, key: Key) => {
    const field = form.field(fieldOf(index, key));
    return { ...field, value: field.value ?? '' };
  };

  return (
    <QuestionPage
      title={labels.vehiclesTitle}
      lead={labels.vehiclesIntro}
      summary={<ErrorSummary {...form.summary} title={labels.errorSummaryTitle} />}
      onSubmit={form.submit((values) =>
        send({ type: 'VEHICLES.CONFIRMED', uses: cars.map((_, index) => vehicleUse(values, index)) }),
      )}
      next={{ label: labels.next, isDisabled: !form.isComplete }}
      back={{ label: labels.back, onClick: () => send({ type: 'BACK' }) }}
    >
      {cars.map((car, index) => {
        const headingId = `cover-car-${index}`;
        return (
          <Card as="section" labelledBy={headingId} key={headingId}>
            <h3 className="cover-heading cover-heading-3" id={headingId}>
              {vehicleText(car, labels)}
            </h3>
            {fields.includes('mileage') && (
              <TextField
                {...bound(index, 'mileage')}
                label={labels.mileage}
                inputMode="numeric"
                width="short"
                maxLength={9}
              />
            )}
            {fields.includes('odometer') && (
              <TextField
                {...bound(index, 'odometer')}
                label={labels.odometer}
                inputMode="numeric"
                width="short"
                maxLength={9}
              />
            )}
            {fields.includes('commuting') && (
              <Radios
                {...bound(index, 'commutes')}
                label={labels.commutes}
                options={(['yes', 'no'] as const).map((value) => ({ value: value as string, label: labels[value] }))}
              />
            )}
            {fields.includes('commuting') && form.values[fieldOf(index, 'commutes')] === 'yes' && (
              <>
                <Select
                  {...bound(index, 'commutingDays')}
                  label={labels.commutingDays}
                  placeholder={labels.choose}
                  width="short"
                  options={['1', '2', '3', '4', '5', '6', '7'].map((value) => ({ value, label: value }))}
                />
                <TextField {...bound(index, 'commutingStreet')} label={labels.commutingStreet} maxLength={100} />
                <TextField {...bound(index, 'commutingCity')} label={labels.commutingCity} maxLength={60} />
                <TextField
                  {...bound(index, 'commutingZip')}
                  label={labels.commutingZip}
                  inputMode="numeric"
                  width="short"
                  maxLength={5}
                />
              </>
            )}
          </Card>
        );
      })}
    </QuestionPage>
  );
}
