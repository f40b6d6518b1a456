import { changeOn, withAnswers, withoutDraft } from '../../context-changes.ts';
import { entryImplementations } from '../../entry/entry.setup.ts';
import { base } from '../../quote-flow.setup.ts';

/** The actions of driver info 2/3. The lookup of a customer's last quote belongs to the entry sources. */
export const contactImplementations = {
  actions: {
    rememberContact: changeOn('CONTACT.SUBMITTED', (context, { answers }) => ({
      ...withAnswers(context, { contact: answers }),
      drafts: withoutDraft(context, 'contact'),
    })),
  },
};

export const contactSetup = base.extend(entryImplementations).extend(contactImplementations);
