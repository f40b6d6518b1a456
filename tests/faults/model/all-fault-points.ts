import { accountFaultPoints } from './account-fault-points.ts';
import { autoPaymentFaultPoints } from './auto-payment-fault-points.ts';
import { contentFaultPoints } from './content-fault-points.ts';
import type { FaultPoint } from './fault-point.ts';
import { faultPoints as journeyFaultPoints } from './fault-points.ts';
import { portalFaultPoints } from './portal-fault-points.ts';
import { quoteFaultPoints } from './quote-fault-points.ts';
import { rentersFaultPoints } from './renters-fault-points.ts';
import { rewardsFaultPoints } from './rewards-fault-points.ts';
import { roadsideFaultPoints } from './roadside-fault-points.ts';
import { verificationFaultPoints } from './verification-fault-points.ts';

/** Every point at which a visitor waits for a call. */
export const faultPoints: readonly FaultPoint[] = [
  ...autoPaymentFaultPoints,
  ...journeyFaultPoints,
  ...accountFaultPoints,
  ...rentersFaultPoints,
  ...roadsideFaultPoints,
  ...portalFaultPoints,
  ...quoteFaultPoints,
  ...rewardsFaultPoints,
  ...verificationFaultPoints,
  ...contentFaultPoints,
];
