import { type ReactNode, useId } from 'react';
import { canRedeem, moneyOfPoints } from '#domain/loyalty';
import { formatMoney } from '#domain/money';
import { useSelector } from '#flow/use-selector';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { RichText } from '#ui/rich-text';
import { pluralLabel } from '../plural-label.ts';
import type { RewardsProps } from './rewards-props.ts';
import type { GiftCardOption } from './rewards.config.ts';
import { connectRedemption } from './rewards.connect.ts';

/** The gift cards that the customer can redeem points for. */
export function GiftCards(props: RewardsProps): ReactNode {
  const { config, labels } = props;
  const { giftCards } = config;
  if (giftCards.length === 0) return <p>{labels['rewards.noCards']}</p>;
  return (
    <>
      <p className="cover-rewards-soft">{labels['rewards.redeemText']}</p>
      <ul role="list" className="cover-rewards-cards">
        {giftCards.map((card) => (
          <GiftCardItem {...props} key={card.redeemType} card={card} />
        ))}
      </ul>
    </>
  );
}

function GiftCardItem({ card, labels, host, actor, account }: RewardsProps & { card: GiftCardOption }): ReactNode {
  const { name, image, points, disclaimers, redeemType } = card;
  const { unfinished, kept } = useSelector(actor, connectRedemption);
  const disclaimerId = useId();
  const [disclaimer] = disclaimers;
  const { language } = host;
  const isUnfinished = unfinished.includes(redeemType);
  const resume = labels[kept.includes(redeemType) ? 'rewards.keptShow' : 'rewards.unfinishedAsk'];
  return (
    <li className="cover-rewards-card" part="gift-card">
      {image && <img className="cover-rewards-image" src={image} alt="" loading="lazy" width={160} height={100} />}
      <p className="cover-rewards-way-title">{name}</p>
      <p>
        {format(labels['rewards.worth'], { value: formatMoney(moneyOfPoints(points), language) })}
        <br />
        <span className="cover-rewards-soft">{pluralLabel(labels, 'rewards.points', points, language)}</span>
      </p>
      {isUnfinished ? (
        <Button accessibleName={`${resume}: ${name}`} onClick={() => actor.send({ type: 'CARD.RESUMED', card })}>
          {resume}
        </Button>
      ) : canRedeem(account.balance, points) ? (
        <Button
          part="redeem"
          accessibleName={format(labels['rewards.redeemNamed'], { card: name })}
          describedBy={disclaimer && disclaimerId}
          onClick={() => actor.send({ type: 'CARD.CHOSEN', card })}
        >
          {labels['rewards.redeem']}
        </Button>
      ) : (
        <p className="cover-rewards-missing">
          {account.balance === undefined
            ? labels['rewards.cannotRedeem']
            : pluralLabel(labels, 'rewards.missing', points - account.balance, language)}
        </p>
      )}
      {disclaimer && (
        <p className="cover-rewards-small" id={disclaimerId}>
          <RichText text={disclaimer} />
        </p>
      )}
    </li>
  );
}

/** Gift cards whose redemption is undecided, or whose code the customer has not noted. */
export function UnfinishedRedemptions({ config, labels, actor }: RewardsProps): ReactNode {
  const { unfinished, kept, dialog } = useSelector(actor, connectRedemption);
  if (dialog !== 'none') return null;
  return config.giftCards
    .filter(({ redeemType }) => unfinished.includes(redeemType))
    .map((card) => {
      const isKept = kept.includes(card.redeemType);
      return (
        <Notice
          key={card.redeemType}
          tone="warning"
          announces="politely"
          title={labels[isKept ? 'rewards.keptTitle' : 'rewards.unfinishedTitle']}
          action={
            <Button onClick={() => actor.send({ type: 'CARD.RESUMED', card })}>
              {labels[isKept ? 'rewards.keptShow' : 'rewards.unfinishedAsk']}
            </Button>
          }
        >
          <p>{format(labels[isKept ? 'rewards.keptText' : 'rewards.unfinishedText'], { card: card.name })}</p>
        </Notice>
      );
    });
}
