import { Button } from '../button/button.tsx';
import type { ExampleProps } from '../example/example.tsx';
import { Menu } from './menu.tsx';

const texts = {
  en: {
    button: 'Alex Example',
    of: 'Alex Example, account menu',
    name: 'Account',
    close: 'Close menu',
    more: 'More account options',
    dashboard: 'Dashboard',
    policies: 'Policies',
    help: 'Help with a policy that another person of your household holds',
    signOut: 'Sign out',
  },
  es: {
    button: 'Alex Example',
    of: 'Alex Example, menú de la cuenta',
    name: 'Cuenta',
    close: 'Cerrar el menú',
    more: 'Más opciones de la cuenta',
    dashboard: 'Inicio',
    policies: 'Pólizas',
    help: 'Ayuda con una póliza a nombre de otra persona de su hogar',
    signOut: 'Cerrar sesión',
  },
};

const links = ({ dashboard, policies, help }: (typeof texts)['en']) => [
  { href: '#dashboard', text: dashboard },
  { href: '#policies', text: policies, isCurrent: true },
  { href: '#help', text: help },
];

export function Account({ language }: ExampleProps) {
  const text = texts[language];
  return (
    <Menu
      icon="person"
      button={text.button}
      accessibleName={text.of}
      name={text.name}
      closeText={text.close}
      head={<p>{text.button}</p>}
      links={links(text)}
      actions={<Button variant="quiet">{text.signOut}</Button>}
    />
  );
}

export function IconOnly({ language }: ExampleProps) {
  const text = texts[language];
  return (
    <Menu
      icon="down"
      button={text.more}
      isButtonTextHidden
      name={text.name}
      closeText={text.close}
      links={links(text)}
    />
  );
}
