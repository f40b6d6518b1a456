import type { Language } from '#domain/language';
import type { Person } from './team.config.ts';

const svg = (drawing: string) => `data:image/svg+xml,${encodeURIComponent(drawing)}`;

/** A drawn portrait, so that no story shows a real person. */
const portrait = (background: string, clothes: string) =>
  svg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect width="200" height="200" fill="${background}"/><path d="M30 200c4-46 34-68 70-68s66 22 70 68z" fill="${clothes}"/><circle cx="100" cy="84" r="40" fill="#d9a77c"/><path d="M58 84c0-34 20-50 42-50s42 16 42 50c-10-22-24-28-42-28s-32 6-42 28z" fill="#3b2a20"/></svg>`,
  );

/** The people of an agency, with everything that is known about the first one and nothing but a name about the last. */
export const examplePeople = {
  en: [
    {
      name: 'Robin Example',
      role: 'Agency manager',
      photoUrl: portrait('#dbe7f5', '#24476f'),
      photoAlt: 'Robin at the counter in Austin',
      text: 'Has explained deductibles since 2009. <b>Speaks English and Spanish.</b>',
      phone: '512-555-0142',
      email: 'robin@agency.example',
      office: 'Austin Downtown',
    },
    {
      name: 'Alex Sample',
      role: 'Claims',
      photoUrl: portrait('#f3e3d3', '#7a3b1d'),
      text: 'Calls you back the same day.',
      phone: '512-555-0143',
      office: 'Austin North',
    },
    {
      name: 'Kim Testperson-Placeholder',
      role: 'New customers',
      email: 'kim@agency.example',
      office: 'Houston Midtown',
    },
    { name: 'Morgan Made-Up' },
  ],
  es: [
    {
      name: 'Robin Ejemplo',
      role: 'Gerente de la agencia',
      photoUrl: portrait('#dbe7f5', '#24476f'),
      photoAlt: 'Robin en el mostrador de Austin',
      text: 'Explica los deducibles desde 2009. <b>Habla inglés y español.</b>',
      phone: '512-555-0142',
      email: 'robin@agency.example',
      office: 'Austin Centro',
    },
    { name: 'Alex Muestra', role: 'Reclamos', phone: '512-555-0143', office: 'Austin Norte' },
  ],
} as const satisfies Record<Language, readonly Person[]>;
