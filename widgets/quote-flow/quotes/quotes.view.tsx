import type { ReactNode } from 'react';
import { dateAt } from '#domain/calendar-date';
import { ageOn } from '#domain/driver-age';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Heading } from '#ui/heading';
import { useConnected, useFlow } from '../flow-context.ts';
import { connectBuy, connectContact, connectQuotes } from '../quote-flow.connect.ts';
import type { Answers } from '../steps/answers.ts';
import type { Stage } from '../steps/steps.ts';
import { vehicleName } from '../steps/vehicles/vehicle-name.ts';
import type { Strings } from '../strings.en.ts';
import { NoRates } from './no-rates.view.tsx';
import type { AnswersSummary, EditableSection } from './results.types.ts';
import { Results } from './results.view.tsx';

const stageOf: Readonly<Record<EditableSection, Stage>> = { driver: 'driver', vehicle: 'vehicle', coverage: 'policy' };

/** The ranked quotes and their actions. */
export function QuotesStep(): ReactNode {
  const { labels, config, host, send } = useFlow();
  const { quotes, isArriving, agentsAreIdle, answers } = useConnected(connectQuotes);
  const buy = useConnected(connectBuy);
  const contact = useConnected(connectContact);
  const { phone } = host.brand;
  const today = dateAt(host.visitor.now());
  const drivers = [answers.driver, ...answers.additionalDrivers].filter((driver) => driver !== undefined);

  return (
    <Results
      quotes={quotes}
      isArriving={isArriving}
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

/** No rates: the wait ended, or a call failed. */
export function NoRatesStep(): ReactNode {
  const { labels, host, send } = useFlow();
  const { answers } = useConnected(connectQuotes);
  const { phone } = host.brand;
  return (
    <>
      <NoRates
        labels={labels}
        driverFirstName={answers.driver?.firstName ?? ''}
        {...(phone && { phone })}
        onTryAgain={() => send({ type: 'TRY_AGAIN' })}
      />
      <div className="cover-question-actions">
        <Button variant="quiet" size="large" icon="back" onClick={() => send({ type: 'BACK' })}>
          {labels.back}
        </Button>
      </div>
    </>
  );
}

/** The network failed during the run. The notice offers a retry. */
export function QuotesUnreachable(): ReactNode {
  const { labels, send } = useFlow();
  return (
    <div className="cover-question">
      <Heading takesFocus>{labels.quotesUnreachableTitle}</Heading>
      <p>{labels.quotesUnreachableText}</p>
      <div className="cover-question-actions">
        <Button variant="primary" size="large" onClick={() => send({ type: 'RETRY' })}>
          {labels.retry}
        </Button>
        <Button variant="quiet" size="large" icon="back" onClick={() => send({ type: 'BACK' })}>
          {labels.back}
        </Button>
      </div>
    </div>
  );
}
