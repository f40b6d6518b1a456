/** What any of the agency's services says when it cannot serve. */
export const unavailable = {
  summary: 'The service refused',
  status: 200,
  body: { isSuccess: false, message: 'Service is not available' },
} as const;

/** What a guarded call says to a token that has run out. */
export const tokenExpired = {
  summary: 'The guest token has expired',
  status: 401,
  body: { isSuccess: false, message: 'Token has expired' },
} as const;
