import type { ReactNode } from 'react';
import type { Quote } from '#domain/quote';
import { BuyDialogs, type BuyProps } from './buy.view.tsx';
import { ContactDialog, type ContactProps } from './contact.view.tsx';
import { QuoteDetails } from './quote-details.view.tsx';

export interface ResultDialogsProps extends BuyProps, Omit<ContactProps, keyof BuyProps> {
  /** The quote whose details are open. */
  detailed: Quote | undefined;
  dialUrl: string | undefined;
  onCloseDetails: () => void;
  onPrintDetails: () => void;
}

/** Every dialog about one quote: one chunk, loaded when the first of them opens. */
export function ResultDialogs(props: ResultDialogsProps): ReactNode {
  const { detailed, buttonsOf, onCloseDetails, onPrintDetails } = props;
  return (
    <>
      {detailed && (
        <QuoteDetails
          {...props}
          quote={detailed}
          buttons={buttonsOf(detailed)}
          onClose={onCloseDetails}
          onPrint={onPrintDetails}
        />
      )}
      <BuyDialogs {...props} />
      <ContactDialog {...props} />
    </>
  );
}
