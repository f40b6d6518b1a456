import { type ReactNode, useId } from 'react';
import { loyaltyTiers, tierProgress } from '#domain/loyalty';
import { format } from '#i18n/format';
import { Badge } from '#ui/badge';
import { pluralLabel } from '../plural-label.ts';
import type { RewardsProps } from './rewards-props.ts';

/** The tiers, the customer's own tier, and the points to the next one. */
export function Tiers({ config, labels, host, account }: RewardsProps): ReactNode {
  const { tierPoints } = config;
  const progress = tierProgress(account, tierPoints);
  const textId = useId();
  const tier = progress?.tier;
  // The services may have a tier that the page does not configure.
  const name = tier ? labels[`rewards.tier.${tier}`] : account.tierName || labels['rewards.noTier'];
  return (
    <div className="cover-rewards-tiers">
      <p>
        <span className="cover-rewards-term">{labels['rewards.tier']}</span>
        <strong className="cover-rewards-tier" part="tier">
          {name}
        </strong>
      </p>
      {progress && (
        <>
          <progress
            className="cover-rewards-bar"
            part="tier-progress"
            value={Math.round(progress.fraction * 100)}
            max={100}
            aria-labelledby={textId}
          />
          <p className="cover-rewards-soft" id={textId}>
            {progress.nextTier
              ? format(pluralLabel(labels, 'rewards.toNextTier', progress.pointsToNextTier ?? 0, host.language), {
                  tier: labels[`rewards.tier.${progress.nextTier}`],
                })
              : labels['rewards.highestTier']}
          </p>
        </>
      )}
      <ul role="list" className="cover-rewards-tier-list" aria-label={labels['rewards.tiers']}>
        {loyaltyTiers.map((listedTier) => (
          <li className="cover-rewards-tier-item" key={listedTier} aria-current={listedTier === tier || undefined}>
            <span className="cover-rewards-way-title">{labels[`rewards.tier.${listedTier}`]}</span>
            <span className="cover-rewards-soft">
              {format(labels['rewards.tierFrom'], {
                points: pluralLabel(labels, 'rewards.points', tierPoints[listedTier], host.language),
              })}
            </span>
            {listedTier === tier && <Badge tone="highlight">{labels['rewards.yourTier']}</Badge>}
          </li>
        ))}
      </ul>
    </div>
  );
}
