import { loadOffers } from '#services/offers/load-offers.contract';
import { implementCall, success } from '../implement-call.ts';

const contents: Readonly<Record<string, Readonly<Record<'en' | 'es', string>>>> = {
  hero: {
    en: '<p><b>Renters and auto together</b> cost less than each alone. <a href="/renters.html">See how much</a></p>',
    es: '<p><b>Inquilinos y auto juntos</b> cuestan menos que por separado. <a href="/renters.html?language=es">Vea cuánto</a></p>',
  },
  footer: {
    en: '<p>Moved lately? <a href="/office-locator.html">Find the office near you</a></p>',
    es: '<p>¿Se mudó hace poco? <a href="/office-locator.html?language=es">Encuentre la oficina más cercana</a></p>',
  },
};

/** Offers for the places that the demo pages have. */
export const answerLoadOffers = implementCall(loadOffers, ({ query }) => ({
  ...success,
  offers: query.placements.split(',').flatMap((placement) => {
    const content = contents[placement]?.[query['header.lang']];
    return content ? [{ placement, content }] : [];
  }),
}));
