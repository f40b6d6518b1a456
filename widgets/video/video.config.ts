import * as z from 'zod/mini';
import { described } from '#domain/description';

/** Configuration of the video (spec 3 §2, §4 and §9). */
export const videoConfig = z.object({
  videoId: described(
    z._default(z.string().check(z.regex(/^([\w-]{6,20})?$/, 'the id of a video: letters, digits, - and _')), ''),
    {
      description:
        'Id of a YouTube video. Empty, as `playerUrl`: that of the link to YouTube that the element has as its content.',
      examples: ['M7lc1UVf-VE'],
    },
  ),
  playerUrl: described(z._default(z.string(), ''), {
    description:
      'Address of another player’s page, on the page’s own origin or one of `services.trustedOrigins`. Goes before `videoId`.',
    examples: ['https://player.partner.example/videos/1'],
  }),
  playerReports: described(z._default(z.boolean(), false), {
    description:
      'The player of `playerUrl` sends the page a message (`postMessage`) when it runs: one that is silent for ten seconds is missing. Without it, a page of another origin that has an error, or may not be framed, cannot be told from a player.',
    examples: [true],
  }),
  videoTitle: described(z._default(z.string(), ''), {
    description:
      'What the video is about: the name of the button and of the player. Empty: the text of the link that the element has as its content.',
    examples: ['How a claim works'],
  }),
  posterSrc: described(z._default(z.string(), ''), {
    description:
      'Address of a picture for the button. Without one nothing is asked of the video’s host before the press.',
    examples: ['/videos/claim.jpg'],
  }),
  mode: described(z._default(z.enum(['facade', 'embed']), 'facade'), {
    description:
      '`facade`: a button, and the player after the press. `embed`: the player at once, which tells its host about every visitor.',
    examples: ['embed'],
  }),
  aspectRatio: described(
    z._default(z.string().check(z.regex(/^[1-9]\d{0,3}\/[1-9]\d{0,3}$/, 'such as 16/9')), '540/320'),
    {
      description: 'Width and height of the video.',
      examples: ['16/9'],
    },
  ),
});

export type VideoConfig = z.output<typeof videoConfig>;
