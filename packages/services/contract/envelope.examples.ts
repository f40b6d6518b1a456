/** The response of any of the agency's services while it is unavailable. */
export const unavailable = {
  summary: 'The service refused',
  status: 200,
  body: { isSuccess: false, message: 'Service is not available' },
} as const;

/** The response of a guarded call when its token has expired. */
export const tokenExpired = {
  summary: 'The guest token has expired',
  status: 401,
  body: { isSuccess: false, message: 'Token has expired' },
} as const;

/** The response of a customer's call when its token has expired, or its session was ended on another device. */
export const sessionEnded = {
  summary: 'The session is over: the customer is signed out everywhere on this device',
  status: 401,
  body: { isSuccess: false, message: 'Please sign in again' },
} as const;
