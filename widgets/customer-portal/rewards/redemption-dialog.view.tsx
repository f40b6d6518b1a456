import { type ReactNode, useState } from 'react';
import { type GiftCard, moneyOfPoints } from '#domain/loyalty';
import { formatMoney } from '#domain/money';
import { useSelector } from '#flow/use-selector';
import { format } from '#i18n/format';
import { sentences } from '#i18n/sentences';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { RichText } from '#ui/rich-text';
import { Spinner } from '#ui/spinner';
import { pluralLabel } from '../plural-label.ts';
import type { RewardsProps } from './rewards-props.ts';
import type { GiftCardOption } from './rewards.config.ts';
import { connectRedemption } from './rewards.connect.ts';
import type { RedemptionFailure } from './rewards.types.ts';

/** A redemption: confirmation, progress, and the code or the failure (spec 3 §4). */
export function RedemptionDialog(props: RewardsProps): ReactNode {
  const view = useSelector(props.actor, connectRedemption);
  switch (view.dialog) {
    case 'none':
      return null;
    case 'confirm':
      return <Confirm key="confirm" {...props} card={view.card} />;
    case 'redeeming':
      return (
        <Dialog
          key="redeeming"
          isOpen
          isDismissible={false}
          isTitleHidden
          size="small"
          title={props.labels['rewards.redeeming']}
        >
          <Spinner text={props.labels['rewards.redeeming']} />
        </Dialog>
      );
    case 'redeemed':
      return <Redeemed key="redeemed" {...props} card={view.card} giftCard={view.giftCard} />;
    case 'refused':
    case 'undecided':
      return <Failed key="failed" {...props} card={view.card} outcome={view.dialog} failure={view.failure} />;
  }
}

type CardProps = RewardsProps & { card: GiftCardOption };

const cardTexts = ({ card, host }: CardProps) => ({
  card: card.name,
  value: formatMoney(moneyOfPoints(card.points), host.language),
});

function Confirm(props: CardProps): ReactNode {
  const { card, labels, host, actor, account } = props;
  const points = (count: number) => pluralLabel(labels, 'rewards.points', count, host.language);
  const close = () => actor.send({ type: 'DIALOG.CLOSED' });
  return (
    <Dialog
      isOpen
      size="small"
      title={format(labels['rewards.confirmTitle'], { points: points(card.points) })}
      closeText={labels.close}
      onClose={close}
      actions={
        <>
          <Button variant="primary" part="confirm" onClick={() => actor.send({ type: 'REDEMPTION.CONFIRMED' })}>
            {labels['rewards.confirm']}
          </Button>
          <Button variant="quiet" onClick={close}>
            {labels['rewards.cancel']}
          </Button>
        </>
      }
    >
      <p>{format(labels['rewards.confirmText'], cardTexts(props))}</p>
      {account.balance !== undefined && (
        <p>{format(labels['rewards.confirmRest'], { points: points(account.balance - card.points) })}</p>
      )}
      {card.disclaimers.slice(1).map((text, index) => (
        <p className="cover-rewards-small" key={index}>
          <RichText text={text} />
        </p>
      ))}
    </Dialog>
  );
}

function Redeemed(props: CardProps & { giftCard: GiftCard }): ReactNode {
  const { giftCard, labels, actor } = props;
  const [copied, setCopied] = useState<'' | 'copied' | 'copyFailed'>('');
  const close = () => actor.send({ type: 'DIALOG.CLOSED' });
  const copy = async () => {
    setCopied('');
    // Undefined on insecure pages.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    const isCopied = await clipboard?.writeText(giftCard.code).then(
      () => true,
      () => false,
    );
    setCopied(isCopied ? 'copied' : 'copyFailed');
  };
  return (
    <Dialog
      isOpen
      size="small"
      title={labels['rewards.redeemedTitle']}
      closeText={labels.close}
      closesOnPressOutside={false}
      onClose={close}
      actions={
        <>
          <Button variant="primary" onClick={() => actor.send({ type: 'CODE.NOTED' })}>
            {labels['rewards.done']}
          </Button>
          <Button onClick={() => void copy()}>{labels['rewards.copy']}</Button>
        </>
      }
    >
      <p>{format(labels['rewards.redeemedText'], cardTexts(props))}</p>
      <dl className="cover-rewards-code-list">
        <div>
          <dt className="cover-rewards-term">{labels['rewards.code']}</dt>
          <dd className="cover-rewards-code" part="gift-code">
            {giftCard.code}
          </dd>
        </div>
        {giftCard.pin && (
          <div>
            <dt className="cover-rewards-term">{labels['rewards.pin']}</dt>
            <dd className="cover-rewards-code" part="gift-pin">
              {giftCard.pin}
            </dd>
          </div>
        )}
      </dl>
      <p role="status">{copied && labels[`rewards.${copied}`]}</p>
    </Dialog>
  );
}

function Failed(props: CardProps & { outcome: 'refused' | 'undecided'; failure: RedemptionFailure }): ReactNode {
  const { outcome, failure, labels, actor } = props;
  const { kind, reason } = failure;
  const close = () => actor.send({ type: 'DIALOG.CLOSED' });
  const undecided = kind === 'offline' || kind === 'expired' ? kind : 'other';
  return (
    <Dialog
      isOpen
      size="small"
      title={labels[`rewards.${outcome}Title`]}
      closeText={labels.close}
      onClose={close}
      actions={
        outcome === 'refused' ? (
          <Button variant="primary" onClick={close}>
            {labels.close}
          </Button>
        ) : (
          <>
            <Button variant="primary" onClick={() => actor.send({ type: 'REDEMPTION.RETRIED' })}>
              {labels['rewards.askAgain']}
            </Button>
            <Button variant="quiet" onClick={close}>
              {labels['rewards.later']}
            </Button>
          </>
        )
      }
    >
      {outcome === 'refused' ? (
        <>
          <p>{reason ?? labels['rewards.refusedText']}</p>
          {/* The earlier request may have taken them. */}
          {!failure.isOfRepetition && <p>{labels['rewards.nothingTaken']}</p>}
        </>
      ) : (
        <p>{sentences(failure.isOfRepetition ? reason : '', labels[`rewards.undecided.${undecided}`])}</p>
      )}
    </Dialog>
  );
}
