import { expect, type Page } from '@playwright/test';
import type { Watch } from '../../browser/model/watch.ts';
import { untriggeredWidgets } from './hostile-texts.ts';

/**
 * Waits until every widget has rendered, except those that wait for a trigger.
 *
 * @param since number of events before; those are of an earlier page.
 */
export async function haveRendered(page: Page, watch: Watch, since = 0): Promise<void> {
  const header = page.locator('cover-account-header, [data-covermount=account-header]').first();
  const unrendered = async () => {
    // Without a session, the header loads React only when the visitor touches it. A prompt may cover it by then.
    await header.dispatchEvent('pointerover');
    const ready = new Set(
      watch.events.slice(since).flatMap(({ name, detail }) => (name === 'covermount:ready' ? [detail.widget] : [])),
    );
    return untriggeredWidgets.filter((name) => !ready.has(name));
  };
  await expect.poll(unrendered, { message: 'widgets that have not rendered', timeout: 60_000 }).toEqual([]);
}
