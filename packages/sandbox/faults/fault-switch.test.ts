import { describe, expect, it } from 'vitest';
import { createFaultSwitch } from './fault-switch.ts';
import { faultSchema } from './fault.ts';

const zip = { call: 'cityByZip', scopes: ['visit-1'] };

describe('FaultSwitch', () => {
  it('lets a call pass until a fault is set for it', () => {
    const faults = createFaultSwitch();
    expect(faults.meet(zip)).toBeUndefined();
    faults.set({ call: 'buyNow', kind: 'hang' });
    expect(faults.meet(zip)).toBeUndefined();
    faults.set({ call: 'cityByZip', kind: 'html' });
    expect(faults.meet(zip)?.kind).toBe('html');
  });

  it('lets a call pass after the fault’s count', () => {
    const faults = createFaultSwitch();
    faults.set({ call: 'cityByZip', kind: 'status', times: 2 });
    expect([faults.meet(zip), faults.meet(zip), faults.meet(zip)].map((fault) => fault?.kind)).toEqual([
      'status',
      'status',
      undefined,
    ]);
    expect(faults.list()).toEqual([]);
  });

  it('applies a scoped fault to one visitor only', () => {
    const faults = createFaultSwitch();
    faults.set({ call: '*', kind: 'hangUp', scope: 'visit-2' });
    expect(faults.meet(zip)).toBeUndefined();
    expect(faults.meet({ ...zip, scopes: ['visit-2'] })?.kind).toBe('hangUp');
  });

  it('applies the most specific of several faults', () => {
    const faults = createFaultSwitch();
    faults.set({ call: '*', kind: 'delay' });
    expect(faults.meet(zip)?.kind).toBe('delay');
    faults.set({ call: 'cityByZip', kind: 'status' });
    expect(faults.meet(zip)?.kind).toBe('status');
    faults.set({ call: '*', kind: 'hang', scope: 'visit-1' });
    expect(faults.meet(zip)?.kind).toBe('hang');
    faults.set({ call: 'cityByZip', kind: 'empty', scope: 'visit-1' });
    expect(faults.meet(zip)?.kind).toBe('empty');
  });

  it('replaces the fault of the same call and scope', () => {
    const faults = createFaultSwitch();
    faults.set({ call: 'cityByZip', kind: 'hang' });
    faults.set({ call: 'cityByZip', kind: 'html', scope: 'visit-1' });
    faults.set({ call: 'cityByZip', kind: 'empty' });
    expect(faults.list().map(({ kind }) => kind)).toEqual(['html', 'empty']);
  });

  it.each([
    ['all', undefined, []],
    ['the faults of a call', { call: 'cityByZip' }, ['buyNow']],
    ['the faults of a visitor', { scope: 'visit-1' }, ['cityByZip', 'buyNow']],
    ['the fault of a call and visitor', { call: 'buyNow', scope: 'visit-1' }, ['cityByZip', 'cityByZip', 'buyNow']],
  ])('clears %s', (_, which, left) => {
    const faults = createFaultSwitch();
    faults.set({ call: 'cityByZip', kind: 'hang' });
    faults.set({ call: 'cityByZip', kind: 'hang', scope: 'visit-1' });
    faults.set({ call: 'buyNow', kind: 'hang' });
    faults.clear(which);
    expect(faults.list().map(({ call }) => call)).toEqual(left);
  });
});

describe('fault', () => {
  it.each([
    [{ call: 'cityByZip', kind: 'delay', delay: 2000 }],
    [{ call: '*', kind: 'status', status: 503, retryAfter: '1e9', times: 3, scope: 'visit-1' }],
    [{ call: 'getResults', kind: 'norates' }],
  ])('accepts the fault %j', (fault) => {
    expect(faultSchema.parse(fault)).toEqual(fault);
  });

  it.each([
    ['an unknown call', { call: 'nothing', kind: 'hang' }, 'call'],
    ['an unknown kind', { call: '*', kind: 'explode' }, 'kind'],
    ['an invalid status', { call: '*', kind: 'status', status: 42 }, 'status'],
    ['an extra key', { call: '*', kind: 'status', code: 500 }, 'code'],
    ['a kind of another call', { call: 'buyNow', kind: 'norates' }, 'getResults'],
  ])('rejects a fault with %s', (_, fault, named) => {
    const { error } = faultSchema.safeParse(fault);
    expect(JSON.stringify(error?.issues)).toContain(named);
  });
});
