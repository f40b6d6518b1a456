import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { createProjectStore, oneStep } from '../../project-store.ts';
import { emptyProject } from '../../project.ts';
import type { SnippetReading } from '../../snippets/snippet-reading.ts';
import { ConfiguratorContext } from '../configurator-context.ts';
import { en } from '../strings.en.ts';
import { PasteDialog, type PasteDialogProps } from './paste-dialog.tsx';

function Page({ readText }: Required<Pick<PasteDialogProps, 'readText'>>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>{en.paste}</button>
      <PasteDialog isOpen={isOpen} onClose={() => setOpen(false)} readText={readText} />
    </>
  );
}

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const field = page.getByRole('textbox', { name: en.pasteLabel });
const useButton = page.getByRole('button', { name: en.pasteUse });

const found = (quotePage: string): SnippetReading => ({
  project: { config: { quotePage } },
  explanations: [{ kind: 'found', form: 'configuration', name: 'zip-form', settings: 1 }],
});

interface PendingReading {
  resolve: (reading: SnippetReading) => void;
  reject: (error: Error) => void;
}

/** Opens the dialog. A reading is pending until one of the functions in `readings` is called. */
async function opens() {
  const readings: PendingReading[] = [];
  const readText = () =>
    new Promise<SnippetReading>((resolve, reject) => {
      readings.push({ resolve, reject });
    });
  const store = createProjectStore(emptyProject('zip-form'));
  const site = { page: {}, brands: {}, services: undefined };
  const { focused } = await renderInShadowRoot(
    <ConfiguratorContext value={{ texts: en, language: 'en', store, site, files: '', siteFiles: '', version: '1.2.3' }}>
      <Page readText={readText} />
    </ConfiguratorContext>,
  );
  await press(en.paste);
  return { store, focused, readings };
}

test('uses the latest of two texts, in whichever order they are read, and returns the focus', async () => {
  const { store, focused, readings } = await opens();
  await field.fill('a');
  await press(en.pasteRead);
  await field.fill('b');
  await press(en.pasteRead);
  readings[1]?.resolve(found('/b'));
  await expect.element(useButton).toBeVisible();
  readings[0]?.resolve(found('/a'));
  await useButton.click();
  expect(store.getState().project.config).toEqual({ quotePage: '/b' });
  expect(focused()?.textContent).toBe(en.paste);
});

test('does not offer the settings of a text that was changed while it was read', async () => {
  const { readings } = await opens();
  await field.fill('a');
  await press(en.pasteRead);
  await field.fill('b');
  readings[0]?.resolve(found('/a'));
  // By then, the reading is settled.
  await field.fill('c');
  await expect.element(useButton).not.toBeInTheDocument();
});

test('shows a text that was read after the dialog was closed, unless the project has changed since', async () => {
  const { store, readings } = await opens();
  await field.fill('a');
  await press(en.pasteRead);
  await userEvent.keyboard('{Escape}');
  readings[0]?.resolve(found('/a'));
  await press(en.paste);
  await expect.element(useButton).toBeVisible();
  await userEvent.keyboard('{Escape}');
  store.getState().change({ ...store.getState().project, content: 'Call us.' }, oneStep);
  await press(en.paste);
  await expect.element(field).toHaveValue('a');
  await expect.element(useButton).not.toBeInTheDocument();
});

test('reports a text that could not be read for want of a connection, until it is read again', async () => {
  const { readings } = await opens();
  await field.fill('a');
  await press(en.pasteRead);
  readings[0]?.reject(new TypeError('Failed to fetch'));
  await expect.element(page.getByText(en.unreachableText)).toBeVisible();
  await press(en.pasteRead);
  readings[1]?.resolve(found('/a'));
  await expect.element(useButton).toBeVisible();
  await expect.element(page.getByText(en.unreachableText)).not.toBeInTheDocument();
});
