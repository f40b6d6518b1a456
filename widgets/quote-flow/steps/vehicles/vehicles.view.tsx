import { annualMileageOf } from '#domain/mileage';
import type { Vehicle } from '#domain/vehicle';
import { compareVehicles } from '#domain/vehicle-order';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { ErrorSummary } from '#ui/error-summary';
import { LiveRegion } from '#ui/live-region';
import { Notice } from '#ui/notice';
import { QuestionPage } from '#ui/question-page';
import { SummaryList } from '#ui/summary-list';
import { TextField } from '#ui/text-field';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useFlow, useNext } from '../../flow-context.ts';
import { connectVehicles } from '../../quote-flow.connect.ts';
import { useConnected } from '../../use-connected.ts';
import { errorText } from '../field-errors.ts';
import { AddVehicle } from './add-vehicle.view.tsx';
import { vehicleName } from './vehicle-name.ts';

/** The vehicle list; with none yet, the page that adds one. */
export function VehiclesStep(): ReactNode {
  const { labels } = useFlow();
  const { isAdding } = useConnected(connectVehicles);
  const [news, setNews] = useState('');
  return (
    <>
      {isAdding ? (
        <AddVehicle onAdded={(vehicle) => setNews(format(labels.vehicleAdded, { vehicle: vehicleName(vehicle) }))} />
      ) : (
        <VehicleList onNews={setNews} />
      )}
      <LiveRegion message={news} delay={300} />
    </>
  );
}

function VehicleList({ onNews }: { onNews: (text: string) => void }): ReactNode {
  const { labels, send } = useFlow();
  const { vehicles, removed, isMileageAsked } = useConnected(connectVehicles);
  const [attempt, setAttempt] = useState(0);
  const prefix = useId();
  const unsettled = isMileageAsked ? vehicles.filter(({ annualMileage }) => annualMileage === undefined) : [];
  const entries =
    vehicles.length === 0
      ? [{ id: prefix, text: labels.vehicleMissing }]
      : unsettled.map(({ id }) => ({ id: `${prefix}${id}`, text: errorText(labels, 'mileageInvalid') }));

  return (
    <QuestionPage
      title={labels.vehiclesTitle}
      summary={
        <ErrorSummary
          title={labels.errorSummaryTitle}
          attempt={attempt}
          entries={attempt === 0 ? [] : entries}
        />
      }
      onSubmit={(event) => {
        event.preventDefault();
        setAttempt((before) => before + 1);
        send({ type: 'VEHICLES.CONFIRMED' });
      }}
      next={useNext({ isComplete: entries.length === 0 })}
      back={{ label: labels.back, onClick: () => send({ type: 'BACK' }) }}
    >
      <div id={prefix} tabIndex={-1}>
      <SummaryList
        label={labels.vehiclesList}
        emptyText={labels.vehicleMissing}
        items={vehicles.toSorted(compareVehicles).map((vehicle) => ({
          key: vehicle.id,
          icon: 'car',
          title: vehicleName(vehicle),
          detail: (
            <>
              {vehicle.vin && format(labels.vinEnding, { end: vehicle.vin.slice(-4) })}
              {isMileageAsked && <Mileage id={`${prefix}${vehicle.id}`} vehicle={vehicle} isJudged={attempt > 0} />}
            </>
          ),
          actions: [
            {
              label: labels.remove,
              accessibleName: format(labels.removeNamed, { name: vehicleName(vehicle) }),
              icon: 'trash',
              tone: 'danger',
              onClick: () => {
                onNews(format(labels.vehicleRemoved, { vehicle: vehicleName(vehicle) }));
                send({ type: 'VEHICLE.REMOVED', id: vehicle.id });
              },
            },
          ],
        }))}
      >
        <Button icon="plus" onClick={() => send({ type: 'VEHICLE.ADDING' })}>
          {labels.addVehicle}
        </Button>
      </SummaryList>
      </div>
      {removed && (
        <Notice
          action={
            <Button
              onClick={() => {
                onNews(format(labels.vehicleRestored, { vehicle: vehicleName(removed) }));
                send({ type: 'VEHICLE.RESTORED' });
              }}
            >
              {labels.undo}
            </Button>
          }
        >
          {format(labels.vehicleRemoved, { vehicle: vehicleName(removed) })}
        </Notice>
      )}
    </QuestionPage>
  );
}

/** Miles a year of a vehicle on the list: changed in place. */
function Mileage({ id, vehicle, isJudged }: { id: string; vehicle: Vehicle; isJudged: boolean }): ReactNode {
  const { labels, send } = useFlow();
  const [text, setText] = useState(String(vehicle.annualMileage ?? ''));
  const isWrong = annualMileageOf(text) === undefined;
  return (
    <TextField
      id={id}
      name="mileage"
      label={format(labels.mileageOf, { vehicle: vehicleName(vehicle) })}
      value={text}
      width="short"
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="done"
      error={isWrong && (isJudged || text !== '') ? errorText(labels, 'mileageInvalid') : undefined}
      onChange={(typed) => {
        setText(typed);
        const annualMileage = annualMileageOf(typed);
        if (annualMileage !== undefined) send({ type: 'MILEAGE.CHANGED', id: vehicle.id, annualMileage });
      }}
    />
  );
}
