import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { errorOf } from './error-code.ts';
import { carrierOfPolicy } from './payment-carrier.ts';
import { isPaymentMade, paymentMessage, saysPaymentWasMade } from './payment-message.ts';
import { policyNumber, policyNumberSchema } from './policy-number.ts';

describe('policy number', () => {
  it.each([
    ['LKM-1001', undefined],
    [' lkm-1001 ', undefined],
    ['7', undefined],
    ['A'.repeat(30), undefined],
    ['', 'policyNumberMissing'],
    ['   ', 'policyNumberMissing'],
    [undefined, 'policyNumberMissing'],
    [7, 'policyNumberMissing'],
    ['LKM 1001', 'policyNumberInvalid'],
    ['LKM_1001', 'policyNumberInvalid'],
    ['LKM/1001', 'policyNumberInvalid'],
    ['PÓLIZA-1', 'policyNumberInvalid'],
    // Only ASCII letters, in upper case.
    ['ß', 'policyNumberInvalid'],
    ['ı', 'policyNumberInvalid'],
    ['٧٧', 'policyNumberInvalid'],
    ['---', 'policyNumberInvalid'],
    ['A'.repeat(31), 'policyNumberInvalid'],
    ['<b>1</b>', 'policyNumberInvalid'],
  ])('validates the policy number %j with the error %s', (text, expected) => {
    expect(errorOf(policyNumberSchema, text)).toBe(expected);
  });

  it('trims a policy number and converts it to upper case', () => {
    expect(z.parse(policyNumberSchema, '\t lkm-1001a ')).toBe('LKM-1001A');
    expect(policyNumber(' lkm-1001a')).toBe('LKM-1001A');
  });
});

describe('payment message', () => {
  it.each([
    ['This transaction has been approved', true],
    ['This payment has already been made', true],
    ['Thank you, your transaction has been approved.', true],
    ['Do not pay again: payment has already been made.', true],
    ['No transaction has been approved', false],
    ['We cannot tell whether your transaction has been approved', false],
    ['If this payment has already been made, ignore this message.', false],
    ['If you have already paid, call us.', false],
    ['If, for any reason, this payment has already been made, ignore this message.', false],
    ['Wait until your transaction has been approved', false],
    ['When you see the confirmation page, your transaction has been approved.', false],
    ['When you need a receipt, this payment has already been made.', false],
    ['When you called, this payment has already been made.', true],
    ['When you pressed Pay, this payment had already been made.', true],
    ['When you proceed, this payment has already been made.', false],
    ['Once you see the confirmation page, your transaction has been approved.', false],
    ['You will get an email once your transaction has been approved', false],
    ['Once again, this payment has already been made.', true],
    ['As we said when you called, this payment has already been made.', true],
    ['Wait until and unless your transaction has been approved', false],
    ['Cuando vea la confirmación, ya se realizó el pago.', false],
    ['You were charged once for this and this payment has already been made.', true],
    ['Nothing is due until December 5, this payment has already been made.', true],
    ['Your card was charged once and this payment has already been made.', true],
    ['If already paid, ignore this. This payment has already been made.', true],
    ['Call us if you see two charges – this payment has already been made.', true],
    ['Questions? Ask us if unsure\nThis payment has already been made', true],
    ['Tarjeta rechazada. Si ya realizó el pago, llámenos.', false],
    ['No sabemos si ya se realizó el pago.', false],
    ['Sí, ya se realizó el pago.', true],
    ['Your payment is past due', false],
    ['', false],
  ])('%j says that the payment was made: %s', (message, expected) => {
    expect(saysPaymentWasMade(message)).toBe(expected);
  });

  it.each([
    ['This payment has already been made', true, true],
    ['“This payment has already been made.”', true, true],
    ['THIS TRANSACTION HAS BEEN APPROVED', true, true],
    ['Your last payment has already been received; the next is due December 5.', true, false],
    ['Your last payment has already been received; the next is due December 5.', false, true],
    ['This payment has already been made once; the next is due December 5.', true, false],
    ['El pago anterior ya se realizó.', true, false],
    ['', true, false],
  ])('%j beside a policy that can be paid (%s) says that its payment was made: %s', (message, isPayable, expected) => {
    expect(isPaymentMade({ isPayable, message })).toBe(expected);
  });

  it.each([
    ['This transaction has been approved', 'approved'],
    ['this transaction has been approved.', 'approved'],
    ['This payment has already been made', 'alreadyMade'],
    ['THIS PAYMENT HAS ALREADY BEEN MADE.', 'alreadyMade'],
    ['The payment was already made', 'alreadyMade'],
    ['This policy is already paid.', 'alreadyMade'],
    ['Este pago ya se realizó.', 'alreadyMade'],
    ['El pago ya fue realizado', 'alreadyMade'],
    ['Su póliza ya está pagada', 'alreadyMade'],
    ['La póliza ya no se puede pagar en línea', 'other'],
    ['The payment was not made', 'other'],
    ['Policy not found', 'notFound'],
    ['policy was not found.', 'notFound'],
    ['Payment not found', 'paymentNotFound'],
    ['Your payment is due within 48 hours.', 'dueWithin48Hours'],
    ['Due in less than 48-hours', 'dueWithin48Hours'],
    ['Su pago vence en menos de 48 horas.', 'dueWithin48Hours'],
    ['Your payment is past due', 'pastDue'],
    ['Payment past-due since yesterday', 'pastDue'],
    ['This payment is overdue.', 'pastDue'],
    ['Su pago está vencido.', 'pastDue'],
    ['Your carrier collects this payment by automatic withdrawal.', 'other'],
    ['Wait 148 hours', 'other'],
    ['', 'other'],
  ])('maps the payment message %j to %s', (message, expected) => {
    expect(paymentMessage(message)).toBe(expected);
  });
});

describe('carrier of a policy', () => {
  const larkspur = { carrierName: 'Larkspur Mutual', carrierCode: ['LKM', 'LK'], carrierUrl: '', carrierLogo: '' };
  const select = { carrierName: 'Larkspur Select', carrierCode: ['lkm-9'], carrierUrl: '', carrierLogo: '' };
  const blank = { carrierName: 'Blank', carrierCode: ['', ' '], carrierUrl: '', carrierLogo: '' };

  it.each([
    ['LKM-1001', 'Larkspur Mutual'],
    ['lk7', 'Larkspur Mutual'],
    [' LKM-9001', 'Larkspur Select'],
    ['LKM-9', 'Larkspur Select'],
    ['L', undefined],
    ['XLKM-1', undefined],
    ['ZZX-1005', undefined],
    ['', undefined],
  ])('policy %j belongs to carrier %s', (policy, expected) => {
    expect(carrierOfPolicy(policy, [blank, larkspur, select])?.carrierName).toBe(expected);
    expect(carrierOfPolicy(policy, [select, larkspur, blank])?.carrierName).toBe(expected);
  });

  it('returns the first of two carriers with the same code', () => {
    expect(carrierOfPolicy('LKM-1', [larkspur, { ...select, carrierCode: ['LKM'] }])).toBe(larkspur);
  });
});
