import { type ReactNode, useId, useState } from 'react';
import type { SortOrder } from '#domain/sort-order';
import { LiveRegion } from '#ui/live-region';
import { Select } from '#ui/select';
import { Switch } from '#ui/switch';
import { Toolbar } from '#ui/toolbar';
import type { ResultsStrings } from './strings.en.ts';

export interface ResultsToolbarProps {
  labels: ResultsStrings;
  /** The count and order of the quotes; changes are announced politely, those within a second as one. */
  status: string;
  /** Offered when there are two or more. */
  orders: readonly SortOrder[];
  order: SortOrder;
  onOrder: (order: SortOrder) => void;
  canFilter: boolean;
  onlyBuyable: boolean;
  onOnlyBuyable: (onlyBuyable: boolean) => void;
}

/** Sort and filter, over the cards. */
export function ResultsToolbar(props: ResultsToolbarProps): ReactNode {
  const { labels, status, orders, order, onOrder, canFilter, onlyBuyable, onOnlyBuyable } = props;
  const id = useId();
  return (
    <>
      <Toolbar label={labels['results.arrange']} count={<p className="cover-results-status">{status}</p>}>
        {orders.length > 1 && (
          <Select
            id={`${id}-order`}
            name="order"
            size="compact"
            label={labels['results.sortBy']}
            value={order}
            options={orders.map((value) => ({ value, label: labels[`results.sort.${value}`] }))}
            onChange={onOrder}
          />
        )}
        {canFilter && (
          <Switch
            id={`${id}-buyable`}
            name="onlyBuyable"
            value={onlyBuyable}
            label={labels['results.onlyBuyable']}
            onChange={onOnlyBuyable}
          />
        )}
      </Toolbar>
      <StatusChanges status={status} />
    </>
  );
}

/** Announces changes of the status: on entry, the heading says the count. */
function StatusChanges({ status }: { status: string }): ReactNode {
  const [first] = useState(status);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && status !== first) setHasChanged(true);
  return <LiveRegion message={hasChanged ? status : ''} />;
}
