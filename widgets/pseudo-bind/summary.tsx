import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatPhoneNumber } from '#domain/phone-number';
import { formatDate } from '#i18n/date';
import { Disclosure } from '#ui/disclosure';
import { Facts } from '#ui/facts';
import { useFlow } from './flow-context.ts';

/** The read-only summary of the driver; open where there is room beside the section. */
export function Summary(): ReactNode {
  const { labels, host, view } = useFlow();
  const { firstName, lastName, birthDate, address = {}, contact = {} } = view.summary;
  const [isOpen, setOpen] = useState(() => host.element.clientWidth >= 960);
  const facts = {
    name: [firstName, lastName].join(' ').trim(),
    birthDate: birthDate && formatDate(birthDate, host.language),
    address: [address.street, address.apartment].filter(Boolean).join(', '),
    city: address.city,
    state: address.state,
    zip: address.zip,
    email: contact.email,
    phone: contact.phone && formatPhoneNumber(contact.phone),
  };
  const keys = Object.keys(facts) as (keyof typeof facts)[];
  return (
    <aside className="cover-bind-summary" part="summary" aria-label={labels.summaryTitle}>
      <Disclosure look="frame" summary={labels.summaryTitle} isOpen={isOpen} onToggle={setOpen}>
        <Facts facts={keys.map((key) => ({ key, term: labels[key], value: facts[key] }))} />
      </Disclosure>
    </aside>
  );
}
