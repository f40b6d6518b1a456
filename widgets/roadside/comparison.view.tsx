import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money';
import { type MembershipType, type RoadsideOffer, roadsideTerm } from '#domain/roadside';
import { format } from '#i18n/format';
import { Button, TransientButton } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Notice } from '#ui/notice';
import { Spinner } from '#ui/spinner';
import { comparedBenefits } from './compared-benefits.ts';
import type { RoadsidePageProps } from './roadside-page.types.ts';

interface ComparisonProps extends RoadsidePageProps {
  offer: RoadsideOffer | undefined;
  /** The prices could not be loaded. */
  hasFailed: boolean;
  chosen: MembershipType | '';
  onChoose: (membership: MembershipType) => void;
  onClose: () => void;
}

/** The dialog that compares the memberships (spec 2 §2.4). */
export function Comparison(props: ComparisonProps): ReactNode {
  const { offer, hasFailed, config, labels, host, chosen, send, onChoose, onClose } = props;
  const memberships = offer?.memberships ?? [];
  const lines = comparedBenefits(memberships, config.comparison);
  // A service that names no benefit of a membership does not say that it includes none.
  const textWithout = (benefits: readonly unknown[]) =>
    config.comparison.length > 0 || benefits.length > 0 ? labels.notIncluded : labels.notStated;
  return (
    <Dialog
      isOpen
      title={labels.compareTitle}
      closeText={labels.close}
      onClose={onClose}
      size="wide"
      actions={memberships.map(({ type }) => (
        <Button key={type} variant={type === chosen ? 'primary' : 'secondary'} onClick={() => onChoose(type)}>
          {labels[`choose.${type}`]}
        </Button>
      ))}
    >
      {offer ? (
        <table className="cover-roadside-comparison" part="comparison">
          <caption className="cover-hidden">{labels.compareTitle}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="cover-hidden">{labels.comparedBenefit}</span>
              </th>
              {memberships.map(({ type }) => (
                <th scope="col" key={type}>
                  {labels[`membership.${type}`]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{format(labels.comparePrice, { months: roadsideTerm })}</th>
              {memberships.map(({ type, price }) => (
                <td key={type} className="cover-roadside-compared-price">
                  {formatMoney(price, host.language)}
                </td>
              ))}
            </tr>
            {lines.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {memberships.map(({ type, benefits }) => (
                  <td key={type}>{values[type] === '' ? labels.included : (values[type] ?? textWithout(benefits))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : hasFailed ? (
        <Notice
          tone="error"
          announces="atOnce"
          title={labels.unreachableTitle}
          action={<TransientButton onClick={() => send({ type: 'RETRY' })}>{labels.retry}</TransientButton>}
        >
          {labels.unreachableText}
        </Notice>
      ) : (
        <Spinner text={labels.loadingPrices} />
      )}
    </Dialog>
  );
}
