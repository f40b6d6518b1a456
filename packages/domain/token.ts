/** A token from a service that authorizes calls. */
export interface Token {
  value: string;
  /** Expiry in epoch milliseconds; absent when the service gives none. */
  expiresAt?: number | undefined;
}
