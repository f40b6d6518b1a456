import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { recentFirst } from '#domain/recent-first';
import { vehicleName } from '#domain/vehicle-name';
import { isRecentVehicle } from '#domain/vehicle-year';
import { format } from '#i18n/format';
import { plural } from '#i18n/plural';
import type { FoundVehicle } from '#services/search/found-records';
import { Button } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { Dialog } from '#ui/dialog';
import { LiveRegion } from '#ui/live-region';
import { useConnected, useDraft, useFlow } from '../../flow-context.ts';
import { listedVehicle } from '../../household/household-records.ts';
import { connectVehicles } from '../../quote-flow.connect.ts';
import './found-vehicles.css';

/** The announcement of vehicles that arrived since the list was opened. */
function useNewVehiclesMessage(foundVehicles: readonly FoundVehicle[]): string {
  const { labels, host } = useFlow();
  const [before] = useState(foundVehicles.length);
  const count = foundVehicles.length - before;
  return count > 0
    ? plural(host.language, count, { one: labels.foundVehiclesOne, other: labels.foundVehiclesMany })
    : '';
}

/**
 * Opens the list of found vehicles. Room is reserved during the search, so that nothing moves when records arrive;
 * without records, no room is reserved the next time the step mounts.
 */
export function FoundVehiclesButton(): ReactNode {
  const { labels, send } = useFlow();
  const { foundVehicles, isSearching } = useConnected(connectVehicles);
  const [hasRoom] = useState(foundVehicles.length > 0 || isSearching);
  const news = useNewVehiclesMessage(foundVehicles);
  if (!hasRoom) return null;
  return (
    <div className="cover-found-vehicles-room">
      {foundVehicles.length > 0 ? (
        <Button icon="car" onClick={() => send({ type: 'FOUND_VEHICLES.OPENED' })}>
          {format(labels.foundVehicles, { count: foundVehicles.length })}
        </Button>
      ) : (
        isSearching && <p className="cover-found-vehicles-search">{labels.foundVehiclesSearching}</p>
      )}
      <LiveRegion message={news} />
    </div>
  );
}

/** The vehicles in the household's records: checked ones are added to the quote, unchecked ones removed. */
export function FoundVehiclesDialog({ onSaved }: { onSaved: (count: number) => void }): ReactNode {
  const { labels, host, send } = useFlow();
  const { vehicles, foundVehicles, wereFoundVehiclesOffered } = useConnected(connectVehicles);
  const thisYear = new Date(host.visitor.now()).getFullYear();
  const id = useId();
  const news = useNewVehiclesMessage(foundVehicles);

  // Vehicles that arrive later are below the others.
  const [first] = useState(() => recentFirst(foundVehicles, thisYear).map(({ foundRecord }) => foundRecord));
  const positionOf = ({ foundRecord }: FoundVehicle) => first.indexOf(foundRecord) + 1 || first.length + 1;
  const offered = recentFirst(foundVehicles, thisYear).toSorted((a, b) => positionOf(a) - positionOf(b));

  // With no vehicle on the quote, recent ones are prechecked for the visitor to confirm, once: a removed one stays
  // unchecked.
  const [suggested] = useState(() => {
    const isSuggested = vehicles.length === 0 && !wereFoundVehiclesOffered;
    const isChecked = (vehicle: FoundVehicle) =>
      isSuggested ? isRecentVehicle(vehicle.year, thisYear) : listedVehicle(vehicle, vehicles) !== undefined;
    return Object.fromEntries(foundVehicles.map((foundVehicle) => [foundVehicle.foundRecord, isChecked(foundVehicle)]));
  });
  const { saved, onDraft } = useDraft('foundVehicles', suggested);
  const [checked, setChecked] = useState(saved);
  const close = () => send({ type: 'DIALOG.CLOSED' });

  return (
    <Dialog
      isOpen
      title={labels.foundVehiclesTitle}
      closeText={labels.close}
      onClose={close}
      actions={
        <>
          <Button
            variant="primary"
            onClick={() => {
              const records = foundVehicles
                .map(({ foundRecord }) => foundRecord)
                .filter((record) => checked[record] === true);
              const others = vehicles.filter(
                (vehicle) => !foundVehicles.some((foundVehicle) => listedVehicle(foundVehicle, [vehicle])),
              );
              onSaved(others.length + records.length);
              send({ type: 'FOUND_VEHICLES.PICKED', records });
            }}
          >
            {labels.foundVehiclesSave}
          </Button>
          <Button onClick={close}>{labels.foundVehiclesSkip}</Button>
        </>
      }
    >
      <p>{labels.foundVehiclesIntro}</p>
      <fieldset className="cover-found-vehicles">
        <legend className="cover-hidden">{labels.foundVehiclesList}</legend>
        {offered.map((vehicle) => (
          <Checkbox
            key={vehicle.foundRecord}
            id={`${id}${vehicle.foundRecord}`}
            name={vehicle.foundRecord}
            look="card"
            label={vehicleName(vehicle)}
            hint={vehicle.vin && format(labels.vinEnding, { end: vehicle.vin.slice(-4) })}
            value={checked[vehicle.foundRecord] === true}
            onChange={(isChecked) => {
              const next = { ...checked, [vehicle.foundRecord]: isChecked };
              setChecked(next);
              onDraft(next);
            }}
          />
        ))}
      </fieldset>
      <LiveRegion message={news} />
    </Dialog>
  );
}
