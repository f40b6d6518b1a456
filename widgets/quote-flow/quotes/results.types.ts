import type { Language } from '#domain/language';
import type { Quote } from '#domain/quote';
import type { SortOrder } from '#domain/sort-order';
import type { Failure } from '#flow/machine/failure';
import type { OfferedProduct, ResultsConfig } from './results.config.ts';
import type { ResultsStrings } from './strings.en.ts';

/** The answers that a shortcut opens. */
export type EditableSection = 'driver' | 'vehicle' | 'coverage';

/** The purchase of one quote online. The machine owns it; views render it. */
export type BuyState =
  | { status: 'idle' }
  /** Showing the quote beside others that can be bought now (the buy-now type `choose`). */
  | { status: 'choosing'; quote: Quote }
  /** Asking whether to leave for the partner's page (Yes/No). */
  | { status: 'confirming'; quote: Quote }
  | { status: 'requesting'; quote: Quote }
  /** `url` has a trusted origin, which the flow has checked. */
  | { status: 'ready'; quote: Quote; url: string; opensNewWindow: boolean }
  | { status: 'failed'; quote: Quote; failure: Failure };

/** Asking an agent about one quote. */
export type ContactState =
  | { status: 'idle' }
  /** Showing how agents can be reached. */
  | { status: 'offering'; quote: Quote }
  | { status: 'sending' | 'sent'; channel: 'call' | 'text'; quote: Quote }
  | { status: 'failed'; channel: 'call' | 'text'; quote: Quote; failure: Failure };

/** A call for more rates failed; `reason` is the service's message. */
export interface InterruptedRates {
  reason?: string | undefined;
}

/** Why there are no rates. */
export type NoRatesCause =
  /** The wait ended before a carrier offered one. */
  | { kind: 'late' }
  /** Every carrier answered without one. */
  | { kind: 'declined' }
  /** Every carrier answered, and no rate could be read. */
  | { kind: 'unreadable' }
  /** A call failed. */
  | { kind: 'failed'; failure: Failure };

/** The answers shown with the results, one line each: `Alex Example`, `2019 Honda Civic`, `Liability, 6 months`. */
export type AnswersSummary = Readonly<Record<EditableSection, string>>;

/** Another insurance of the agency, and its page. */
export interface Offer {
  product: OfferedProduct;
  url: string;
}

/**
 * The props between the flow and its results. All actions are events for the machine; no view loads data or
 * navigates.
 */
export interface ResultsProps {
  /** In any order; the results rank them. Empty shows the no-rates panel. */
  quotes: readonly Quote[];
  /** Carriers are still answering (`liveRates`): quotes already shown keep their positions. */
  isArriving?: boolean | undefined;
  /** Only some carriers' quotes arrived. */
  interrupted?: InterruptedRates | undefined;
  config: ResultsConfig;
  labels: ResultsStrings;
  language: Language;
  /** The current time in milliseconds, which decides the buttons of a card. A stable function. */
  now: () => number;
  agentsAreIdle: boolean;
  driverFirstName: string;
  /** Ages of all drivers, in years, for `conditionalBuyNow`. */
  driverAges: readonly number[];
  /** Printed on quotes. */
  agencyName?: string | undefined;
  /** Renders the slot `nearest-office` beside the quotes; a slot needs a shadow root. */
  hasOfficeSlot?: boolean | undefined;
  /** The brand's phone number for display; without it there is no call link. */
  phone?: string | undefined;
  summary: AnswersSummary;
  buy: BuyState;
  contact: ContactState;
  /** Empty for a visitor who has not asked for other insurance. */
  offers: readonly Offer[];

  onOffer: (product: OfferedProduct) => void;
  onEdit: (section: EditableSection) => void;
  /** The details of a quote were opened. */
  onSelect: (quote: Quote) => void;
  /** Selection event 1 (desktop: an agent calls back) or 3 (mobile: a phone with a number to dial). */
  onCall: (quote: Quote, device: 'desktop' | 'mobile') => void;
  /** Selection event 2. */
  onText: (quote: Quote) => void;
  onChat: (quote: Quote) => void;
  /** “Buy with an agent”, in its hours: shows how to reach one. */
  onBuyWithAgent: (quote: Quote) => void;
  onCloseContact: () => void;

  /** Buy pressed (idle → confirming), or “try again” (failed → requesting). */
  onBuy: (quote: Quote) => void;
  /** Buy pressed when other quotes are shown first (idle → choosing). */
  onChooseCarrier: (quote: Quote) => void;
  /** Yes (confirming → requesting). */
  onConfirmBuy: () => void;
  /** No, back to the quotes, or Escape: from any state to idle. */
  onCloseBuy: () => void;
  /** Opens the partner's page in a new window; called once when it is ready and configured so. */
  onOpenWindow: (url: string) => void;

  /** Asks for rates again with the same answers. */
  onTryAgain: () => void;
  /** Asks for the rates that did not arrive. */
  onAskForMore: () => void;
  /** The visitor sorted or filtered. */
  onArrange?: ((arrangement: { sort: SortOrder; onlyBuyable: boolean }) => void) | undefined;
  /** The number of compared quotes. */
  onCompare?: ((quoteCount: number) => void) | undefined;
  /** The number of printed quotes. */
  onPrint?: ((quoteCount: number) => void) | undefined;
}

/** The no-rates panel alone, for a wait that ran out or a failed call. */
export interface NoRatesProps extends Pick<ResultsProps, 'labels' | 'driverFirstName' | 'phone' | 'onTryAgain'> {
  cause: NoRatesCause;
}

/** The dialog shown while carriers answer. */
export interface QuoteSpinnerProps {
  labels: ResultsStrings;
  language: Language;
  isOpen: boolean;
  /** True after 12 s (spec 1 §9): the longer message shows. */
  isTakingLonger: boolean;
  /** Carriers that have answered so far, when known. */
  completedCount?: number | undefined;
  /** Without it the dialog cannot be closed. */
  onCancel?: (() => void) | undefined;
  /** Where `onCancel` leads: back to the answers by default. */
  cancelText?: string | undefined;
}
