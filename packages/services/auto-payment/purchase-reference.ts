/** Identifies a purchase to the services. */
export interface PurchaseReference {
  transactionId: string;
  carrierId: string;
}
