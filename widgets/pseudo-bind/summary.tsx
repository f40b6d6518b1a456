import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatPhoneNumber } from '#domain/phone-number';
import { formatDate } from '#i18n/date';
import { Disclosure } from '#ui/disclosure';
import { Facts } from '#ui/facts';
import { useBind, useConnected } from './bind-tools.ts';
import { connectSummary } from './pseudo-bind.connect.ts';

/** Who buys, to be read: open where there is room for it beside the section. */
export function Summary(): ReactNode {
  const { labels, host } = useBind();
  const { firstName, lastName, birthDate, address = {}, contact = {} } = useConnected(connectSummary);
  const [isOpen, setOpen] = useState(() => host.element.clientWidth >= 960);
  const said = {
    name: [firstName, lastName].join(' ').trim(),
    birthDate: birthDate && formatDate(birthDate, host.language),
    address: [address.street, address.apartment].filter(Boolean).join(', '),
    city: address.city,
    state: address.state,
    zip: address.zip,
    email: contact.email,
    phone: contact.phone && formatPhoneNumber(contact.phone),
  };
  const keys = Object.keys(said) as (keyof typeof said)[];
  return (
    <aside className="cover-bind-summary" part="summary" aria-label={labels.summaryTitle}>
      <Disclosure look="frame" summary={labels.summaryTitle} isOpen={isOpen} onToggle={setOpen}>
        <Facts facts={keys.filter((key) => said[key]).map((key) => ({ key, term: labels[key], value: said[key] }))} />
      </Disclosure>
    </aside>
  );
}
