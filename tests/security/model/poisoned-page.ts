import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { Sandbox } from '../../browser/model/sandbox.ts';
import type { Watch } from '../../browser/model/watch.ts';
import { Intruder } from './intruder.ts';
import { PoisonedServices } from './poison.ts';
import { type Journey, poisonedCalls } from './poisoned-calls.ts';
import { PolicedSite, trustedTypesAlone } from './policed-site.ts';

interface Scene {
  page: Page;
  context: BrowserContext;
  sandbox: Sandbox;
  watch: Watch;
}

/** Keys of texts that decide how a journey goes on: places, dates, codes, states, what identifies a person or a car. */
const decisive = new RegExp(
  `^(${[
    'city|state|zip(code)?',
    String.raw`\w*date\w*|dob`,
    String.raw`\w*code|\w+cd|status(code)?|\w+status|package|placement|\w*type`,
    String.raw`\w*license\w*|gender|marital\w*|relation\w*|vin|mail|\w*email\w*|\w*phone\w*`,
  ].join('|')})$`,
  'i',
);

/** A page of a site whose services put a payload into every text of their responses. */
export class PoisonedPage {
  private constructor(
    private readonly page: Page,
    readonly site: PolicedSite,
    private readonly intruder: Intruder,
    private readonly services: PoisonedServices,
  ) {}

  static async over({ page, context, sandbox, watch }: Scene): Promise<PoisonedPage> {
    // A poisoned address of an image.
    watch.allowsFailedRequests();
    const site = await PolicedSite.over(context, sandbox, trustedTypesAlone);
    const intruder = await Intruder.in(context);
    const services = await PoisonedServices.between(context, { spare: decisive, sparesAddresses: true });
    return new PoisonedPage(page, site, intruder, services);
  }

  /** No text of the page has become markup or script. */
  async staysText(): Promise<void> {
    await expect.poll(() => this.intruder.traces(this.page)).toEqual([]);
  }

  /** Waits for a poisoned response of a call. */
  async isAnsweredBy(call: string): Promise<void> {
    await expect.poll(() => [...this.services.poisoned.keys()]).toContain(call);
  }

  /** Waits for a partner's redirect to a page, which has neither this test's policy nor its labels, and reloads it with them. */
  async returnsAndReloads(path: string): Promise<void> {
    await this.page.waitForURL(({ pathname }) => pathname === path);
    await this.page.reload();
  }

  /** Every call of the journey has answered with a payload. */
  wasPoisonedThroughout(journey: Journey): void {
    expect([...this.services.poisoned.keys()].toSorted()).toEqual(expect.arrayContaining([...poisonedCalls[journey]]));
  }
}
