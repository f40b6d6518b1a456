import type { Meta } from '@storybook/react-vite';
import { exampleFields } from '#widgets/form/form.examples';
import { en } from '#widgets/form/strings.en';
import { es } from '#widgets/form/strings.es';
import type { Scenario } from './story-harness/scenario.ts';
import type { User } from './story-harness/user.ts';
import { createStoryFactory } from './story-harness/widget-story.tsx';

const meta: Meta = { title: 'Widgets/Form' };
export default meta;

type Key = keyof typeof en;
type Visitor = User<Key>;
const story = createStoryFactory<Key>({ widget: 'form', texts: { en, es } });
const submits = (visitor: Visitor) => visitor.submits();

const contact: Pick<Scenario, 'config' | 'localConfig'> = {
  config: { action: '/forms/contact' },
  localConfig: (language) => ({ fields: exampleFields[language] }),
};

const plateLabels = { en: 'License plate', es: 'Placa' };
const platePattern = '^[A-Z\\d]{2,8}$';
/** A form with one field, and further keys of the field. */
const onePlate = (field: object = { pattern: platePattern }): Pick<Scenario, 'config' | 'localConfig'> => ({
  config: { action: '/forms/plate' },
  localConfig: (language) => ({ fields: [{ name: 'plate', label: plateLabels[language], ...field }] }),
});
const sends = (plate: string) => async (visitor: Visitor) => {
  await visitor.types('plate', plate);
  await visitor.submits();
};

export const Empty = story({ ...contact, shows: 'title' });

export const NothingTyped = story({ ...contact, act: submits, shows: 'error.required' });

export const WrongZip = story({
  ...contact,
  act: async (visitor) => {
    await visitor.types('first_name', 'Alex');
    await visitor.types('email', 'alex@example.com');
    await visitor.types('zip', '787');
    await visitor.submits();
  },
  shows: 'error.required',
});

export const ConstraintShown = story({ ...onePlate(), act: sends('a plate?'), shows: 'error.constraint' });

/** The author is warned, and the field accepts any text. */
export const PatternNotUsed = story({ ...onePlate({ pattern: String.raw`^(\w)\1$` }), shows: 'title' });

export const Sending = story({ ...onePlate(), act: sends('ABC123'), shows: 'sending' });

export const Offline = story({
  ...onePlate(),
  device: { isOffline: true },
  act: sends('ABC123'),
  shows: 'offline',
});

/** Ten seconds later, the page has not been left. */
export const Unanswered = story({
  ...onePlate(),
  act: async (visitor) => {
    await sends('ABC123')(visitor);
    await visitor.waits(10_000);
  },
  shows: 'unanswered',
});

const captcha = {
  en: '<p slot="captcha"><label>What is 3 + 4? <input name="captcha" autocomplete="off"></label></p>',
  es: '<p slot="captcha"><label>¿Cuánto es 3 + 4? <input name="captcha" autocomplete="off"></label></p>',
};

export const Captcha = story({ ...onePlate(), content: captcha, shows: 'title' });

export const CaptchaNotSolved = story({ ...onePlate(), content: captcha, act: submits, shows: 'error.captcha' });

export const CaptchaMissing = story({
  ...onePlate(),
  config: { action: '/forms/plate', captchaField: 'captcha' },
  shows: 'unavailable',
});

export const Robot = story({
  ...onePlate(),
  act: async (robot) => {
    await robot.types('website_address', 'https://spam.example');
    await robot.submits();
  },
  shows: 'failed',
});

export const FormOfThePage = story({
  content: {
    en: `<form action="/forms/contact" method="post">
      <h3>About you</h3>
      <p>We answer <b>within a day</b>, or call <a href="tel:512-555-0142">512-555-0142</a>.</p>
      <p><label>First name <input name="first_name" autocomplete="given-name" required></label></p>
      <p><label>Topic <select name="topic"><option value="">Please choose</option><option value="auto">Auto insurance</option></select></label></p>
      <p><label>Message <textarea name="message" required data-required-message="Tell us what it is about."></textarea></label></p>
      <fieldset><legend>What may we write to you about?</legend>
        <label><input type="checkbox" name="interests" value="auto" checked> Auto insurance</label>
        <label><input type="checkbox" name="interests" value="home"> Home insurance</label>
      </fieldset>
      <p><label><input type="checkbox" name="agree" required> I have read the <a href="/privacy">privacy policy</a>.</label></p>
      <p><label>Your agent <input name="agent" value="Robin Example" readonly></label></p>
      <p><button>Ask us</button></p>
      <p>We never share what you write.</p>
    </form>`,
    es: `<form action="/forms/contact" method="post">
      <h3>Sobre usted</h3>
      <p>Contestamos <b>en un día</b>, o llame al <a href="tel:512-555-0142">512-555-0142</a>.</p>
      <p><label>Nombre <input name="first_name" autocomplete="given-name" required></label></p>
      <p><label>Tema <select name="topic"><option value="">Elija una opción</option><option value="auto">Seguro de auto</option></select></label></p>
      <p><label>Mensaje <textarea name="message" required data-required-message="Díganos de qué se trata."></textarea></label></p>
      <fieldset><legend>¿Sobre qué podemos escribirle?</legend>
        <label><input type="checkbox" name="interests" value="auto" checked> Seguro de auto</label>
        <label><input type="checkbox" name="interests" value="home"> Seguro de casa</label>
      </fieldset>
      <p><label><input type="checkbox" name="agree" required> He leído la <a href="/privacy">política de privacidad</a>.</label></p>
      <p><label>Su agente <input name="agent" value="Robin Example" readonly></label></p>
      <p><button>Pregúntenos</button></p>
      <p>Nunca compartimos lo que escribe.</p>
    </form>`,
  },
  shows: 'title',
});

/** The author is warned about the field, and the form works unchanged. */
export const FormLeftAlone = story({
  content: {
    en: `<form action="/forms/photo" method="post" enctype="multipart/form-data">
      <p><label>A photo of the damage <input type="file" name="photo"></label></p>
      <p><button>Send</button></p>
    </form>`,
    es: `<form action="/forms/photo" method="post" enctype="multipart/form-data">
      <p><label>Una foto del daño <input type="file" name="photo"></label></p>
      <p><button>Enviar</button></p>
    </form>`,
  },
});

export const NoFields = story({
  config: contact.config!,
  content: {
    en: '<p>Write to <a href="mailto:office@agency.example">office@agency.example</a>.</p>',
    es: '<p>Escriba a <a href="mailto:office@agency.example">office@agency.example</a>.</p>',
  },
});

export const WithoutAddress = story({ ...contact, config: {}, shows: 'unavailable' });
