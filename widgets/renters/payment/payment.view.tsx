import { type ReactNode, type Ref, useCallback, useRef, useState } from 'react';
import { installmentDate, installmentDays, lastCommonDay } from '#domain/installment-day';
import type { Language } from '#domain/language';
import { formatMoney } from '#domain/money';
import { hasInstallments, rentersDueNow, type RentersPlan, rentersPlanMonths } from '#domain/renters-plan';
import { CallButton } from '#flow/call-button.view';
import { PartnerFrame, PartnerRoom } from '#flow/partner-frame/partner-frame.view';
import { formatDate } from '#i18n/date';
import { format } from '#i18n/format';
import { sentences } from '#i18n/sentences';
import type { PartnerMessage } from '#services/auto-payment/partner-message.contract';
import { Button, TransientButton } from '#ui/button';
import { Heading } from '#ui/heading';
import { Icon } from '#ui/icon';
import { Notice } from '#ui/notice';
import { Price } from '#ui/price';
import { Radios } from '#ui/radios';
import { Select } from '#ui/select';
import { Spinner } from '#ui/spinner';
import { useConnected, useFlow } from '../flow-context.ts';
import { connectPayment } from '../renters.connect.ts';
import type { Strings } from '../strings.en.ts';
import '../sections.css';

/** The plan, the card at the partner, and the button that buys (spec 2 §4.3). */
export function PaymentSection(): ReactNode {
  const { send, labels, host } = useFlow();
  const view = useConnected(connectPayment);
  const { rate, plan, amount, isCardKept, wasNotReceived } = view;
  const card = useRef<HTMLDivElement>(null);
  const [isCardMissing, setIsCardMissing] = useState(false);
  if (isCardKept && isCardMissing) setIsCardMissing(false);
  const pay = () => {
    if (isCardKept) return send({ type: 'PAY.PRESSED' });
    setIsCardMissing(true);
    card.current?.focus();
  };
  const money = (cents: number) => formatMoney(cents, host.language);
  return (
    <div className="cover-question" part="question">
      <div className="cover-question-head">
        <Heading takesFocus="entry">{labels.paymentTitle}</Heading>
        {rate?.carrierName && <p className="cover-lead">{format(labels.paymentFrom, { carrier: rate.carrierName })}</p>}
      </div>
      {wasNotReceived && (
        <Notice tone="warning" announces="atOnce" title={labels.notReceivedTitle}>
          {labels.notReceivedText}
        </Notice>
      )}
      {plan && (
        <div className="cover-question-fields">
          <Radios
            id="plan"
            name="plan"
            layout="stack"
            label={labels.planQuestion}
            value={plan.code}
            onChange={(code) => send({ type: 'PLAN.CHOSEN', plan: code })}
            options={(rate?.plans ?? []).map((payPlan) => ({
              value: payPlan.code,
              label: labels[`plan.${payPlan.code}`],
              hint: planHint(payPlan, labels, money),
              aside: (
                <strong className="cover-renters-total">
                  {format(labels.planTotal, { amount: money(payPlan.total) })}
                </strong>
              ),
            }))}
          />
          {hasInstallments(plan.code) && <InstallmentDay plan={plan} />}
        </div>
      )}
      <CardPart groupRef={card} isMissing={isCardMissing} />
      <div className="cover-renters-pay">
        {amount !== undefined && <Price size="large" label={labels.dueToday} amount={money(amount)} />}
        <div className="cover-question-actions" part="question-actions">
          <Button variant="primary" size="large" part="pay" isDisabled={!isCardKept} onClick={pay}>
            {amount === undefined ? labels.payPlain : format(labels.pay, { amount: money(amount) })}
          </Button>
          <Button variant="quiet" size="large" icon="back" part="back" onClick={() => send({ type: 'BACK' })}>
            {labels.back}
          </Button>
        </div>
        <p className="cover-note cover-renters-note">
          <Icon name="shield" />
          {labels.payNote}
        </p>
      </div>
    </div>
  );
}

/** The hint of a plan: the amount due now and the installments. */
function planHint(plan: RentersPlan, labels: Strings, money: (cents: number) => string): string {
  if (!hasInstallments(plan.code)) return labels.planSingle;
  const due = rentersDueNow(plan);
  if (due === undefined) return '';
  return plan.installment === undefined
    ? format(labels.planToday, { amount: money(due) })
    : format(labels.planInstallments, { amount: money(due), installment: money(plan.installment) });
}

/** The next date on which a plan is paid; empty for a single payment. */
export function nextPaymentDate(
  { code }: RentersPlan,
  { effectiveDate, installmentDay }: { effectiveDate: string; installmentDay: number },
  language: Language,
): string {
  if (!hasInstallments(code)) return '';
  const date = installmentDate(effectiveDate, { months: rentersPlanMonths[code], day: installmentDay });
  return date ? formatDate(date, language) : '';
}

function InstallmentDay({ plan }: { plan: RentersPlan }): ReactNode {
  const { send, labels, host, config } = useFlow();
  const { installmentDay, effectiveDate } = useConnected(connectPayment);
  const date = nextPaymentDate(plan, { effectiveDate, installmentDay }, host.language);
  return (
    <Select
      id="installment-day"
      name="installmentDay"
      label={labels.installmentDay}
      width="short"
      value={String(installmentDay)}
      options={installmentDays(config.lastInstallmentDay).map((day) => ({ value: String(day), label: String(day) }))}
      onChange={(day) => send({ type: 'DAY.CHOSEN', day: Number(day) })}
      status={sentences(
        date && format(labels.installmentDayHint, { date }),
        installmentDay > lastCommonDay ? labels.installmentDayShort : undefined,
      )}
    />
  );
}

/** The last message of the card form, other than its height. */
type CardStatus = Extract<
  PartnerMessage,
  { type: 'card.submitted' | 'card.secondStep' | 'card.succeeded' | 'card.declined' | 'card.failed' }
>;

interface CardPartProps {
  groupRef: Ref<HTMLDivElement>;
  /** Pay was pressed without a card. */
  isMissing: boolean;
}

/** The part of the page around a button that its press removes: it takes the focus. */
const cardPartOf = (button: HTMLElement) => button.closest<HTMLElement>('.cover-renters-card');

function CardPart({ groupRef, isMissing }: CardPartProps): ReactNode {
  const { send, labels, host } = useFlow();
  const { status, cardFailure, frameUrl, isCardKept } = useConnected(connectPayment);
  const [cardStatus, setCardStatus] = useState<CardStatus>();
  const receive = useCallback(
    (message: PartnerMessage) => {
      switch (message.type) {
        case 'card.succeeded': {
          const { cardHolder = '', expiry = '', cardType = '', last4 = '' } = message.card ?? {};
          send({ type: 'CARD.KEPT', card: { token: message.token, cardHolder, expiry, cardType, last4 } });
          break;
        }
        case 'card.submitted':
        case 'card.declined':
        case 'card.failed':
        case 'card.ready':
          send({ type: 'CARD.DISCARDED' });
          break;
        default:
      }
      if (isStatus(message)) setCardStatus(message);
      // The form is ready again, so the bank's second step is over. The reason of a decline stays.
      else if (message.type === 'card.ready')
        setCardStatus((last) => (last?.type === 'card.declined' || last?.type === 'card.failed' ? last : undefined));
    },
    [send],
  );
  const retry = () => {
    setCardStatus(undefined);
    send({ type: 'RETRY' });
  };
  return (
    <div className="cover-renters-card" role="group" aria-label={labels.cardTitle} ref={groupRef} tabIndex={-1}>
      <h3 className="cover-renters-subtitle">{labels.cardTitle}</h3>
      {status !== 'unsent' && <p className="cover-note">{labels.cardLead}</p>}
      {isMissing && status === 'framed' && (
        <Notice tone="error" announces="atOnce">
          {labels.cardMissing}
        </Notice>
      )}
      {status === 'notOpened' && (
        <Notice
          tone="error"
          announces="atOnce"
          title={labels.cardNotOpenedTitle}
          action={
            <>
              <TransientButton focusNext={cardPartOf} onClick={retry}>
                {labels.retry}
              </TransientButton>
              <CallButton text={labels.callPhone} phone={host.brand.phone} />
            </>
          }
        >
          {cardFailure ? (cardFailure.reason ?? labels[`${cardFailure.kind}Text`]) : labels.cardNotOpenedText}
        </Notice>
      )}
      {(cardStatus?.type === 'card.declined' || cardStatus?.type === 'card.failed') && (
        <Notice
          tone="error"
          announces="atOnce"
          title={labels[cardStatus.type === 'card.declined' ? 'cardDeclinedTitle' : 'cardFailedTitle']}
          action={
            <>
              <TransientButton focusNext={cardPartOf} onClick={retry}>
                {labels.retry}
              </TransientButton>
              <CallButton text={labels.callPhone} phone={host.brand.phone} />
            </>
          }
        >
          {cardStatus.message || labels.cardFailedText}
        </Notice>
      )}
      <p className="cover-card-progress" role="status">
        {isCardKept ? labels.cardKept : cardStatus && progressOf(cardStatus, labels)}
      </p>
      {status === 'unsent' && (
        <div className="cover-question-actions">
          <TransientButton focusNext={cardPartOf} onClick={() => send({ type: 'CARD.DISCARDED' })}>
            {labels.anotherCard}
          </TransientButton>
        </div>
      )}
      {status === 'opening' && (
        <PartnerRoom>
          <Spinner text={labels.cardOpening} />
        </PartnerRoom>
      )}
      {status === 'framed' && (
        <PartnerFrame
          url={frameUrl}
          title={labels.cardFrame}
          labels={labels}
          phone={host.brand.phone}
          canOpenWindow={false}
          onMessage={receive}
          onRetry={retry}
        />
      )}
    </div>
  );
}

function isStatus(message: PartnerMessage): message is CardStatus {
  return message.type.startsWith('card.') && !['card.loaded', 'card.ready', 'card.height'].includes(message.type);
}

function progressOf({ type }: CardStatus, labels: Strings): string | undefined {
  if (type === 'card.submitted') return labels.cardSubmitted;
  return type === 'card.secondStep' ? labels.cardSecondStep : undefined;
}
