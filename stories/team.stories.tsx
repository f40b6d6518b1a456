import type { Meta } from '@storybook/react-vite';
import { en } from '#widgets/team/strings.en';
import { es } from '#widgets/team/strings.es';
import { examplePeople } from '#widgets/team/team.examples';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Team' };
export default meta;

const story = createStoryFactory<keyof typeof en>({ widget: 'team', texts: { en, es } });

export const People = story({ localConfig: (language) => ({ people: examplePeople[language] }), shows: 'title' });

export const OnePerson = story({
  localConfig: (language) => ({ people: examplePeople[language].slice(0, 1) }),
  shows: 'title',
});

export const WithoutHeading = story({
  config: { heading: false },
  localConfig: (language) => ({ people: examplePeople[language] }),
  shows: 'office',
});

const roles = { en: 'Agency manager', es: 'Gerente de la agencia' };

export const WithoutPhotos = story({
  localConfig: (language) => ({
    people: [
      { name: 'Robin Example', role: roles[language] },
      { name: 'Alex Sample', photoUrl: 'data:image/png;base64,AAAA' },
    ],
  }),
  shows: 'title',
});

export const ListOfThePage = story({
  content: {
    en: `<ul>
      <li><h3>Robin Example</h3><p>Agency manager</p><p>Has explained deductibles since 2009.</p><address>Austin Downtown</address><p><a href="tel:512-555-0142">512-555-0142</a></p></li>
      <li><h3>Kim Testperson</h3><p>New customers</p><p><a href="mailto:kim@agency.example">kim@agency.example</a></p></li>
    </ul>`,
    es: `<ul>
      <li><h3>Robin Ejemplo</h3><p>Gerente de la agencia</p><p>Explica los deducibles desde 2009.</p><address>Austin Centro</address><p><a href="tel:512-555-0142">512-555-0142</a></p></li>
      <li><h3>Kim Prueba</h3><p>Nuevos clientes</p><p><a href="mailto:kim@agency.example">kim@agency.example</a></p></li>
    </ul>`,
  },
  shows: 'office',
});

export const Nobody = story({
  content: {
    en: '<p><a href="/offices">Our offices</a></p>',
    es: '<p><a href="/offices">Nuestras oficinas</a></p>',
  },
});
