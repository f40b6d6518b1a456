import type { Browser } from '@playwright/test';
import { hostPage, ours } from './host-page.ts';
import { load, profiles } from './load.ts';
import type { Load } from './load.ts';
import { median } from './median.ts';
import type { Site } from './site.ts';

/**
 * The widgets that show content, open a dialog later, or wait for a visitor who signs in, each alone on a page with an
 * author's content.
 */
export const contentWidgets: Readonly<Record<string, string>> = {
  'account-header': `<cover-account-header sign-in-page="/sign-in" portal-page="/portal">
<a href="/sign-in">Sign in</a></cover-account-header>`,
  'back-to-top': '<cover-back-to-top></cover-back-to-top>',
  countdown: '<cover-countdown until="2099-01-01T00:00:00-06:00"><p>Until January 1, 2099.</p></cover-countdown>',
  // Nobody is signed in, and the portal may not leave for the sign-in page.
  'customer-portal': `<script>addEventListener('covermount:navigate', (event) => event.preventDefault());</script>
<cover-customer-portal sign-in-page="/sign-in" quote-page="/quote">
<p>Call 512-555-0142 about your policy.</p></cover-customer-portal>`,
  glossary: `<cover-glossary><dl>
<dt id="deductible">Deductible</dt><dd>The part of a loss that you pay first.</dd>
<dt id="limit">Limit</dt><dd>The most that a coverage pays.</dd>
<dt id="premium">Premium</dt><dd>What the policy costs for its term.</dd>
</dl></cover-glossary>`,
  'hero-bar': `<cover-hero-bar><ul>
<li id="quotes-compared"><strong>1M</strong> quotes compared</li>
<li id="customers-insured"><strong>80,000</strong> customers insured</li>
</ul></cover-hero-bar>`,
  'idle-popup': '<cover-idle-popup quote-page="/quote"></cover-idle-popup>',
  'language-prompt': `<cover-language-prompt>
<a href="/es" lang="es">En español</a></cover-language-prompt>`,
  'nearest-office': `<cover-nearest-office offices-src="/offices.json" invite>
<a href="/offices">Find an office</a></cover-nearest-office>`,
  offers: '<cover-offers placements="hero"></cover-offers><div data-cover-offer="hero"><p>Compare carriers.</p></div>',
  'policy-modal': `<a href="/privacy">Privacy policy</a>
<cover-policy-modal privacy-link="/privacy"></cover-policy-modal>`,
  'quote-estimate': `<cover-quote-estimate quote-page="/quote" zip="78701" city="Austin, TX" price="84.5">
<a href="/quote">Get a quote</a></cover-quote-estimate>`,
  reviews: `<cover-reviews rating="4.6" review-count="312" all-reviews="/reviews"><script type="application/json">
{ "reviews": [
  { "author_name": "Alex Example", "rating": 5, "text": "Quick and kind." },
  { "author_name": "Jo Sample", "rating": 5, "text": "A fair price." },
  { "author_name": "Ana Ejemplo", "rating": 4, "text": "They listen." }
] }</script></cover-reviews>`,
  team: `<cover-team><ul>
<li><h3>Robin Example</h3><p>Agency manager</p><address>Austin Downtown</address></li>
<li><h3>Alex Sample</h3><p>Claims</p><address>Austin North</address></li>
</ul></cover-team>`,
  testimonials: `<cover-testimonials>
<figure><blockquote>They found me a lower rate.</blockquote><figcaption><cite>Alex Example</cite></figcaption></figure>
<figure><blockquote>Somebody answers the phone.</blockquote><figcaption><cite>Jo Sample</cite></figcaption></figure>
</cover-testimonials>`,
  video:
    '<cover-video><a href="https://www.youtube.com/watch?v=M7lc1UVf-VE">What happens after a claim</a></cover-video>',
};

const figures = [
  'ready',
  'bytes',
  'requests',
  'script',
  'longestTask',
  'shift',
] as const satisfies readonly (keyof Load)[];

/** The medians of a content widget's loads, with the slowest processor and network. */
export type ContentStanding = { name: string } & Record<(typeof figures)[number], number>;

/** The widgets that load React when a visitor touches, scrolls to or waits for them. */
const waiting = new Set(['account-header', 'back-to-top', 'idle-popup', 'language-prompt', 'policy-modal']);

/** Loads each of these widgets in turn in each round. Authored content is visible from the beginning. */
export async function contentStandings(
  browser: Browser,
  site: Site,
  rounds: number,
): Promise<readonly ContentStanding[]> {
  const loads = new Map(Object.keys(contentWidgets).map((name) => [name, [] as Load[]]));
  for (const [name, markup] of Object.entries(contentWidgets))
    site.page(`/bench/content-${name}.html`, await hostPage(ours(markup)));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, all] of loads) {
      const url = `${site.url}/bench/content-${name}.html`;
      all.push(await load(browser, { url, profile: profiles.at(-1)!, ready: waiting.has(name) ? 0 : 1 }));
    }
  }
  return [...loads].map(([name, all]) => {
    const medians = figures.map((key) => [key, median(all.map((pageLoad) => pageLoad[key]))] as const);
    return { name: `cover-${name}`, ...(Object.fromEntries(medians) as Omit<ContentStanding, 'name'>) };
  });
}
