import type { Meta } from '@storybook/react-vite';
import { en } from '#widgets/team/strings.en';
import { es } from '#widgets/team/strings.es';
import { examplePeople } from '#widgets/team/team.examples';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Team' };
export default meta;

const story = createStoryFactory<keyof typeof en>({ widget: 'team', texts: { en, es } });

export const People = story({ config: { people: [...examplePeople.en, ...examplePeople.es] }, shows: 'title' });

export const OnePerson = story({ config: { people: [examplePeople.en[0]] }, shows: 'title' });

export const WithoutHeading = story({ config: { people: examplePeople.en, heading: false }, shows: 'office' });

export const WithoutPhotos = story({
  config: {
    people: [
      { name: 'Robin Example', role: 'Agency manager' },
      { name: 'Alex Sample', photoUrl: 'data:image/png;base64,AAAA' },
    ],
  },
  shows: 'title',
});
