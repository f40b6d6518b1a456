import type { ReactNode } from 'react';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import type { Offer, ResultsProps } from './results.types.ts';

type OffersProps = Pick<ResultsProps, 'labels' | 'offers' | 'onOffer'>;

const textOf = { renters: 'results.offer.renters', roadside: 'results.offer.roadside' } as const satisfies Record<
  Offer['product'],
  string
>;

/** Other insurance of the agency, for a visitor who has ticked that they are interested. */
export function Offers({ labels, offers, onOffer }: OffersProps): ReactNode {
  return (
    <aside className="cover-offers" part="offers" aria-label={labels['results.offersTitle']}>
      <Heading level={3}>{labels['results.offersTitle']}</Heading>
      <p className="cover-note">{labels['results.offersText']}</p>
      <div className="cover-offers-links">
        {offers.map((offer) => (
          <Button
            key={offer.product}
            variant="secondary"
            part="offer"
            href={offer.url}
            endIcon="next"
            onClick={(event) => {
              event.preventDefault();
              onOffer(offer.product);
            }}
          >
            {labels[textOf[offer.product]]}
          </Button>
        ))}
      </div>
    </aside>
  );
}
