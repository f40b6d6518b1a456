import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money';
import { type MembershipType, type RoadsideOffer, roadsideTerm } from '#domain/roadside';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Price } from '#ui/price';
import type { RoadsidePageProps } from './roadside-page.types.ts';

/**
 * The membership, its price and its term (spec 2 §4.4). It has the same height before a choice and before the prices
 * load, so that nothing below it moves.
 */
export function MembershipSummary({
  membership,
  offer,
  labels,
  host,
  onChange,
}: Pick<RoadsidePageProps, 'labels' | 'host'> & {
  membership: MembershipType | '';
  offer: RoadsideOffer | undefined;
  onChange?: () => void;
}): ReactNode {
  const sold = offer?.memberships.find(({ type }) => type === membership);
  return (
    <Card part="membership-summary" look="soft">
      <div className="cover-roadside-summary">
        <Price
          label={labels[`summary.${membership || 'none'}`]}
          amount={sold ? formatMoney(sold.price, host.language) : '–'}
          detail={format(labels.summaryTerm, { months: roadsideTerm })}
        />
        {onChange && (
          <Button variant="link" part="change-membership" onClick={onChange}>
            {labels.changeMembership}
          </Button>
        )}
      </div>
    </Card>
  );
}
