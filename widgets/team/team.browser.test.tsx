import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import type { Language } from '#domain/language';
import { openPage } from '#embed/testing/fake-page';
import { format } from '#i18n/format';
import { renderInShadowRoot } from '#ui/testing/render-in-shadow-root';
import { authoredPeople } from './authored-people.ts';
import { en } from './strings.en.ts';
import { es } from './strings.es.ts';
import { teamConfig } from './team.config.ts';
import { examplePeople } from './team.examples.ts';
import { Team } from './team.view.tsx';

interface TeamPageOptions {
  language?: Language;
  /** The authored content of the element. */
  content?: string;
}

async function openTeam(config: object, { language = 'en', content = '' }: TeamPageOptions = {}) {
  const { host, failures } = openPage({ language });
  host.element.innerHTML = content && `<div data-cover-fallback hidden>${content}</div>`;
  const rendered = await renderInShadowRoot(
    <Team config={z.parse(teamConfig, config)} labels={language === 'en' ? en : es} host={host} />,
  );
  return { ...rendered, host, failures };
}

test.each(['en', 'es'] as const)('lists people under their names, with links that name them (%s)', async (language) => {
  const labels = language === 'en' ? en : es;
  const people = examplePeople[language];
  const { violations } = await openTeam({ people }, { language });
  const [{ name, phone, email, role, photoAlt }] = people;
  await expect.element(page.getByRole('heading', { level: 2, name: labels.title })).toBeVisible();
  expect(page.getByRole('listitem').elements()).toHaveLength(people.length);
  const first = page.getByRole('listitem').first();
  await expect.element(first.getByRole('heading', { level: 3, name })).toBeVisible();
  await expect.element(first.getByText(role)).toBeVisible();
  await expect.element(first.getByRole('img', { name: photoAlt })).toBeVisible();
  await expect
    .element(first.getByRole('link', { name: format(labels.call, { name, phone }) }))
    .toHaveAttribute('href', 'tel:+15125550142');
  await expect
    .element(first.getByRole('link', { name: format(labels.email, { name, email }) }))
    .toHaveAttribute('href', `mailto:${email}`);
  expect(await violations()).toEqual([]);
});

test('shows the initials in the same room when a photo is missing or does not load', async () => {
  const people = [
    { name: 'Robin van Example', photoUrl: '/no-such-photo.jpg', photoAlt: 'Robin' },
    { name: 'Ángela' },
    { name: 'Kim Made-Up', photoUrl: examplePeople.en[0].photoUrl },
  ];
  const { root } = await openTeam({ people, heading: false });
  const texts = () => [...root.querySelectorAll('.cover-team-photo')].map((photo) => photo.textContent);
  await expect.poll(texts).toEqual(['RE', 'Á', '']);
  const rooms = [...root.querySelectorAll('.cover-team-photo')].map((photo) => photo.getBoundingClientRect());
  expect(new Set(rooms.map(({ width, height }) => Math.round(width - height)))).toEqual(new Set([0]));
  expect(root.querySelector('h2')).toBeNull();
  await expect.element(page.getByRole('region', { name: en.title })).toBeVisible();
});

test('reads the people of the authored content', () => {
  const element = document.createElement('div');
  element.innerHTML = `
    <article><h2>Our people</h2><ul>
      <li>
        <img src="/robin.jpg" alt="Robin at the counter">
        <h3>Robin <i>Example</i></h3><p>Agency manager</p>
        <p>Since <b>2009</b>.</p><ul><li>English</li></ul>
        <address>Austin<br>Downtown</address>
        <p><a href="tel:+15125550142">512-555-0142</a> <a href="mailto:robin%40agency.example?subject=Hi">Mail</a></p>
      </li>
      <li><h3>Kim</h3><p><a href="tel:5125550143">Call</a></p></li>
      <li>Nobody</li>
    </ul></article>`;
  expect(authoredPeople(element)).toEqual([
    {
      name: 'Robin Example',
      role: 'Agency manager',
      photoUrl: '/robin.jpg',
      photoAlt: 'Robin at the counter',
      text: '<p>Since <b>2009</b>.</p><ul><li>English</li></ul>',
      phone: '512-555-0142',
      email: 'robin@agency.example',
      office: 'Austin Downtown',
    },
    { name: 'Kim', phone: '5125550143' },
  ]);
});

test('keeps the authored content and warns the author when there are no people', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  const { failures, host } = await openTeam({}, { content: '<p>Coming soon</p>' });
  expect(failures).toEqual(['config']);
  expect(host.element.querySelector<HTMLElement>('[data-cover-fallback]')!.hidden).toBe(false);
  await expect.poll(() => warn.mock.calls.flat().join()).toContain('There are no people');
});
