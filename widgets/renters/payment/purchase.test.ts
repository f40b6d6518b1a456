import { beforeEach, describe, expect, it } from 'vitest';
import { ServiceError } from '#services/errors';
import { stubClient } from '#services/testing/stub-client';
import { Device } from '#visitor/testing/device';
import { exampleCard, exampleConfig } from '../renters.examples.ts';
import type { PurchaseRun } from '../renters.types.ts';
import { purchase, purchaseStatus } from './purchase.ts';

interface Request {
  key: string;
  transactionId: string;
  card: string;
}

/** A service that charges each idempotency key once (IETF draft 07), as far as a purchase uses it. */
class Service {
  readonly charges: string[] = [];
  readonly keys = new Map<string, Request & { refusal?: string }>();
  /** The keys of accepted requests, one after the other. */
  readonly keysCharged: string[] = [];
  /** Whether a refused request uses up its key. */
  remembersRefusals = true;
  /** The transactions without a payment whose status is `Declined`. */
  readonly declined = new Set<string>();
  /** Faults of the next purchase requests. `lost`: the request does not arrive, or arrives later. */
  next: ('lost' | { status: number; message: string })[] = [];
  /** Called for each status request. */
  onStatus: (transactionId: string) => void = () => undefined;
  /** Called for each purchase request. */
  onBuy: () => void = () => undefined;
  lost: Request[] = [];

  readonly fetch = async (input: unknown): Promise<Response> => {
    const request = input as globalThis.Request;
    const body = (await request.json()) as { transactionId: string; paymentToken?: { token: string } };
    const { transactionId } = body;
    if (!request.url.endsWith('/buy')) {
      const isPaid = this.charges.includes(transactionId);
      this.onStatus(transactionId);
      const paid = { paymentStatus: 'Paid', rc3Status: 3, rc3PolicyId: `HR-${transactionId}` };
      return Response.json({
        isSuccess: true,
        buyNowStatusResponse: isPaid
          ? paid
          : { paymentStatus: this.declined.has(transactionId) ? 'Declined' : 'None', rc3Status: 0 },
      });
    }
    const key = request.headers.get('Idempotency-Key') ?? '';
    const purchased = { key, transactionId, card: body.paymentToken!.token };
    this.onBuy();
    const fault = this.next.shift();
    if (fault === 'lost') {
      this.lost.push(purchased);
      // The status of a gateway that the client does not retry.
      return Response.json({}, { status: 501 });
    }
    if (fault) {
      if (this.remembersRefusals) this.keys.set(key, { ...purchased, refusal: fault.message });
      return Response.json({ isSuccess: false, message: fault.message }, { status: fault.status });
    }
    return this.buys(purchased);
  };

  /** Handles a request that arrives. */
  buys(request: Request): Response {
    const first = this.keys.get(request.key);
    if (first) {
      const isSame = first.transactionId === request.transactionId && first.card === request.card;
      if (!isSame) return Response.json({ isSuccess: false }, { status: 422 });
      return first.refusal === undefined
        ? Response.json({ isSuccess: true })
        : Response.json({ isSuccess: false, message: first.refusal }, { status: 400 });
    }
    this.keys.set(request.key, request);
    this.charges.push(request.transactionId);
    this.keysCharged.push(request.key);
    return Response.json({ isSuccess: true });
  }

  lateRequestsArrive(): void {
    for (const request of this.lost.splice(0)) this.buys(request);
  }
}

let service: Service;
let device: Device;
beforeEach(() => {
  service = new Service();
  device = new Device();
});

const tab = () => ({
  visitor: device.openTab(),
  client: stubClient('https://services.example', { fetch: service.fetch }).client,
});

const run = (transactionId: string, changes: Partial<PurchaseRun> = {}): PurchaseRun => ({
  transactionId,
  carrierId: '5001',
  plan: 'Annual',
  installmentDay: 1,
  card: { ...exampleCard, token: `card-of-${transactionId}` },
  config: exampleConfig.card,
  amount: 19_800,
  isRepeated: false,
  ...changes,
});

/** Sends a purchase that is lost, and may arrive later. */
async function loses(transactionId: string, host = tab()) {
  service.next = ['lost'];
  await expect(purchase(host, run(transactionId))).rejects.toMatchObject({ status: 501 });
  return host;
}

/** Presses Pay with a new card, and once more if the key is in use. */
async function buysWithAnotherCard(host: ReturnType<typeof tab>, transactionId: string): Promise<void> {
  const again = run(transactionId, { card: { ...exampleCard, token: 'card-new' } });
  const answer = await purchase(host, again).catch((error: unknown) => error);
  const isInUse = answer instanceof ServiceError && answer.status === 422;
  expect(isInUse ? await purchase(host, { ...again, isRepeated: true }) : answer).toEqual({ kind: 'accepted' });
}

describe('a purchase whose request was lost', () => {
  it('is charged once when another rate is bought and the lost request arrives later', async () => {
    const host = await loses('t-1');
    expect(await purchase(host, run('t-2'))).toEqual({ kind: 'accepted' });
    service.lateRequestsArrive();
    expect(service.charges).toEqual(['t-2']);
    expect(await purchaseStatus(host, run('t-2'))).toMatchObject({ outcome: 'sold' });
  });

  it('is charged once when the lost request arrives while another rate is bought, in any tab', async () => {
    await loses('t-1');
    service.onStatus = (asked) => {
      if (asked === 't-1') service.lateRequestsArrive();
    };
    expect(await purchase(tab(), run('t-2'))).toEqual({ kind: 'otherRate', transactionId: 't-1' });
    expect(service.charges).toEqual(['t-1']);
  });

  it('is returned instead of another rate once the service has it', async () => {
    await loses('t-1');
    service.lateRequestsArrive();
    service.onBuy = () => expect.unreachable('The other rate is not asked for.');
    expect(await purchase(tab(), run('t-2'))).toEqual({ kind: 'otherRate', transactionId: 't-1' });
    expect(service.charges).toEqual(['t-1']);
  });

  it('does not block a later purchase once another rate was bought', async () => {
    const host = await loses('t-1');
    await purchase(host, run('t-2'));
    await purchaseStatus(host, run('t-2'));
    expect(await purchase(host, run('t-3'))).toEqual({ kind: 'accepted' });
    expect(service.charges).toEqual(['t-2', 't-3']);
  });

  it.each(['remembers', 'forgets'])(
    'is charged once after a refusal of another rate, by a service that %s what it refused',
    async (memory) => {
      service.remembersRefusals = memory === 'remembers';
      const host = await loses('t-1');
      service.next = [{ status: 400, message: 'Your card has expired.' }];
      expect(await purchase(host, run('t-2'))).toEqual({ kind: 'refused', message: 'Your card has expired.' });
      await buysWithAnotherCard(host, 't-2');
      service.lateRequestsArrive();
      expect(service.charges).toEqual(['t-2']);
    },
  );

  it.each(['remembers', 'forgets'])(
    'is charged once after a refusal of another card, by a service that %s what it refused',
    async (memory) => {
      service.remembersRefusals = memory === 'remembers';
      const host = await loses('t-1');
      const again = run('t-1', { isRepeated: true, card: { ...exampleCard, token: 'card-other' } });
      service.next = [{ status: 400, message: 'Your card has expired.' }];
      expect(await purchase(host, again)).toEqual({ kind: 'refused', message: 'Your card has expired.' });
      await buysWithAnotherCard(host, 't-1');
      service.lateRequestsArrive();
      expect(service.charges).toEqual(['t-1']);
    },
  );

  it('is returned after a refusal of another rate, when it arrives before the next press', async () => {
    service.remembersRefusals = false;
    const host = await loses('t-1');
    service.next = [{ status: 400, message: 'Your card has expired.' }];
    await purchase(host, run('t-2'));
    service.lateRequestsArrive();
    expect(await purchase(host, run('t-2'))).toEqual({ kind: 'otherRate', transactionId: 't-1' });
    expect(service.charges).toEqual(['t-1']);
  });

  it('is looked up before it is sent again, because a service that forgets keys may have received it', async () => {
    const host = await loses('t-1');
    service.lateRequestsArrive();
    service.keys.clear();
    expect(await purchase(host, run('t-1', { isRepeated: true }))).toEqual({ kind: 'elsewhere' });
    expect(service.charges).toEqual(['t-1']);
  });

  it('is not sent again while the service cannot say whether it has arrived', async () => {
    const host = await loses('t-1');
    service.onStatus = () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await purchase(host, run('t-1', { isRepeated: true }))).toMatchObject({ kind: 'notSent' });
    service.lateRequestsArrive();
    expect(service.charges).toEqual(['t-1']);
  });

  it('leaves a refused repetition undecided when the service has a payment', async () => {
    const host = await loses('t-1');
    service.next = [{ status: 400, message: 'Your card has expired.' }];
    service.onBuy = () => service.lateRequestsArrive();
    await expect(purchase(host, run('t-1', { isRepeated: true }))).rejects.toMatchObject({ kind: 'refused' });
  });
});

describe('a purchase after a declined card', () => {
  const nextCard = { card: { ...exampleCard, token: 'card-next' } };

  it.each(['this device', 'another one'])(
    'is not reported as declined while its response is lost, and is sent again under its key, after a decline on %s',
    async (where) => {
      const host = tab();
      if (where === 'this device') {
        service.next = [{ status: 400, message: 'The bank did not pay.' }];
        await purchase(host, run('t-1'));
      }
      service.declined.add('t-1');
      service.next = ['lost'];
      await expect(purchase(host, run('t-1', nextCard))).rejects.toMatchObject({ status: 501 });
      const [lost] = service.lost;
      expect(await purchaseStatus(host, run('t-1'))).toEqual({ outcome: 'notBegun', policyId: '', message: '' });
      expect(await purchase(host, run('t-1', { ...nextCard, isRepeated: true }))).toEqual({ kind: 'accepted' });
      service.lateRequestsArrive();
      expect(service.keysCharged).toEqual([lost!.key]);
    },
  );

  it('is reported as declined by the status, once the service has received it', async () => {
    const host = tab();
    service.declined.add('t-1');
    await purchase(host, run('t-1', nextCard));
    service.charges.splice(0);
    expect(await purchaseStatus(host, run('t-1'))).toMatchObject({ outcome: 'notCharged' });
  });

  it('shares its key with another rate while its response is lost', async () => {
    const host = tab();
    service.declined.add('t-1');
    service.next = ['lost'];
    await expect(purchase(host, run('t-1', nextCard))).rejects.toMatchObject({ status: 501 });
    expect(await purchase(host, run('t-2'))).toEqual({ kind: 'accepted' });
    service.lateRequestsArrive();
    expect(service.charges).toEqual(['t-2']);
  });
});

describe('a purchase that the service refuses with 409', () => {
  beforeEach(() => {
    service.next = [{ status: 409, message: 'This home is insured with us already.' }];
    service.remembersRefusals = false;
  });

  it('is refused with the service’s message when the service has no payment', async () => {
    expect(await purchase(tab(), run('t-1'))).toEqual({
      kind: 'refused',
      message: 'This home is insured with us already.',
    });
    expect(service.charges).toEqual([]);
  });

  it('is decided by the status when the service has a payment', async () => {
    let looks = 0;
    service.onStatus = (asked) => {
      looks += 1;
      if (looks === 1) service.charges.push(asked);
    };
    await expect(purchase(tab(), run('t-1'))).rejects.toMatchObject({ status: 409 });
  });

  it('is sent with the same key at the next press', async () => {
    const host = tab();
    await purchase(host, run('t-1'));
    expect(await purchase(host, run('t-1'))).toEqual({ kind: 'accepted' });
    expect(service.charges).toEqual(['t-1']);
  });
});

it('charges one of two rates that two tabs buy at the same moment', async () => {
  const answers = await Promise.all([purchase(tab(), run('t-1')), purchase(tab(), run('t-2'))]);
  expect(service.charges).toHaveLength(1);
  expect(answers.map(({ kind }) => kind).toSorted()).toEqual(['accepted', 'otherRate']);
});

it('sends no purchase while the service cannot report an earlier one', async () => {
  const host = await loses('t-1');
  const fetch = service.fetch.bind(service);
  const down = stubClient('https://services.example', {
    fetch: (input) => {
      const { url } = input as globalThis.Request;
      return url.includes('getStatus') ? Promise.resolve(Response.json({}, { status: 501 })) : fetch(input);
    },
  });
  expect(await purchase({ ...host, client: down.client }, run('t-2'))).toMatchObject({ kind: 'notSent' });
  expect(service.charges).toEqual([]);
});
