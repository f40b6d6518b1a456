import { change, changeOn, nextId, withAnswers, withoutDraft } from '../../context-changes.ts';
import { backToSuggestions } from '../../household/household-records.ts';
import type { SuggestedDriver } from '../../household/household.types.ts';
import { base } from '../../quote-flow.setup.ts';
import type { FlowContext } from '../../quote-flow.types.ts';
import { asDraft } from '../drafts.ts';
import type { IncompleteDriver } from './additional-driver.answers.ts';
import { incompleteDraft, incompleteSettled } from './incomplete-driver.ts';

interface Args {
  context: FlowContext;
}

const withIncompleteOpen = (context: FlowContext, driver: IncompleteDriver): Partial<FlowContext> => ({
  editing: driver.id,
  drafts: { ...context.drafts, additionalDriver: incompleteDraft(driver, context) },
});

/** The guards and actions of the drivers summary. */
export const driversImplementations = {
  guards: {
    driverIsOpen: ({ context }: Args) => context.editing !== '',
    driverIsIncomplete: ({ context }: Args) => !!context.incompleteDrivers?.length,
  },

  actions: {
    openSuggestion: changeOn('SUGGESTION.CHOSEN', ({ drafts, householdRecords }, { foundRecord }) => {
      const suggested = householdRecords.drivers.find((driver) => driver.foundRecord === foundRecord);
      const { facts: _, ...person }: Partial<SuggestedDriver> = suggested ?? {};
      return { editing: 'new', drafts: { ...drafts, additionalDriver: asDraft(person) } };
    }),
    openDriver: changeOn('DRIVER.OPENED', (context, { id }) => {
      const incomplete = context.incompleteDrivers?.find((driver) => driver.id === id);
      if (incomplete) return withIncompleteOpen(context, incomplete);
      return {
        editing: id,
        drafts: context.editing === id ? context.drafts : withoutDraft(context, 'additionalDriver'),
      };
    }),
    openIncompleteDriver: change((context) => withIncompleteOpen(context, context.incompleteDrivers![0]!)),
    closeDriver: change((context) => ({
      editing: '',
      removing: '',
      drafts: withoutDraft(context, 'additionalDriver'),
    })),
    saveDriver: changeOn('DRIVER.SAVED', (context, { answers }) => {
      const { editing, answers: before } = context;
      const drivers = before.additionalDrivers;
      const additionalDrivers = drivers.some(({ id }) => id === editing)
        ? drivers.map((driver) => (driver.id === editing ? { ...answers, id: driver.id } : driver))
        : [...drivers, { ...answers, id: nextId('driver', drivers) }];
      return {
        ...withAnswers(context, { additionalDrivers }),
        ...incompleteSettled(context, editing),
        editing: '',
        drafts: withoutDraft(context, 'additionalDriver'),
      };
    }),
    selectForRemoval: changeOn('DRIVER.REMOVING', (_, { id }) => ({ removing: id })),
    removeDriver: change((context) => {
      const { additionalDrivers } = context.answers;
      const isRemoved = ({ id }: { id: string }) => id === context.removing;
      return {
        ...withAnswers(context, { additionalDrivers: additionalDrivers.filter((driver) => !isRemoved(driver)) }),
        householdRecords: backToSuggestions(context.householdRecords, additionalDrivers.find(isRemoved)),
        ...incompleteSettled(context, context.removing),
        removing: '',
      };
    }),
  },
};

export const driversSetup = base.extend(driversImplementations);
