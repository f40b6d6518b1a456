import type { ReactNode } from 'react';
import { CallButton } from '#flow/call-button.view';
import { useSelector } from '#flow/use-selector';
import { formatNumber } from '#i18n/number';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Disclosure } from '#ui/disclosure';
import { Heading } from '#ui/heading';
import { Notice } from '#ui/notice';
import { RichText } from '#ui/rich-text';
import { Spinner } from '#ui/spinner';
import { LoadFailure } from '../data/load-failure.view.tsx';
import { agentPhone } from '../help/agent-phone.ts';
import { pluralLabel } from '../plural-label.ts';
import type { PortalTabProps } from '../portal-tab.types.ts';
import { GiftCards, UnfinishedRedemptions } from './gift-cards.view.tsx';
import { PointsHistory } from './points-history.view.tsx';
import { RedemptionDialog } from './redemption-dialog.view.tsx';
import type { RewardsProps } from './rewards-props.ts';
import { connectSummary } from './rewards.connect.ts';
import { SocialConnect } from './social-connect.view.tsx';
import { Tiers } from './tiers.view.tsx';
import { useRewards } from './use-rewards.ts';
import './rewards.css';

/** Points, tier, and how to earn and redeem points (spec 3 §2, "Customer portal"). */
export function RewardsTab(props: PortalTabProps): ReactNode {
  const { config, labels, host } = props;
  const actor = useRewards(props);
  const summary = useSelector(actor, connectSummary);
  switch (summary.status) {
    case 'loading':
      return <Spinner text={labels['rewards.loading']} />;
    case 'failed':
      return (
        <LoadFailure
          failure={summary.failure}
          labels={labels}
          onRetry={() => actor.send({ type: 'ACCOUNT.RETRIED' })}
        />
      );
    case 'notEnrolled':
      return (
        <Card part="rewards-none">
          <Heading level={3}>{labels['rewards.noPartTitle']}</Heading>
          <p>{labels['rewards.noPartText']}</p>
          <CallButton text={labels['rewards.call']} phone={agentPhone({ config, host })} />
        </Card>
      );
    case 'shown':
      return <Rewards {...props} {...summary} actor={actor} />;
  }
}

function Rewards({ isOutdated, ...props }: RewardsProps & { isOutdated: boolean }): ReactNode {
  const { config, labels, host, actor, account } = props;
  const { waysToEarn } = config;
  return (
    <div className="cover-rewards" part="rewards">
      {isOutdated && (
        <Notice
          tone="warning"
          announces="politely"
          action={<Button onClick={() => actor.send({ type: 'ACCOUNT.RETRIED' })}>{labels.retry}</Button>}
        >
          <p>{labels['rewards.outdated']}</p>
        </Notice>
      )}
      <Card part="rewards-summary">
        <div className="cover-rewards-summary">
          {account.programName && (
            <p className="cover-rewards-program" part="program">
              {account.programName}
            </p>
          )}
          <p className="cover-rewards-balance">
            <span className="cover-rewards-term">{labels['rewards.balance']}</span>
            <strong className="cover-rewards-number" part="balance">
              {account.balance === undefined
                ? labels['rewards.balanceUnknown']
                : formatNumber(account.balance, host.language)}
            </strong>
          </p>
          <Tiers {...props} />
        </div>
      </Card>
      <UnfinishedRedemptions {...props} />
      <div className="cover-rewards-sections">
        {waysToEarn.length > 0 && (
          <Disclosure look="frame" summary={labels['rewards.earnTitle']}>
            <ul role="list" className="cover-rewards-ways">
              {waysToEarn.map(({ title, text, points }, index) => (
                <li className="cover-rewards-way" key={index}>
                  <div>
                    <p className="cover-rewards-way-title">{title}</p>
                    {text && (
                      <p className="cover-rewards-soft">
                        <RichText text={text} />
                      </p>
                    )}
                  </div>
                  {points !== undefined && (
                    <p className="cover-rewards-points cover-rewards-plus">
                      +{pluralLabel(labels, 'rewards.points', points, host.language)}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
        <Disclosure look="frame" summary={labels['rewards.redeemTitle']} isOpen>
          <GiftCards {...props} />
        </Disclosure>
        <Disclosure look="frame" summary={labels['rewards.historyTitle']}>
          <PointsHistory {...props} />
        </Disclosure>
      </div>
      <SocialConnect {...props} />
      <RedemptionDialog {...props} />
    </div>
  );
}
