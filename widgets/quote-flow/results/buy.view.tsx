import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { registerStyles } from '#ui/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import css from './buy.css?inline';
import { phoneLink } from './phone-link.ts';
import type { BuyState, ResultsProps } from './results.types.ts';

registerStyles(css);

type BuyProps = Pick<ResultsProps, 'buy' | 'labels' | 'phone' | 'onBuy' | 'onConfirmBuy' | 'onCloseBuy' | 'onOpenWindow'>;

/** What stands between a card's “Buy online” and the partner's page. */
export function BuyDialogs({ buy, ...props }: BuyProps): ReactNode {
  switch (buy.status) {
    case 'confirming':
    case 'requesting':
      return <ConfirmDialog {...props} buy={buy} />;
    case 'ready':
      return buy.opensNewWindow ? <WindowDialog {...props} buy={buy} /> : <PartnerPage {...props} buy={buy} />;
    case 'failed':
      return <FailedDialog {...props} buy={buy} />;
    default:
      return null;
  }
}

type PropsOf<Status extends BuyState['status']> = Omit<BuyProps, 'buy'> & {
  buy: Extract<BuyState, { status: Status }>;
};

function ConfirmDialog({ buy, labels, onConfirmBuy, onCloseBuy }: PropsOf<'confirming' | 'requesting'>): ReactNode {
  const { quote, status } = buy;
  const carrier = quote.carrierName;
  const isRequesting = status === 'requesting';
  const text = quote.opensNewWindow ? 'results.confirmTextNewWindow' : 'results.confirmText';
  return (
    <Dialog
      isOpen
      size="small"
      title={format(labels['results.confirmTitle'], { carrier })}
      closeText={labels['results.close']}
      onClose={onCloseBuy}
      actions={
        <>
          <Button variant="primary" isBusy={isRequesting} onClick={onConfirmBuy}>
            {labels['results.yes']}
          </Button>
          <Button onClick={onCloseBuy}>{labels['results.no']}</Button>
        </>
      }
    >
      <p>{format(labels[text], { carrier })}</p>
      <p className="cover-buy-status" role="status">
        {isRequesting && labels['results.buyRequesting']}
      </p>
    </Dialog>
  );
}

/** The partner's page over this one, with the way to a window of its own always in sight: not every page lets itself be framed. */
function PartnerPage({ buy, labels, onCloseBuy }: PropsOf<'ready'>): ReactNode {
  const carrier = buy.quote.carrierName;
  const title = format(labels['results.buyTitle'], { carrier });
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <Dialog isOpen size="full" title={title} closeText={labels['results.backToQuotes']} onClose={onCloseBuy}>
      <div className="cover-partner-bar">
        <Button variant="link" href={buy.url} opensWindow endIcon="external">
          {labels['results.openNewWindow']}
        </Button>
        <p className="cover-partner-status" role="status">
          {!isLoaded && format(labels['results.buyLoading'], { carrier })}
        </p>
      </div>
      <iframe
        className="cover-partner-page"
        part="partner-page"
        title={title}
        src={buy.url}
        allow="payment"
        referrerPolicy="strict-origin-when-cross-origin"
        // It may do what buying takes, and may not take this page elsewhere without a press. The two that the rule warns of
        // let a frame of this page's own origin undo the sandbox: such a page is trusted anyway.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-forms allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals allow-top-navigation-by-user-activation"
        onLoad={() => setIsLoaded(true)}
      />
    </Dialog>
  );
}

function WindowDialog({ buy, labels, onCloseBuy, onOpenWindow }: PropsOf<'ready'>): ReactNode {
  const carrier = buy.quote.carrierName;
  const opened = useRef('');
  useEffect(() => {
    if (opened.current === buy.url) return;
    opened.current = buy.url;
    onOpenWindow(buy.url);
  }, [buy.url, onOpenWindow]);
  return (
    <Dialog
      isOpen
      size="small"
      title={format(labels['results.windowOpenedTitle'], { carrier })}
      closeText={labels['results.close']}
      onClose={onCloseBuy}
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
    </Dialog>
  );
}

function FailedDialog({ buy, labels, phone, onBuy, onCloseBuy }: PropsOf<'failed'>): ReactNode {
  const carrier = buy.quote.carrierName;
  return (
    <Dialog
      isOpen
      size="small"
      title={format(labels['results.buyFailedTitle'], { carrier })}
      closeText={labels['results.close']}
      onClose={onCloseBuy}
      actions={
        <>
          <Button variant="primary" onClick={() => onBuy(buy.quote)}>
            {labels['results.tryBuyAgain']}
          </Button>
          {phone && (
            <Button href={phoneLink(phone)} icon="phone">
              {format(labels['results.callPhone'], { phone })}
            </Button>
          )}
        </>
      }
    >
      <p>{labels['results.buyFailedText']}</p>
    </Dialog>
  );
}
