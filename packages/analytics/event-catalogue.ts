import * as z from 'zod/mini';
import { ageBands } from '#domain/age-band';
import { described } from '#domain/described';
import { sortOrders } from '#domain/sort-order';
import { stateCodes } from '#domain/us-state';

// For documents, types and tests: nothing that ships imports a value of this file.

const state = described(z.enum(stateCodes), { description: 'Where the visitor lives.', examples: ['TX'] });
const driverCount = described(z.int(), { description: 'Drivers on the quote, the primary one included.', examples: [2] });
const vehicleCount = described(z.int(), { description: 'Vehicles on the quote.', examples: [1] });
const quoteCount = described(z.int(), { description: 'Quote cards that are shown.', examples: [5] });
const term = described(z.int(), { description: 'Months of the policy.', examples: [6] });
const productCode = described(z.string(), { description: 'The coverage package.', examples: ['SML'] });
const elapsedSeconds = described(z.int(), { description: 'Since the quote was asked for.', examples: [15] });
const carrier = described(z.string(), { description: 'The carrier’s name.', examples: ['Prairie Mutual'] });
const rank = described(z.int(), { description: 'Place of the card in its list, from 1.', examples: [1] });
const userType = described(z.enum(['new', 'affiliate', 'repeat', 'revisit']), {
  description: 'How the visitor came to the quote.',
  examples: ['new'],
});

const event = <Data extends z.ZodMiniObject>(description: string, data: Data): Data =>
  described(data, { description });

/**
 * Every analytics event of the widgets, by its name: what it means and what it tells. None tells who the visitor is.
 * A new key is added to `reportable-keys.ts` too, or the filter drops it.
 */
export const eventCatalogue = {
  'Zip Served': event('A zip code was entered where quotes are sold.', z.object({ state })),
  'Zip Not Served': event('A zip code was entered where no quotes are sold.', z.object({ state })),
  'Zip Unknown': event('A zip code was entered that does not exist.', z.object({})),
  'Zip Located': event(
    'The visitor asked for the zip code of where they are.',
    z.object({
      outcome: described(z.enum(['found', 'denied', 'failed']), { description: 'What came of it.', examples: ['found'] }),
    }),
  ),
  'Previous Quotes Opened': event('The visitor followed the link to their previous quotes.', z.object({})),
  'Step Viewed': event(
    'A step came on the screen. Segment gets it as a page view.',
    z.object({
      step: described(z.string(), { description: 'The step.', examples: ['contact'] }),
      stage: described(z.string(), { description: 'The stage of the progress header that it is in.', examples: ['driver'] }),
      progress: described(z.int(), { description: 'Percent.', examples: [20] }),
    }),
  ),
  'Answers Refused': event(
    'The visitor wanted to go on and was shown errors.',
    z.object({
      step: described(z.string(), { description: 'The step.', examples: ['contact'] }),
      fields: described(z.string(), { description: 'Names of the fields in error.', examples: ['email, phone'] }),
    }),
  ),
  'Quote Started': event(
    'The flow is ready for its first answer.',
    z.object({
      userType,
      variant: described(z.enum(['primary', 'ca']), { description: 'The services that answer.', examples: ['primary'] }),
    }),
  ),
  'Driver Looked Up': event(
    'A driver was looked for by their license.',
    z.object({ outcome: described(z.enum(['found', 'notFound', 'failed']), { description: 'What came of it.', examples: ['found'] }) }),
  ),
  'Driver Added': event('An additional driver was added.', z.object({ driverCount })),
  'Driver Changed': event('An additional driver was edited.', z.object({ driverCount })),
  'Driver Removed': event('An additional driver was removed.', z.object({ driverCount })),
  'Vehicle Added': event(
    'A vehicle was added.',
    z.object({
      vehicleCount,
      entry: described(z.enum(['vin', 'model', 'found']), { description: 'How it was named.', examples: ['vin'] }),
    }),
  ),
  'Vehicle Removed': event('A vehicle was removed.', z.object({ vehicleCount })),
  'Policy Chosen': event(
    'Term and coverage were chosen.',
    z.object({
      term,
      productCode,
      isCustom: described(z.boolean(), { description: 'Some coverages differ from the package.', examples: [false] }),
    }),
  ),
  'Lead Saved': event(
    'The lead record was written.',
    z.object({
      quoteStatus: described(z.enum(['Lead', 'Quoted']), { description: 'What the record says.', examples: ['Lead'] }),
      userType,
    }),
  ),
  'Quote Requested': event(
    'The answers were sent to be rated.',
    z.object({
      driverCount,
      vehicleCount,
      term,
      productCode,
      state,
      ageBand: described(z.optional(z.enum(ageBands)), {
        description: 'The primary driver’s group; absent under 18.',
        examples: ['25-34'],
      }),
    }),
  ),
  'Quote Wait Extended': event('The longer message came while carriers answer.', z.object({ elapsedSeconds })),
  'Quotes Shown': event('Quote cards came on the screen.', z.object({ quoteCount, elapsedSeconds })),
  'No Rates Shown': event(
    'No quote could be shown.',
    z.object({
      elapsedSeconds,
      reason: described(z.enum(['none', 'timeout', 'failed']), { description: 'Why.', examples: ['timeout'] }),
    }),
  ),
  'Quotes Sorted': event(
    'The visitor chose another order of the cards.',
    z.object({ sortOrder: described(z.enum(sortOrders), { description: 'The order.', examples: ['totalPremium'] }) }),
  ),
  'Quotes Filtered': event(
    'The visitor narrowed the cards, or widened them again.',
    z.object({ quoteCount, filter: described(z.enum(['all', 'buyable']), { description: 'What is shown.', examples: ['buyable'] }) }),
  ),
  'Quotes Expanded': event('The visitor asked for more cards.', z.object({ quoteCount })),
  'Quotes Collapsed': event('The visitor asked for fewer cards.', z.object({ quoteCount })),
  'Quote Details Opened': event('The details of a quote were opened.', z.object({ carrier, rank })),
  'Quote Selected': event(
    'The visitor chose how to go on with a quote.',
    z.object({
      carrier,
      rank,
      channel: described(z.enum(['buy', 'callDesktop', 'callMobile', 'text', 'chat']), {
        description: 'The button.',
        examples: ['buy'],
      }),
    }),
  ),
  'Buy Online Confirmed': event('The visitor agreed to leave for the partner’s page.', z.object({ carrier })),
  'Buy Online Declined': event('The visitor stayed with the quotes.', z.object({ carrier })),
  'API Error': event(
    'A service failed, or refused.',
    z.object({
      call: described(z.string(), { description: 'The id of the call in the OpenAPI document.', examples: ['cityByZip'] }),
      message: described(z.string(), { description: 'What went wrong, with anything personal removed.', examples: ['The service is down.'] }),
      status: described(z.optional(z.int()), { description: 'The HTTP status, where there was one.', examples: [503] }),
    }),
  ),
  'Visitor Identified': event(
    'Says what kind of visitor the device’s anonymous id stands for.',
    z.object({
      userType: z.optional(userType),
      state: z.optional(state),
      utmSource: described(z.optional(z.string()), { description: 'Source of the campaign.', examples: ['radio'] }),
      medium: described(z.optional(z.string()), { description: 'Medium of the campaign.', examples: ['cpc'] }),
      utmCampaign: described(z.optional(z.string()), { description: 'Name of the campaign.', examples: ['spring'] }),
    }),
  ),
} satisfies Record<string, z.ZodMiniObject>;
