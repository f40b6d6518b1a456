import { whenAffected, inLongTier } from '#tooling/testing/tier';
import { axeBarriers } from '../../a11y/checkers.ts';
import { ConsentVisitor } from '../model/consent-visitor.ts';
import { expect, test } from '../model/journey.ts';

for (const language of ['en', 'es'] as const) {
  for (const width of [390, 1280]) {
    test(
      `a person reads the policies, ticks every box, and consents despite a lost response (${language}, ${width} px)`,
      language === 'en' && width === 390 ? whenAffected : inLongTier,
      async ({ page, sandbox, watch }) => {
        watch.allowsFailedRequests();
        await page.setViewportSize({ width, height: 844 });
        const person = new ConsentVisitor(page, sandbox, language);
        await person.isAsked();
        await person.opens();
        const lastName = person.widget.getByRole('textbox', { name: person.texts.lastName });
        await expect(lastName).toHaveValue("O'Brien-García");

        for (const policy of ['consentTitle', 'smsTitle', 'privacyTitle'] as const) {
          await person.button(policy).click();
          await expect(person.widget.getByRole('dialog', { name: person.texts[policy] })).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(person.button(policy)).toBeFocused();
        }
        await person.button('submit').click({ force: true });
        await expect(person.widget.getByText(person.texts.errorSummaryTitle)).toBeVisible();
        expect(await axeBarriers(page)).toEqual([]);

        await sandbox.injectFault({ call: 'saveConsent', kind: 'status', status: 501, times: 1 });
        await person.ticksEveryBox();
        await person.button('submit').click();
        await person.sees('saveFailedTitle');
        await person.button('backToForm').click();
        await expect(lastName).toHaveValue("O'Brien-García");
        // The consent is stored, and the response is lost: the same request is repeated.
        await sandbox.injectFault({ call: 'saveConsent', kind: 'hangUpAfter', times: 1 });
        await person.button('submit').click();
        await person.sees('givenTitle');
        expect(await sandbox.requests('saveConsent')).toHaveLength(3);

        await person.opens();
        await person.sees('alreadyGivenTitle');
      },
    );
  }
}

test('a link to an unknown person leads to an empty form, and a slow or failed lookup can be retried', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.allowsFailedRequests();
  const person = new ConsentVisitor(page, sandbox);
  await person.isAsked();
  await person.opens('nobody');
  await person.sees('loadFailedTitle');
  await person.button('toForm').click();
  await expect(person.widget.getByRole('textbox', { name: person.texts.firstName })).toHaveValue('');

  await sandbox.injectFault({ call: 'loadConsent', kind: 'status', status: 501, times: 1 });
  await person.opens();
  await person.sees('loadFailedTitle');
  await sandbox.injectFault({ call: 'loadConsent', kind: 'delay', delay: 8000, times: 1 });
  await person.button('retry').click();
  await expect(person.widget.getByText(person.texts.loading)).toBeVisible();
  await expect(person.widget.getByRole('textbox', { name: person.texts.firstName })).toHaveValue('José');
});

test('a person consents with the keyboard alone', async ({ page, sandbox, visitor }) => {
  const person = new ConsentVisitor(page, sandbox);
  await person.isAsked();
  await person.opens();
  await expect(person.widget.getByRole('textbox', { name: person.texts.firstName })).toHaveValue('José');
  for (const box of await person.widget.getByRole('checkbox').all()) {
    await visitor.tabsTo(box);
    await visitor.hits('Space');
    await expect(box).toBeChecked();
  }
  await visitor.tabsTo(person.button('submit'));
  await visitor.hits('Enter');
  await person.sees('givenTitle');
});
