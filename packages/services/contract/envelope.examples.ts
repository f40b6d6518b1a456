/** The response of any of the agency's services that is unavailable. */
export const unavailable = {
  summary: 'The service refused',
  status: 200,
  body: { isSuccess: false, message: 'Service is not available' },
} as const;

/** The response of a guarded call to an expired token. */
export const tokenExpired = {
  summary: 'The guest token has expired',
  status: 401,
  body: { isSuccess: false, message: 'Token has expired' },
} as const;
