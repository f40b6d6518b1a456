import type { ReactNode } from 'react';
import type { Vehicle } from '#domain/vehicle';
import { vehicleName } from '#domain/vehicle-name';
import { savedText } from '#flow/drafts';
import { useStates } from '#forms/states/use-states';
import { fieldErrors } from '#i18n/field-errors';
import { format } from '#i18n/format';
import { formatNumber } from '#i18n/number';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { ErrorSummary } from '#ui/error-summary';
import { FieldRow } from '#ui/field-row';
import { useForm } from '#ui/form';
import { Radios } from '#ui/radios';
import { Select } from '#ui/select';
import { TextField } from '#ui/text-field';
import { ZipField } from '#ui/zip-field';
import { useConnected, useDraft, useFlow } from '../../flow-context.ts';
import { connectVehicles } from '../../quote-flow.connect.ts';
import { CommutingStreet } from './commuting-street.view.tsx';
import { mileageFields, mileageSchema, type MileageValues, mileageValues, vehicleUse } from './mileage.answers.ts';

const days = ['1', '2', '3', '4', '5', '6', '7'].map((value) => ({ value, label: value }));

/** A vehicle's use: miles per year, odometer and commuting. */
export function MileageDialog({ vehicle, onSaved }: { vehicle: Vehicle; onSaved: () => void }): ReactNode {
  const { labels, config, host, send } = useFlow();
  const states = useStates(host.language);
  const { isMileageAsked } = useConnected(connectVehicles);
  const choices = config.mileageChoices;
  const usual = isMileageAsked ? config.defaultMileage : undefined;
  const { saved, onDraft } = useDraft('mileage', mileageValues(vehicle, choices, usual));
  const mayBeSuggested = config.suggestAddresses && host.client.services.addressSearch.base !== '';
  const close = () => send({ type: 'DIALOG.CLOSED' });

  const form = useForm<MileageValues>({
    initial: Object.fromEntries(
      mileageFields.map((field) => [field, savedText(saved, field)]),
    ) as unknown as MileageValues,
    validate: (values) =>
      fieldErrors(mileageSchema({ ...values, isMileageAsked }), values, {
        labels,
        fields: { ...labels, days: labels.commutingDays },
      }),
    onDraft: (values) => onDraft({ ...values }),
  });
  const { values } = form;
  const save = form.submit((typed) => {
    send({ type: 'MILEAGE.CHANGED', id: vehicle.id, use: vehicleUse(typed) });
    onSaved();
  });

  return (
    <Dialog
      isOpen
      title={format(labels.mileageTitle, { vehicle: vehicleName(vehicle) })}
      closeText={labels.close}
      onClose={close}
      actions={
        <>
          <Button variant="primary" isDisabled={!form.isComplete} onClick={save}>
            {labels.saveMileage}
          </Button>
          <Button onClick={close}>{labels.cancel}</Button>
        </>
      }
    >
      <form noValidate onSubmit={save} className="cover-question-fields">
        <ErrorSummary {...form.summary} title={labels.errorSummaryTitle} />
        {choices.length > 0 && (
          <Select
            {...form.field('choice')}
            label={labels.mileage}
            width="medium"
            options={[
              ...choices.map((miles) => ({ value: String(miles), label: formatNumber(miles, host.language) })),
              { value: 'other', label: labels.mileageOther },
            ]}
          />
        )}
        {(choices.length === 0 || values.choice === 'other') && (
          <TextField
            {...form.field('mileage')}
            label={choices.length === 0 ? labels.mileage : labels.mileageTyped}
            hint={labels.mileageHint}
            optionalText={isMileageAsked ? undefined : labels.optional}
            width="short"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="next"
          />
        )}
        <TextField
          {...form.field('odometer')}
          label={labels.odometer}
          hint={labels.odometerHint}
          optionalText={labels.optional}
          width="short"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="next"
        />
        <Radios
          {...form.field('commutes')}
          label={labels.commutes}
          options={(['yes', 'no'] as const).map((value) => ({ value: value as string, label: labels[value] }))}
        />
        {values.commutes === 'yes' && (
          <>
            <Select
              {...form.field('days')}
              label={labels.commutingDays}
              placeholder={labels.choose}
              width="short"
              options={days}
            />
            <h3 className="cover-heading cover-heading-3">{labels.commutingPlace}</h3>
            {mayBeSuggested ? (
              <CommutingStreet
                field={form.field('street')}
                onFound={({ street, city, state, zip }) => {
                  form.fill({ street, city, state, zip });
                  onDraft({ ...values, street, city, state, zip });
                }}
              />
            ) : (
              <TextField {...form.field('street')} label={labels.street} autoComplete="off" enterKeyHint="next" />
            )}
            <FieldRow>
              <TextField {...form.field('city')} label={labels.city} autoComplete="off" enterKeyHint="next" />
              <Select
                {...form.field('state')}
                label={labels.state}
                options={states.byName}
                placeholder={labels.choose}
              />
            </FieldRow>
            <ZipField {...form.field('zip')} label={labels.zip} autoComplete="off" enterKeyHint="done" />
          </>
        )}
        {/* Enter in a field saves; the buttons are in the dialog's footer, outside the form. */}
        <input type="submit" hidden />
      </form>
    </Dialog>
  );
}
