import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CallButton } from '#flow/call-button.view';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Facts } from '#ui/facts';
import { CarrierChoice, type CarrierChoiceProps } from './carrier-choice.tsx';
import { failureText } from './failure-text.ts';
import { paymentFacts } from './quote-price.tsx';
import type { BuyState, ResultsProps } from './results.types.ts';
import type { ResultsStrings } from './strings.en.ts';
import './buy.css';

type ReadyState = Extract<BuyState, { status: 'ready' }>;

export interface BuyProps extends Pick<
  ResultsProps,
  'buy' | 'labels' | 'language' | 'phone' | 'onBuy' | 'onConfirmBuy' | 'onCloseBuy' | 'onOpenWindow'
> {
  /** Other quotes that can be bought now, best first, up to the dialog's maximum. */
  others: CarrierChoiceProps['others'];
}

/**
 * The purchase dialogs between a card's “Buy online” and the partner's page. A closed partner's page stays in the
 * document with what was typed into it.
 */
export function BuyDialogs({ buy, ...props }: BuyProps): ReactNode {
  const [lastFramed, setLastFramed] = useState<ReadyState>();
  const framed = buy.status === 'ready' && !buy.opensNewWindow ? buy : undefined;
  if (framed && framed.url !== lastFramed?.url) setLastFramed(framed);
  return (
    <>
      {lastFramed && <PartnerPage key={lastFramed.url} {...props} buy={lastFramed} isOpen={framed !== undefined} />}
      {dialogOf(buy, props)}
    </>
  );
}

type PropsOf<Status extends BuyState['status']> = Omit<BuyProps, 'buy'> & {
  buy: Extract<BuyState, { status: Status }>;
};

function dialogOf(buy: BuyState, props: Omit<BuyProps, 'buy'>): ReactNode {
  switch (buy.status) {
    case 'choosing':
      return <ChoiceDialog {...props} buy={buy} />;
    case 'confirming':
    case 'requesting':
      return <ConfirmDialog {...props} buy={buy} />;
    case 'ready':
      return buy.opensNewWindow && <WindowDialog {...props} buy={buy} />;
    case 'failed':
      return <FailedDialog {...props} buy={buy} />;
    default:
      return null;
  }
}

interface BuyDialogProps extends Pick<BuyProps, 'labels' | 'onCloseBuy'> {
  /** A text with `{carrier}` as the placeholder of the carrier's name. */
  title: keyof ResultsStrings;
  carrier: string;
  size?: 'small' | 'normal';
  actions: ReactNode;
  children: ReactNode;
}

function BuyDialog({
  title,
  carrier,
  size = 'small',
  labels,
  onCloseBuy,
  actions,
  children,
}: BuyDialogProps): ReactNode {
  return (
    <Dialog
      isOpen
      size={size}
      title={format(labels[title], { carrier })}
      closeText={labels['results.close']}
      onClose={onCloseBuy}
      actions={actions}
    >
      {children}
    </Dialog>
  );
}

/** The chosen quote, beside others that can be bought now. */
function ChoiceDialog({ buy, ...props }: PropsOf<'choosing'>): ReactNode {
  const { labels, onCloseBuy } = props;
  return (
    <BuyDialog
      {...props}
      title="results.choiceTitle"
      carrier={buy.quote.carrierName}
      size="normal"
      actions={<Button onClick={onCloseBuy}>{labels['results.backToQuotes']}</Button>}
    >
      <p>{labels['results.choiceText']}</p>
      <CarrierChoice {...props} chosen={buy.quote} />
    </BuyDialog>
  );
}

function ConfirmDialog({ buy, ...props }: PropsOf<'confirming' | 'requesting'>): ReactNode {
  const { labels, language, onConfirmBuy, onCloseBuy } = props;
  const { quote, status } = buy;
  const carrier = quote.carrierName;
  const isRequesting = status === 'requesting';
  // Whose page it is, the carrier's or the agency's, is known only after Yes.
  const seller = quote.isPseudoCarrier ? 'Agent' : '';
  const window = quote.opensNewWindow ? 'NewWindow' : '';
  return (
    <BuyDialog
      {...props}
      title="results.confirmTitle"
      carrier={carrier}
      actions={
        <>
          <Button variant="primary" isBusy={isRequesting} onClick={onConfirmBuy}>
            {labels['results.yes']}
          </Button>
          <Button onClick={onCloseBuy}>{labels['results.no']}</Button>
        </>
      }
    >
      <p>{format(labels[`results.confirmText${seller}${window}`], { carrier })}</p>
      <Facts facts={paymentFacts({ quote, labels, language })} />
      <p className="cover-buy-status" role="status">
        {isRequesting && labels['results.buyRequesting']}
      </p>
    </BuyDialog>
  );
}

interface PartnerPageProps extends Pick<BuyProps, 'labels' | 'onCloseBuy'> {
  buy: ReadyState;
  isOpen: boolean;
}

/** The partner's page in a dialog, with a visible link to its own window: not every page allows framing. */
function PartnerPage({ buy, isOpen, labels, onCloseBuy }: PartnerPageProps): ReactNode {
  const carrier = buy.quote.carrierName;
  const title = format(labels['results.buyTitle'], { carrier });
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      isKept
      size="full"
      title={title}
      closeText={labels['results.backToQuotes']}
      onClose={onCloseBuy}
    >
      <div className="cover-partner-bar">
        <Button variant="link" href={buy.url} opensWindow endIcon="external">
          {labels['results.openNewWindow']}
        </Button>
        <p className="cover-partner-status" role="status">
          {!isLoaded && labels['results.buyLoading']}
        </p>
      </div>
      <iframe
        className="cover-partner-page"
        part="partner-page"
        title={title}
        src={buy.url}
        allow="payment"
        referrerPolicy="strict-origin-when-cross-origin"
        // The sandbox allows what a purchase needs, but no navigation of the top page without a user gesture. The
        // agency's own origin is not sandboxed: it could remove the sandbox, and browsers warn about that.
        {...(!isOwnPage(buy.url) && { sandbox: partnerPermissions })}
        onLoad={() => setIsLoaded(true)}
      />
    </Dialog>
  );
}

function WindowDialog({ buy, ...props }: PropsOf<'ready'>): ReactNode {
  const { labels, onCloseBuy, onOpenWindow } = props;
  const carrier = buy.quote.carrierName;
  const opened = useRef('');
  useEffect(() => {
    if (opened.current === buy.url) return;
    opened.current = buy.url;
    onOpenWindow(buy.url);
  }, [buy.url, onOpenWindow]);
  return (
    <BuyDialog
      {...props}
      title="results.windowOpenedTitle"
      carrier={carrier}
      actions={
        <>
          <Button variant="primary" href={buy.url} opensWindow endIcon="external">
            {format(labels['results.openCarrier'], { carrier })}
          </Button>
          <Button onClick={onCloseBuy}>{labels['results.backToQuotes']}</Button>
        </>
      }
    >
      <p>{labels['results.windowOpenedText']}</p>
    </BuyDialog>
  );
}

/** The carrier's page did not open: offers a retry, an agent, or other quotes. */
function FailedDialog({ buy, ...props }: PropsOf<'failed'>): ReactNode {
  const { labels, phone, others, onBuy } = props;
  const { failure } = buy;
  return (
    <BuyDialog
      {...props}
      title="results.buyFailedTitle"
      carrier={buy.quote.carrierName}
      size={others.length > 0 ? 'normal' : 'small'}
      actions={
        <>
          <Button variant="primary" onClick={() => onBuy(buy.quote)}>
            {labels['results.tryBuyAgain']}
          </Button>
          <CallButton text={labels['results.callPhone']} phone={phone} />
        </>
      }
    >
      {/* The network may return while the dialog is open. */}
      <div role="status">
        {failure.reason && <p>{failure.reason}</p>}
        <p>{failureText(labels, 'buy', failure.kind)}</p>
      </div>
      {others.length > 0 && (
        <>
          <h3 className="cover-choice-title">{labels['results.othersTitle']}</h3>
          <CarrierChoice {...props} />
        </>
      )}
    </BuyDialog>
  );
}

const partnerPermissions =
  'allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals allow-top-navigation-by-user-activation';

const isOwnPage = (url: string): boolean => new URL(url).origin === location.origin;
