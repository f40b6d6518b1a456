import type { Language } from '#domain/language';
import { formatMoney } from '#domain/money';
import { formatDate } from '#i18n/date';
import { format } from '#i18n/format';
import { plural } from '#i18n/plural';
import type { Panel, PanelPrice } from './panel.ts';
import type { QuoteEstimateStrings } from './strings.en.ts';

/** The panel's sentences in one language, with the author's labels. */
export class PanelTexts {
  constructor(
    private readonly labels: QuoteEstimateStrings,
    private readonly language: Language,
  ) {}

  count(what: 'drivers' | 'vehicles' | 'months' | 'days', count: number): string {
    return plural(this.language, count, { one: this.labels[`${what}.one`], other: this.labels[`${what}.other`] });
  }

  place({ city, state, zip }: Panel): string {
    const text = state ? format(this.labels.place, { city, state, zip }) : format(this.labels.placeOnly, { city, zip });
    return text.trim();
  }

  /** The text shown instead of a price. */
  invitation({ phase, action, isFixed, quotedOn = '' }: Panel): string {
    if (phase === 'expired') {
      return format(this.labels[isFixed ? 'expired.fixed' : 'expired.text'], {
        date: formatDate(quotedOn, this.language),
      });
    }
    if (phase === 'answers') return this.labels[action === 'quotes' ? 'complete.text' : 'answers.text'];
    return this.labels[phase === 'place' ? 'place.text' : 'invite.text'];
  }

  /** `$84.50`; a range in whole dollars. */
  amount({ amount, to }: PanelPrice): string {
    if (to === undefined) return formatMoney(amount, this.language);
    return format(this.labels.range, {
      from: this.#dollars(Math.floor(amount / 100)),
      to: this.#dollars(Math.ceil(to / 100)),
    });
  }

  #dollars(dollars: number): string {
    return formatMoney(dollars * 100, this.language).replace(/[.,]00(?=\D*$)/, '');
  }

  /** Down payment and term, one line each. */
  terms({ downPayment, total, term }: PanelPrice): readonly string[] {
    const months = term ? this.count('months', term) : '';
    return [
      downPayment ? format(this.labels.today, { amount: formatMoney(downPayment, this.language) }) : '',
      total && months ? format(this.labels.total, { amount: formatMoney(total, this.language), term: months }) : months,
    ].filter((line) => line !== '');
  }

  /** The basis of the price: number of quotes and date. */
  basis(quoteCount: number | undefined, quotedOn: string | undefined): string {
    const date = quotedOn ? formatDate(quotedOn, this.language) : '';
    if (quoteCount === undefined)
      return date ? format(this.labels['basis.fixedOf'], { date }) : this.labels['basis.fixed'];
    const text = plural(this.language, quoteCount, {
      one: this.labels['basis.one'],
      other: this.labels['basis.other'],
    });
    return format(text, { date });
  }

  age(days: number): string {
    return format(this.labels.old, { age: this.count('days', days) });
  }

  /** The announcement of a changed price. */
  news({ price, phase }: Panel): string {
    if (!price) return phase === 'answers' ? this.labels['said.follows'] : '';
    const period = price.every === 'month' ? this.labels['said.month'] : this.labels[`per.${price.every}`];
    return format(this.labels['said.price'], { price: this.amount(price), period });
  }
}
