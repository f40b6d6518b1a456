import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money';
import { type Membership, roadsideTerm } from '#domain/roadside';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Price } from '#ui/price';
import type { RoadsidePageProps } from './roadside-page.types.ts';

/** What is bought: the membership, its price and its term (spec 2 §4.4). */
export function MembershipSummary({
  membership,
  labels,
  host,
  onChange,
}: Pick<RoadsidePageProps, 'labels' | 'host'> & { membership: Membership; onChange?: () => void }): ReactNode {
  return (
    <Card part="membership-summary" look="soft">
      <div className="cover-roadside-summary">
        <Price
          label={labels[`summary.${membership.type}`]}
          amount={formatMoney(membership.price, host.language)}
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
