/** What a service gives to say who asks. */
export interface Token {
  value: string;
  /** When the service ends it, in epoch milliseconds; absent when it does not say. */
  expiresAt?: number | undefined;
}
