import type { Authorization } from '#services/contract/define-call';
import type { Json } from './schema.ts';

export const securitySchemes: Json = {
  guest: { type: 'http', scheme: 'bearer', description: 'The token of createGuestToken. It lasts a day.' },
  botCheck: {
    type: 'apiKey',
    in: 'header',
    name: 'RecaptchaToken',
    description: 'A fresh token of the bot check. The sandbox takes `sandbox`, and `sandbox-` with anything after it.',
  },
  customer: {
    type: 'http',
    scheme: 'bearer',
    description:
      'The token of signIn. It lasts 30 minutes. With `services.session.mode: "cookie"` there is none: the gateway’s cookie and the header `X-Requested-With: covermount` are sent instead.',
  },
  fetchToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of authenticateCustomer, for the person and the one call that it was issued for.',
  },
  basic: { type: 'http', scheme: 'basic', description: 'The credential of the `services` block, if it has one.' },
};

export function securityOf(authorization: Authorization): Json[] {
  switch (authorization) {
    case 'none':
      return [];
    case 'basic':
      return [{ basic: [] }, {}];
    default:
      return [{ [authorization]: [] }];
  }
}
