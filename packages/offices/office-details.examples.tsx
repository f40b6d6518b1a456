import { Button } from '#ui/button';
import type { ExampleProps } from '#ui/example';
import { OfficeDetails } from './office-details.view.tsx';

const texts = {
  en: {
    open: { isOpen: true, text: 'Open now', next: 'closes at 6:00 PM' },
    closed: { isOpen: false, text: 'Closed now', next: 'opens Monday at 9:00 AM' },
    call: 'Call Austin Downtown: 512-555-0142',
    hours: 'Hours',
    week: ['Monday to Friday', 'Saturday', 'Sunday'],
    shut: 'Closed',
    directions: 'Get Directions',
    email: 'Send an Email',
    details: 'Location Details',
  },
  es: {
    open: { isOpen: true, text: 'Abierta ahora', next: 'cierra a las 6:00 p.m.' },
    closed: { isOpen: false, text: 'Cerrada ahora', next: 'abre el lunes a las 9:00 a.m.' },
    call: 'Llamar a Austin Downtown: 512-555-0142',
    hours: 'Horario',
    week: ['Lunes a viernes', 'Sábado', 'Domingo'],
    shut: 'Cerrado',
    directions: 'Cómo llegar',
    email: 'Enviar un correo',
    details: 'Más sobre la oficina',
  },
};

const address = ['100 Congress Ave', 'Austin, TX 78701'];

export function Complete({ language }: ExampleProps) {
  const { open, call, hours, week, shut, directions, email, details } = texts[language];
  return (
    <OfficeDetails
      address={address}
      opening={open}
      phone={{ text: '512-555-0142', href: 'tel:+15125550142', accessibleName: call }}
      hoursTitle={hours}
      hours={week.map((days, index) => ({ days, text: ['9:00 AM - 6:00 PM', '10:00 AM - 2:00 PM', shut][index]! }))}
      actions={
        <>
          <Button variant="primary">{directions}</Button>
          <Button>{email}</Button>
          <Button variant="quiet">{details}</Button>
        </>
      }
    />
  );
}

export function Minimal({ language }: ExampleProps) {
  return (
    <OfficeDetails address={address} opening={texts[language].closed} hoursTitle={texts[language].hours} hours={[]} />
  );
}
