import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { Vehicle } from '#domain/vehicle';
import { vehicleName } from '#domain/vehicle-name';
import { compareVehicles } from '#domain/vehicle-order';
import { errorText } from '#i18n/field-errors';
import { format } from '#i18n/format';
import { formatNumber } from '#i18n/number';
import { plural } from '#i18n/plural';
import { Button, TransientButton } from '#ui/button';
import { ErrorSummary } from '#ui/error-summary';
import { LiveRegion, useAnnouncement } from '#ui/live-region';
import { Notice } from '#ui/notice';
import { QuestionPage } from '#ui/question-page';
import { SummaryList } from '#ui/summary-list';
import { useConnected, useFlow, useNext } from '../../flow-context.ts';
import { connectVehicles } from '../../quote-flow.connect.ts';
import { AddVehicle } from './add-vehicle.view.tsx';
import { FoundVehiclesButton, FoundVehiclesDialog } from './found-vehicles.view.tsx';
import { MileageOpener, mileageGroup } from './mileage-opener.tsx';

/** The vehicle list; without vehicles, the page that adds one. Dialogs open over it. */
export function VehiclesStep(): ReactNode {
  const { labels, host } = useFlow();
  const { vehicles, isAdding, incompleteNumber, isAddFormShown, isPicking, mileageOf } = useConnected(connectVehicles);
  const [news, setNews] = useAnnouncement();
  const isFirst = vehicles.length === 0 && isAddFormShown && (isAdding || isPicking);
  const sayAdded = (vehicle: Pick<Vehicle, 'year' | 'make' | 'model'>) =>
    setNews(format(labels.vehicleAdded, { vehicle: vehicleName(vehicle) }));
  const saySaved = (count: number) =>
    setNews(
      plural(host.language, count, {
        zero: labels.foundVehiclesNone,
        one: labels.foundVehiclesSavedOne,
        other: labels.foundVehiclesSavedMany,
      }),
    );
  const opened = vehicles.find(({ id }) => id === mileageOf);
  return (
    <>
      {isFirst ? <AddVehicle onAdded={sayAdded} /> : <VehicleList onNews={setNews} />}
      {isAdding && !isFirst && <AddVehicle key={incompleteNumber} isDialog onAdded={sayAdded} />}
      {isPicking && <FoundVehiclesDialog onSaved={saySaved} />}
      {opened && (
        <MileageOpener
          vehicle={opened}
          onSaved={() => setNews(format(labels.mileageSaved, { vehicle: vehicleName(opened) }))}
        />
      )}
      <LiveRegion message={news} delay={300} />
    </>
  );
}

function VehicleList({ onNews }: { onNews: (text: string) => void }): ReactNode {
  const { labels, host, send } = useFlow();
  const { vehicles, removed, isMileageAsked, isMileageOffered } = useConnected(connectVehicles);
  const [attempt, setAttempt] = useState(0);
  const prefix = useId();
  const unsettled = isMileageAsked ? vehicles.filter(({ annualMileage }) => annualMileage === undefined) : [];
  const entries =
    vehicles.length === 0
      ? [{ id: prefix, text: labels.vehicleMissing }]
      : unsettled.map(({ id }) => ({ id: `${prefix}${id}`, text: errorText(labels, 'mileageInvalid') }));

  // Prefetched when it is needed, so that it opens at once. If that fails, it loads when it opens.
  useEffect(() => {
    if (isMileageAsked) mileageGroup.load().catch(() => undefined);
  }, [isMileageAsked]);

  const miles = ({ annualMileage }: Vehicle) =>
    annualMileage === undefined
      ? isMileageAsked && labels.milesMissing
      : format(labels.milesAYear, { miles: formatNumber(annualMileage, host.language) });
  const detailOf = (vehicle: Vehicle) =>
    [vehicle.vin && format(labels.vinEnding, { end: vehicle.vin.slice(-4) }), isMileageOffered && miles(vehicle)]
      .filter(Boolean)
      .join(' · ');

  return (
    <QuestionPage
      title={labels.vehiclesTitle}
      summary={
        <ErrorSummary title={labels.errorSummaryTitle} attempt={attempt} entries={attempt === 0 ? [] : entries} />
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
              <span id={`${prefix}${vehicle.id}`} tabIndex={-1}>
                {detailOf(vehicle)}
              </span>
            ),
            actions: [
              ...(isMileageOffered
                ? [
                    {
                      label: labels.changeMileage,
                      accessibleName: format(labels.changeMileageOf, { vehicle: vehicleName(vehicle) }),
                      icon: 'edit' as const,
                      onClick: () => send({ type: 'MILEAGE.OPENED', id: vehicle.id }),
                    },
                  ]
                : []),
              {
                label: labels.remove,
                accessibleName: format(labels.removeVehicle, { vehicle: vehicleName(vehicle) }),
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
          <div className="cover-vehicle-ways">
            <Button icon="plus" onClick={() => send({ type: 'VEHICLE.ADDING' })}>
              {labels.addVehicle}
            </Button>
            <FoundVehiclesButton />
          </div>
        </SummaryList>
      </div>
      {removed && (
        <Notice
          action={
            <TransientButton
              onClick={() => {
                onNews(format(labels.vehicleRestored, { vehicle: vehicleName(removed) }));
                send({ type: 'VEHICLE.RESTORED' });
              }}
            >
              {labels.undo}
            </TransientButton>
          }
        >
          {format(labels.vehicleRemoved, { vehicle: vehicleName(removed) })}
        </Notice>
      )}
    </QuestionPage>
  );
}
