import * as z from 'zod/mini';
import { described } from '#domain/description';
import { licenseImageProblems } from '#domain/license-image';
import { socialNetworks } from '#domain/loyalty';
import { paymentOutcomes } from '#domain/payment-outcome';
import { portalTabs } from '#domain/portal-tab';
import { sortOrders } from '#domain/sort-order';
import { stateCodes } from '#domain/us-state';

// For documentation, types and tests: nothing that ships imports a value of this file.

const state = described(z.enum(stateCodes), { description: 'Where the visitor lives.', examples: ['TX'] });
const carrier = described(z.string(), { description: 'The carrier’s name.', examples: ['Prairie Mutual'] });

const event = <Data extends z.ZodMiniObject>(description: string, data: Data): Data => described(data, { description });

/**
 * Every event that widgets track, by name, with its meaning and data. None identifies the visitor; the opt-in
 * `Customer Identified` is in `sinks.ts`. A new key must be added to `reportable-keys.ts`, too, or the filter drops it.
 */
export const eventCatalogue = {
  'Zip Served': event('A zip code was entered where quotes are sold.', z.object({ state })),
  'Zip Not Served': event(
    'A zip code was entered where no quotes are sold. Without a state where the service names none.',
    z.object({ state: z.optional(state) }),
  ),
  'Zip Unknown': event('A zip code was entered that does not exist.', z.object({})),
  'Zip Located': event(
    'The visitor asked for the zip code of where they are.',
    z.object({
      outcome: described(z.enum(['found', 'failed']), { description: 'What came of it.', examples: ['found'] }),
    }),
  ),
  'Portal Tab Viewed': event(
    'A customer who is signed in looked at a tab of the portal.',
    z.object({
      tab: described(z.enum(portalTabs), { description: 'The tab.', examples: ['policies'] }),
    }),
  ),
  'Previous Quotes Opened': event('The visitor followed the link to their previous quotes.', z.object({})),
  'Step Viewed': event(
    'A step came on the screen. Segment gets it as a page view.',
    z.object({
      step: described(z.string(), { description: 'The step.', examples: ['contact'] }),
      stage: described(z.string(), {
        description: 'The stage of the progress header that it is in.',
        examples: ['driver'],
      }),
      progress: described(z.int(), { description: 'Percent.', examples: [20] }),
    }),
  ),
  'Progress Reached': event(
    'A visitor who buys came to a section, by the name that the agency counts it under.',
    z.object({
      marker: described(z.string(), { description: 'The progress marker.', examples: ['e2e-driverinfo'] }),
    }),
  ),
  'Driver Information': event('A visitor who buys came to the section of license and cars.', z.object({})),
  'Contact Preference': event('A visitor who buys came to the contact preference.', z.object({})),
  'Additional Driver Information': event('A visitor who buys came to the additional drivers.', z.object({})),
  'More Questions': event('A visitor who buys came to the carrier’s questions.', z.object({})),
  'Final Success': event('A visitor who buys came to the end: all answers are with the agent.', z.object({})),
  'Carrier Refused': event(
    'A carrier does not sell with the visitor’s answers, who is led back to the questions.',
    z.object({ errorCount: described(z.int(), { description: 'Reasons that the carrier gave.', examples: [1] }) }),
  ),
  'Carrier Result Missing': event(
    'What a carrier sells to a visitor who buys could not be loaded, or is nothing.',
    z.object({
      message: described(z.literal('Error loading getCarrierResultsByTransactionId API data'), {
        description: 'Always the same.',
        examples: ['Error loading getCarrierResultsByTransactionId API data'],
      }),
    }),
  ),
  'Offer Opened': event(
    'A visitor opened the page of another insurance from the quotes.',
    z.object({
      product: described(z.enum(['renters', 'roadside']), { description: 'Which one.', examples: ['renters'] }),
    }),
  ),
  'Membership Chosen': event(
    'A visitor chose a roadside membership and went on.',
    z.object({
      membership: described(z.enum(['single', 'family']), { description: 'Which one.', examples: ['family'] }),
    }),
  ),
  'Roadside Waitlist Joined': event('A visitor waits for roadside memberships in their state.', z.object({ state })),
  'Visitor Recognized': event(
    'The visitor came by a partner’s lead, to a previous quote, or back to answers of an earlier visit.',
    z.object({
      userType: described(z.enum(['affiliate', 'repeat', 'revisit']), {
        description: 'What they are.',
        examples: ['affiliate'],
      }),
    }),
  ),
  'Affiliate Error': event(
    'A partner’s lead lacks something, or everything.',
    z.object({
      message: described(z.string(), { description: 'What is empty or invalid.', examples: ['Phone is empty'] }),
      status: described(z.int(), { description: 'Always 400.', examples: [400] }),
    }),
  ),
  'No Quote Found': event('Previous quotes were looked for, and there are none.', z.object({})),
  'Previous Quotes Found': event(
    'Previous quotes came on the screen.',
    z.object({ quoteCount: described(z.int(), { description: 'How many.', examples: [2] }) }),
  ),
  'Owner Verification': event(
    'A quote was opened by a link, and its owner could not be confirmed.',
    z.object({
      outcome: described(z.enum(['mismatched', 'givenUp', 'notFound']), {
        description: 'The date of birth is another’s; it was for the third time; or there is no such quote.',
        examples: ['mismatched'],
      }),
    }),
  ),
  Requoted: event('New rates of a previous quote are asked for.', z.object({})),
  'License Read': event(
    'The visitor’s license was read from an image.',
    z.object({
      source: described(z.enum(['image', 'barcode']), {
        description: 'By the service, or by the visitor’s own device.',
        examples: ['barcode'],
      }),
    }),
  ),
  'License Image Refused': event(
    'An image of a license was no use.',
    z.object({
      problem: described(z.enum([...licenseImageProblems, 'notQuotable']), {
        description: 'The service’s message, or that no quotes are offered where the license is from.',
        examples: ['imageNotClear'],
      }),
    }),
  ),
  'Camera Unavailable': event(
    'The visitor wanted to scan their license, and there was no camera for it.',
    z.object({
      problem: described(z.enum(['denied', 'missing', 'busy', 'unsupported']), {
        description: 'Why.',
        examples: ['denied'],
      }),
    }),
  ),
  'Driver Not Found': event('A driver was looked for by their license, and nobody was found.', z.object({})),
  'Quotes Shown': event(
    'Quote cards came on the screen.',
    z.object({ quoteCount: described(z.int(), { description: 'Quotes that carriers gave.', examples: [8] }) }),
  ),
  'No Rates Shown': event('No quote could be shown.', z.object({})),
  'Quotes Arranged': event(
    'The visitor sorted or filtered the cards.',
    z.object({
      sortOrder: described(z.enum(sortOrders), { description: 'The order.', examples: ['totalPremium'] }),
      filter: described(z.enum(['all', 'buyable']), { description: 'What is shown.', examples: ['buyable'] }),
    }),
  ),
  'Quote Details Opened': event('The details of a quote were opened.', z.object({ carrier })),
  'Quotes Compared': event(
    'The visitor put quotes side by side.',
    z.object({ quoteCount: described(z.int(), { description: 'Two or three.', examples: [2] }) }),
  ),
  'Quotes Printed': event(
    'The visitor printed quotes, or saved them as PDF.',
    z.object({ quoteCount: described(z.int(), { description: 'Quotes on the paper.', examples: [5] }) }),
  ),
  'Agent Contact Opened': event('The visitor asked how to reach an agent about a quote.', z.object({ carrier })),
  'Quote Selected': event(
    'The visitor chose how to go on with a quote.',
    z.object({
      carrier,
      channel: described(z.enum(['callDesktop', 'callMobile', 'text', 'chat']), {
        description: 'The button.',
        examples: ['text'],
      }),
    }),
  ),
  'Buy Online': event(
    'Buying a quote online came a step further.',
    z.object({
      carrier,
      phase: described(z.enum(['choosing', 'confirming', 'requesting', 'ready', 'failed']), {
        description:
          'Showing what else can be bought, asking for a yes, waiting for the partner’s address, at the partner’s page, or without one.',
        examples: ['ready'],
      }),
    }),
  ),
  'Verification Opened': event('The visitor was asked for the codes that verify their email and phone.', z.object({})),
  'Code Sent': event(
    'The visitor entered a code, and it is with the agent.',
    z.object({
      channel: described(z.enum(['email', 'text']), { description: 'How the code had come.', examples: ['email'] }),
      attempt: described(z.int(), { description: 'Which try it is: one to three.', examples: [1] }),
    }),
  ),
  'Code Answered': event(
    'The agent answered a code.',
    z.object({
      channel: described(z.enum(['email', 'text']), { description: 'How the code had come.', examples: ['email'] }),
      outcome: described(z.enum(['verified', 'wrong', 'startedAnew']), {
        description: 'It was right; it was wrong; or it was wrong for the third time.',
        examples: ['wrong'],
      }),
    }),
  ),
  'Call Back Requested': event('The visitor asked to be called back.', z.object({})),
  'Contact Verified': event('The agent verified the visitor.', z.object({})),
  'Estimate Shown': event(
    'The estimate panel came on the screen, or its estimate came further.',
    z.object({
      phase: described(z.enum(['nothing', 'place', 'answers', 'priced', 'old', 'expired']), {
        description: 'What is known: nothing, the place, answers without a price, or a price and how it has aged.',
        examples: ['priced'],
      }),
    }),
  ),
  'Estimate Followed': event(
    'The visitor went on from the estimate panel.',
    z.object({
      phase: described(z.enum(['start', 'continue', 'quotes', 'renew', 'exact']), {
        description: 'The button.',
        examples: ['quotes'],
      }),
    }),
  ),
  'Payment Outcome': event(
    'A payment came to a point: to the policy, to the payment page, to its end, or to something in its way.',
    z.object({
      outcome: described(z.enum(paymentOutcomes), { description: 'What came of it.', examples: ['payable'] }),
    }),
  ),
  'Sign-In Outcome': event(
    'A customer tried to sign in.',
    z.object({
      outcome: described(
        z.enum(['signedIn', 'refused', 'tooManyTries', 'offline', 'unreachable', 'malformed', 'notVerified']),
        { description: 'What came of it. A refusal does not say whether there is an account.', examples: ['signedIn'] },
      ),
    }),
  ),
  'Password Reset Requested': event('A visitor asked for a link with which a password is set.', z.object({})),
  'Password Reset Outcome': event(
    'A visitor followed the link with which a password is set.',
    z.object({
      outcome: described(z.enum(['passwordSet', 'linkExpired', 'linkMissing']), {
        description: 'It is set; the link works no longer; or the page was opened without one.',
        examples: ['passwordSet'],
      }),
    }),
  ),
  'Offices Searched': event(
    'The visitor looked for offices, by what they typed or by where they are.',
    z.object({
      source: described(z.enum(['zip', 'city', 'position']), {
        description: 'What they are looked for by.',
        examples: ['zip'],
      }),
      outcome: described(z.enum(['found', 'notFound', 'failed']), {
        description: 'The place is found; there is no such place; or nobody could be asked.',
        examples: ['found'],
      }),
    }),
  ),
  'Office Chosen': event(
    'The visitor opened an office.',
    z.object({
      source: described(z.enum(['map', 'list', 'banner']), {
        description: 'Where they pressed it.',
        examples: ['map'],
      }),
    }),
  ),
  'Office Followed': event(
    'The visitor went on from an office.',
    z.object({
      channel: described(z.enum(['directions', 'email', 'details', 'phone']), {
        description: 'How.',
        examples: ['directions'],
      }),
    }),
  ),
  'Nearest Office Shown': event('The banner of the nearest office came on the screen.', z.object({})),
  'Prompt Shown': event('A prompt came on the screen: the language prompt or the idle pop-up.', z.object({})),
  'Prompt Answered': event(
    'The visitor answered a prompt, or closed it.',
    z.object({
      outcome: described(z.enum(['switched', 'stayed', 'closed', 'called', 'chatted', 'continued']), {
        description:
          'What they did: switched the language, kept it, closed the prompt, called, opened the chat, or went on with their quote.',
        examples: ['continued'],
      }),
    }),
  ),
  'Out Of Service Shown': event(
    'A visitor was told that quotes are not offered online.',
    z.object({
      phase: described(z.enum(['redirect', 'form']), {
        description: 'They are taken to their state’s own page, or asked for their email address.',
        examples: ['redirect'],
      }),
      state: z.optional(state),
    }),
  ),
  'Out Of Service Left': event(
    'What became of that visitor.',
    z.object({
      outcome: described(z.enum(['redirected', 'stayed', 'submitted']), {
        description: 'Taken to the page, kept from it by their own wish, or their email address was sent.',
        examples: ['submitted'],
      }),
    }),
  ),
  'Customer Created': event('A visitor has become a customer.', z.object({ state })),
  'Consent Given': event('A visitor has given marketing consent.', z.object({})),
  'Gift Card Redeemed': event(
    'A customer has redeemed points for a gift card.',
    z.object({ points: described(z.int(), { description: 'What it cost.', examples: [1000] }) }),
  ),
  'Social Network Connected': event(
    'A customer has connected a social network, and got the points for it.',
    z.object({
      network: described(z.enum(socialNetworks), { description: 'Which one.', examples: ['instagram'] }),
    }),
  ),
  'Video Started': event('A visitor has started a video.', z.object({})),
  'Form Submitted': event('A visitor has sent a form to the page’s own address.', z.object({})),
  'Friend Referred': event('A customer has referred a friend.', z.object({})),
  'Quote Rated Again': event('A customer follows the link to new rates of an earlier quote.', z.object({})),
  'Policy Opened': event(
    'A visitor opened a policy from a link.',
    z.object({
      policy: described(z.enum(['consent', 'privacy', 'sms']), { description: 'Which one.', examples: ['privacy'] }),
    }),
  ),
  'Session Left': event(
    'The session of a customer is over, and the account header knows why.',
    z.object({
      outcome: described(z.enum(['signedOut', 'sessionEnded']), {
        description: 'The customer has signed out, or the services no longer know the session.',
        examples: ['signedOut'],
      }),
    }),
  ),
  'API Error': event(
    'A service failed, or refused.',
    z.object({
      call: described(z.string(), {
        description: 'The id of the call in the OpenAPI document.',
        examples: ['cityByZip'],
      }),
      message: described(z.string(), {
        description: 'What went wrong, with anything personal removed.',
        examples: ['The service is down.'],
      }),
      status: described(z.optional(z.int()), { description: 'The HTTP status, if there was one.', examples: [503] }),
    }),
  ),
  'Visitor Identified': event(
    'Says what kind of visitor the device’s anonymous id stands for.',
    z.object({
      utmSource: described(z.optional(z.string()), { description: 'Source of the campaign.', examples: ['radio'] }),
      medium: described(z.optional(z.string()), { description: 'Medium of the campaign.', examples: ['cpc'] }),
      utmCampaign: described(z.optional(z.string()), { description: 'Name of the campaign.', examples: ['spring'] }),
    }),
  ),
} satisfies Record<string, z.ZodMiniObject>;
