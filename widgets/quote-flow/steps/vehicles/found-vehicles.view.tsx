import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { recentFirst } from '#domain/vehicle-offer';
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
import { vehicleName } from './vehicle-name.ts';
import './found-vehicles.css';

/** How many came since the list was opened, to be said. */
function useNewcomers(found: readonly FoundVehicle[]): string {
  const { labels, host } = useFlow();
  const [before] = useState(found.length);
  const count = found.length - before;
  return count > 0
    ? plural(host.language, count, { one: labels.foundVehiclesOne, other: labels.foundVehiclesMany })
    : '';
}

/**
 * Opens the list of found vehicles. While the records are still asked its room is kept, so that nothing moves when
 * they answer; where they hold nothing there is no such room the next time.
 */
export function FoundVehiclesButton(): ReactNode {
  const { labels, send } = useFlow();
  const { found, isSearching } = useConnected(connectVehicles);
  const [hasRoom] = useState(found.length > 0 || isSearching);
  const news = useNewcomers(found);
  if (!hasRoom) return null;
  return (
    <div className="cover-found-vehicles-room">
      {found.length > 0 ? (
        <Button icon="car" onClick={() => send({ type: 'FOUND_VEHICLES.OPENED' })}>
          {format(labels.foundVehicles, { count: found.length })}
        </Button>
      ) : (
        isSearching && <p className="cover-found-vehicles-search">{labels.foundVehiclesSearching}</p>
      )}
      <LiveRegion message={news} />
    </div>
  );
}

/** The vehicles in the household's records: what is checked comes onto the quote, what is not leaves it. */
export function FoundVehiclesDialog({ onSaved }: { onSaved: (count: number) => void }): ReactNode {
  const { labels, host, send } = useFlow();
  const { vehicles, found } = useConnected(connectVehicles);
  const thisYear = new Date(host.visitor.now()).getFullYear();
  const id = useId();
  const news = useNewcomers(found);

  // What comes later stands below what is there already.
  const [first] = useState(() => recentFirst(found, thisYear).map(({ foundRecord }) => foundRecord));
  const place = ({ foundRecord }: FoundVehicle) => first.indexOf(foundRecord) + 1 || first.length + 1;
  const offered = recentFirst(found, thisYear).toSorted((one, other) => place(one) - place(other));

  // With nothing on the quote yet, recent ones are taken to be still owned: to be confirmed or unchecked.
  const [suggested] = useState(() => {
    const isChecked = (one: FoundVehicle) =>
      vehicles.length === 0 ? isRecentVehicle(one.year, thisYear) : listedVehicle(one, vehicles) !== undefined;
    return Object.fromEntries(found.map((one) => [one.foundRecord, isChecked(one)]));
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
              const records = found.map(({ foundRecord }) => foundRecord).filter((record) => checked[record] === true);
              const others = vehicles.filter((vehicle) => !found.some((one) => listedVehicle(one, [vehicle])));
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
