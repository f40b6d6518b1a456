import { type ReactNode, useId } from 'react';
import { useSelector } from '#flow/use-selector';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Card } from '#ui/card';
import { Heading } from '#ui/heading';
import { Notice } from '#ui/notice';
import { networkNames } from './network-names.ts';
import type { RewardsProps } from './rewards-props.ts';
import { connectSocial } from './rewards.connect.ts';
import { offeredNetworks } from './social-popup.ts';

/** Points for connecting Instagram or Facebook in a pop-up; renders nothing if the page offers neither (spec 3 §2). */
export function SocialConnect({ config, labels, host, actor }: RewardsProps): ReactNode {
  const { status, network: chosen, problem, connected } = useSelector(actor, connectSocial);
  const headingId = useId();
  const networks = offeredNetworks(config, host.isTrusted);
  if (networks.length === 0) return null;
  const name = networkNames[chosen];
  const reason =
    problem &&
    (problem.kind === 'blocked' || problem.kind === 'closed' || problem.kind === 'denied' || problem.kind === 'offline'
      ? labels[`rewards.social.${problem.kind}`]
      : (problem.reason ?? labels['rewards.social.other']));
  return (
    <Card as="section" labelledBy={headingId} part="social">
      <Heading level={3} id={headingId}>
        {labels['rewards.socialTitle']}
      </Heading>
      <p className="cover-rewards-soft">{labels['rewards.socialText']}</p>
      <div className="cover-rewards-networks">
        {networks
          .filter((network) => !connected.includes(network))
          .map((network) => {
            const isChosen = network === chosen;
            return (
              <Button
                key={network}
                endIcon="external"
                isBusy={status === 'awarding' && isChosen}
                busyText={labels['rewards.awarding']}
                onClick={() => actor.send({ type: 'SOCIAL.CHOSEN', network })}
              >
                {status === 'connecting' && isChosen
                  ? format(labels['rewards.openAgain'], { network: name })
                  : labels[`rewards.connect.${network}`]}
              </Button>
            );
          })}
      </div>
      <div className="cover-rewards-status" role="status">
        {status === 'connecting' && <p>{labels['rewards.connecting']}</p>}
        {connected.map((network) => (
          <Notice key={network} tone="success">
            <p>{format(labels['rewards.connected'], { network: networkNames[network] })}</p>
          </Notice>
        ))}
      </div>
      {reason && (
        <Notice
          tone="warning"
          announces="atOnce"
          title={format(labels['rewards.notConnectedTitle'], { network: name })}
          action={
            status === 'notAwarded' && (
              <Button onClick={() => actor.send({ type: 'SOCIAL.RETRIED' })}>{labels.retry}</Button>
            )
          }
        >
          <p>{format(reason, { network: name })}</p>
        </Notice>
      )}
    </Card>
  );
}
