import * as z from 'zod/mini';
import { lenient } from '../contract/wire-types.ts';

/** Longest text of a message. */
const longestText = 500;
const text = () => z.string().check(z.maxLength(longestText));
const messageSchema = <Type extends string, Keys extends z.core.$ZodShape>(type: Type, keys: Keys) =>
  z.object({ type: z.literal(type), ...keys });

/** Height of the frame's content in CSS pixels. */
const height = () => z.number().check(z.gte(0), z.lte(10_000));

/** The data of a card that the partner keeps, for a purchase that sends them. It has only the last four digits. */
const keptCard = () =>
  z.object({
    cardHolder: lenient(text()),
    /** MM/YY. */
    expiry: lenient(text().check(z.maxLength(7))),
    cardType: lenient(text()),
    last4: lenient(z.string().check(z.regex(/^\d{4}$/))),
  });

/**
 * A message of a card form in a frame to the page around it, by `postMessage` to the page's exact origin. It never has
 * digits of a card, except the last four.
 *
 * - `loaded`: the form's script runs. `ready`: the visitor can type.
 * - `submitted`: the card goes to the partner. `secondStep`: the bank asks the visitor to confirm, in the frame.
 * - `succeeded`: the partner keeps the card under `token`. `declined`: the bank declined. `failed`: no response.
 */
const cardMessage = z.union([
  messageSchema('card.loaded', {}),
  messageSchema('card.ready', {}),
  messageSchema('card.height', { height: height() }),
  messageSchema('card.submitted', {}),
  messageSchema('card.secondStep', {}),
  messageSchema('card.succeeded', { token: text().check(z.minLength(1)), card: lenient(keptCard()) }),
  messageSchema('card.declined', { message: text() }),
  messageSchema('card.failed', { message: text() }),
]);

/** How a visit of the signing page ended; also the value of `event` in the query of the return address. */
export const signingEvents = [
  'signing_complete',
  'decline',
  'cancel',
  'session_timeout',
  'ttl_expired',
  'exception',
] as const;
export type SigningEvent = (typeof signingEvents)[number];

/**
 * A message of a signing page in a frame or a window to the page that opened it. Only the service tells whether the
 * policy is signed.
 */
const signingMessage = z.union([
  messageSchema('sign.loaded', {}),
  messageSchema('sign.ready', {}),
  messageSchema('sign.height', { height: height() }),
  messageSchema('sign.ended', { event: z.enum(signingEvents) }),
]);

const partnerMessage = z.union([cardMessage, signingMessage]);
export type PartnerMessage = z.output<typeof partnerMessage>;

/**
 * The message of a partner's frame; undefined for anything else. The caller compares the origin and the window of the
 * event first.
 *
 * @example
 * if (event.origin === origin && event.source === frame.contentWindow) receive(partnerMessageOf(event.data));
 */
export function partnerMessageOf(data: unknown): PartnerMessage | undefined {
  return z.safeParse(partnerMessage, data).data;
}
