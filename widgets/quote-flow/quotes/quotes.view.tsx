import type { ReactNode } from 'react';
import { dateAt } from '#domain/calendar-date';
import { ageOn } from '#domain/driver-age';
import { vehicleName } from '#domain/vehicle-name';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { useConnected, useFlow } from '../flow-context.ts';
import { offerPageKeys } from '../offer-pages.ts';
import { connectBuy, connectContact, connectNoRates, connectNotice, connectQuotes } from '../quote-flow.connect.ts';
import type { Answers } from '../steps/answers.ts';
import type { Stage } from '../steps/steps.ts';
import type { Strings } from '../strings.en.ts';
import { LostConnection, NoRates } from './no-rates.view.tsx';
import type { AnswersSummary, EditableSection, NoRatesProps } from './results.types.ts';
import { Results } from './results.view.tsx';

const stageOf: Readonly<Record<EditableSection, Stage>> = { driver: 'driver', vehicle: 'vehicle', coverage: 'policy' };

/** The ranked quotes and their actions. */
export function QuotesStep(): ReactNode {
  const { labels, config, host, send } = useFlow();
  const { quotes, isArriving, interrupted, agentsAreIdle, answers } = useConnected(connectQuotes);
  const buy = useConnected(connectBuy);
  const contact = useConnected(connectContact);
  const { phone } = host.brand;
  const today = dateAt(host.visitor.now());
  const drivers = [answers.driver, ...answers.additionalDrivers].filter((driver) => driver !== undefined);

  return (
    <Results
      quotes={quotes}
      isArriving={isArriving}
      interrupted={interrupted}
      config={config}
      labels={labels}
      language={host.language}
      now={host.visitor.now}
      agencyName={host.brand.name}
      hasOfficeSlot={host.root instanceof ShadowRoot}
      agentsAreIdle={agentsAreIdle}
      driverFirstName={answers.driver?.firstName ?? ''}
      driverAges={drivers.map(({ birthDate }) => ageOn(birthDate, today))}
      {...(phone && { phone })}
      summary={summaryOf(answers, labels)}
      buy={buy}
      contact={contact}
      offers={
        answers.details?.wantsHomeInsurance
          ? config.offers.map((product) => ({ product, url: config[offerPageKeys[product]] }))
          : []
      }
      onOffer={(product) => {
        host.track('Offer Opened', { product });
        host.navigate(config[offerPageKeys[product]], product);
      }}
      onEdit={(section) => send({ type: 'STAGE.CHOSEN', stage: stageOf[section] })}
      onSelect={(quote) => send({ type: 'QUOTE.DETAILED', quote })}
      onCall={(quote, device) =>
        send({ type: 'QUOTE.SELECTED', quote, channel: device === 'mobile' ? 'callMobile' : 'callDesktop' })
      }
      onText={(quote) => send({ type: 'QUOTE.SELECTED', quote, channel: 'text' })}
      onChat={(quote) => send({ type: 'QUOTE.CHATTED', quote })}
      onBuyWithAgent={(quote) => send({ type: 'AGENT.REQUESTED', quote })}
      onChooseCarrier={(quote) => send({ type: 'CARRIERS.REQUESTED', quote })}
      onCloseContact={() => send({ type: 'CONTACT.CLOSED' })}
      onBuy={(quote) => send({ type: 'BUY.CHOSEN', quote })}
      onConfirmBuy={() => send({ type: 'BUY.CONFIRMED' })}
      onCloseBuy={() => send({ type: 'BUY.CLOSED' })}
      onOpenWindow={(url) => void window.open(url, '_blank', 'noopener')}
      onTryAgain={() => send({ type: 'TRY_AGAIN' })}
      onAskForMore={() => send({ type: 'RETRY' })}
      onArrange={({ sort, onlyBuyable }) =>
        send({ type: 'QUOTES.ARRANGED', sortOrder: sort, filter: onlyBuyable ? 'buyable' : 'all' })
      }
      onCompare={(quoteCount) => send({ type: 'QUOTES.COMPARED', quoteCount })}
      onPrint={(quoteCount) => send({ type: 'QUOTES.PRINTED', quoteCount })}
    />
  );
}

function summaryOf({ driver, additionalDrivers, vehicles, policy }: Answers, labels: Strings): AnswersSummary {
  const term = policy && (policy.term === 1 ? labels.oneMonth : format(labels.months, { count: policy.term }));
  return {
    driver: [driver, ...additionalDrivers]
      .map((person) => person && `${person.firstName} ${person.lastName}`)
      .join(', '),
    vehicle: vehicles.map(vehicleName).join(', '),
    coverage: [policy?.coverageName, term].filter(Boolean).join(', '),
  };
}

/** No rates: the wait ended, no carrier offered one, or a call failed. */
export function NoRatesStep(): ReactNode {
  const { send } = useFlow();
  const { cause } = useConnected(connectNoRates);
  return (
    <PanelWithBack>
      {(panel) => <NoRates {...panel} cause={cause} onTryAgain={() => send({ type: 'TRY_AGAIN' })} />}
    </PanelWithBack>
  );
}

/** The quotes did not arrive: the connection failed or they took too long. Takes the place of the flow's notice. */
export function QuotesUnreachable(): ReactNode {
  const { labels, send } = useFlow();
  const { notice } = useConnected(connectNotice);
  return (
    <PanelWithBack>
      {(panel) => (
        <LostConnection {...panel} title={labels.quotesUnreachableTitle} onTryAgain={() => send({ type: 'RETRY' })}>
          {notice?.kind === 'offline' ? (
            <Notice tone="warning" announces="atOnce" icon="offline" title={labels.offlineTitle}>
              {labels.offlineText}
            </Notice>
          ) : (
            <p>{labels.quotesUnreachableText}</p>
          )}
        </LostConnection>
      )}
    </PanelWithBack>
  );
}

/** A panel in place of quotes, with the way back to the answers. */
function PanelWithBack({
  children,
}: {
  children: (panel: Pick<NoRatesProps, 'labels' | 'driverFirstName' | 'phone'>) => ReactNode;
}): ReactNode {
  const { labels, host, send } = useFlow();
  const { driverFirstName } = useConnected(connectNoRates);
  const { phone } = host.brand;
  return (
    <>
      {children({ labels, driverFirstName, ...(phone && { phone }) })}
      <div className="cover-question-actions">
        <Button variant="quiet" size="large" icon="back" onClick={() => send({ type: 'BACK' })}>
          {labels.back}
        </Button>
      </div>
    </>
  );
}
