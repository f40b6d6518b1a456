import type { LeadLink } from '../store/partner-leads.ts';
import { contactLead } from './contact-lead.ts';
import { californianLead, dataPassLead } from './data-pass-lead.ts';

const dataPass = (lead: object) => JSON.stringify({ DataPassData: lead });
const contact = (lead: object) => JSON.stringify({ Lead: lead });

const wholeLead = dataPass(dataPassLead);
const wholeContactLead = contact(contactLead);

/** The sandbox's own leads, by the code of their link. */
const byCode: Readonly<Record<string, string>> = {
  'AFF-WHOLE': wholeLead,
  'AFF-LEAD': wholeContactLead,
  'AFF-CA': dataPass(californianLead),
  'AFF-NODRIVER': dataPass({ ...dataPassLead, FirstName: '', LastName: '', DOB: '', LicenseNumber: '', Drivers: [] }),
  'AFF-NOCONTACT': dataPass({ ...dataPassLead, Email: '', Phone: '' }),
  'AFF-NOCONSENT': dataPass({ ...dataPassLead, Consent: 'No' }),
  'AFF-NOADDRESS': contact({
    ...contactLead,
    Contact: { ...contactLead.Contact, Address: '', City: '', State: '', ZipCode: '' },
  }),
  'AFF-NOVEHICLES': dataPass({ ...dataPassLead, Vehicles: [] }),
  'AFF-NOCOVERAGE': contact({ ...contactLead, Insurance: { CurrentlyInsured: true } }),
  'AFF-EMPTY': '',
  'AFF-BROKEN': wholeLead.slice(0, 40),
};

/** The sandbox's own leads, by the customer of a campaign link. */
const byCustomer: Readonly<Record<string, string>> = {
  'C-WHOLE': wholeLead,
  'C-LEAD': wholeContactLead,
  'C-NOVEHICLES': byCode['AFF-NOVEHICLES']!,
  'C-EMPTY': '',
};

export function seededLead({ by, value }: LeadLink): string | undefined {
  const leads = by === 'code' ? byCode : byCustomer;
  return Object.hasOwn(leads, value) ? leads[value] : undefined;
}
