import type { Meta } from '@storybook/react-vite';
import { en } from '#widgets/set-password/strings.en';
import { es } from '#widgets/set-password/strings.es';
import { networkError, pending, respondWith, serverError, tooManyRequests } from './story-harness/network.ts';
import type { User } from './story-harness/user.ts';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Set password' };
export default meta;

type Key = keyof typeof en;
type Visitor = User<Key>;
const story = createStoryFactory<Key>({ widget: 'set-password', texts: { en, es } });

const link = { address: 'token=reset-7f3a&state=TX' };
const types =
  (password: string, passwordVerify = password) =>
  async (visitor: Visitor) => {
    await visitor.types('password', password);
    await visitor.types('passwordVerify', passwordVerify);
  };
const sets =
  (...passwords: [string, string?]) =>
  async (visitor: Visitor) => {
    await types(...passwords)(visitor);
    await visitor.submits();
  };

export const Asking = story({ ...link, shows: 'formTitle' });

export const ModernPolicy = story({ ...link, config: { passwordPolicy: 'modern' }, shows: 'requirement.length' });

export const SomeRequirementsMet = story({ ...link, act: types('Exampl', ''), shows: 'stillMissing' });

export const AllRequirementsMet = story({ ...link, act: types('Example1!'), shows: 'allMet' });

export const NothingTyped = story({ ...link, act: (visitor) => visitor.submits(), shows: 'error.required' });

export const RequirementsMissing = story({ ...link, act: sets('example'), shows: 'error.requirements' });

export const NotTheSame = story({ ...link, act: sets('Example1!', 'Example2!'), shows: 'mismatch' });

export const PasswordsShown = story({
  ...link,
  act: async (visitor) => {
    await types('Example1!')(visitor);
    await visitor.presses('showPassword');
    await visitor.presses('showPasswordVerify');
  },
  shows: 'formTitle',
});

export const Saving = story({ ...link, network: { setPassword: pending }, act: sets('Example1!'), shows: 'saving' });

export const CommonPassword = story({
  ...link,
  network: { setPassword: 'commonPassword' },
  act: sets('Password1!'),
  shows: 'commonPassword',
});

export const RefusedWithWords = story({
  ...link,
  network: { setPassword: respondWith({ isSuccess: false, message: 'Choose one that you have not had before.' }) },
  act: sets('Example1!'),
  shows: 'formTitle',
});

export const RefusedWithoutWords = story({
  ...link,
  network: { setPassword: respondWith({ isSuccess: false }) },
  act: sets('Example1!'),
  shows: 'refused',
});

export const ServiceDown = story({
  ...link,
  network: { setPassword: serverError },
  act: sets('Example1!'),
  shows: 'unreachable',
});

export const TooManyTries = story({
  ...link,
  network: { setPassword: tooManyRequests() },
  act: sets('Example1!'),
  shows: 'tooManyTries.minutes',
});

export const UnreadableAnswer = story({
  ...link,
  network: { setPassword: respondWith('<p>Maintenance</p>') },
  act: sets('Example1!'),
  shows: 'malformed',
});

export const Offline = story({
  ...link,
  device: { isOffline: true },
  network: { setPassword: networkError },
  act: sets('Example1!'),
  shows: 'offline',
});

export const PasswordSet = story({ ...link, act: sets('Example1!'), shows: 'doneTitle' });

export const LinkExpired = story({
  ...link,
  network: { setPassword: 'linkExpired' },
  act: sets('Example1!'),
  shows: 'expiredTitle',
});

let answers = 0;
export const LinkExpiredInDoubt = story({
  ...link,
  network: {
    setPassword: () => {
      answers += 1;
      return answers % 2 === 1
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(Response.json({ isSuccess: false, code: 'linkExpired' }));
    },
  },
  act: async (visitor) => {
    await sets('Example1!')(visitor);
    await visitor.sees('unreachable');
    await visitor.submits();
  },
  shows: 'doubtText',
});

export const WithoutLink = story({ address: 'token=', shows: 'missingTitle' });
