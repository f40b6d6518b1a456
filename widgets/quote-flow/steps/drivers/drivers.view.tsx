import type { ReactNode } from 'react';
import { dateAt } from '#domain/calendar-date';
import { ageOn, isAgeWithin } from '#domain/driver-age';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { LiveRegion, useAnnouncement } from '#ui/live-region';
import { QuestionPage } from '#ui/question-page';
import { type SummaryAction, SummaryList } from '#ui/summary-list';
import { useConnected, useFlow, useNext } from '../../flow-context.ts';
import { suggestedDrivers } from '../../household/household-records.ts';
import { connectDrivers } from '../../quote-flow.connect.ts';
import { AdditionalDriverDialog } from './additional-driver.view.tsx';
import { FoundPeople, useFoundNews } from './found-people.view.tsx';
import { nameOf } from './person-name.ts';

/** The drivers summary: list, add, change, remove. */
export function DriversStep(): ReactNode {
  const { labels, config, host, send } = useFlow();
  const {
    answers,
    householdRecords,
    foundRecord,
    incompleteDrivers = [],
    editing,
    isEditing,
    isRemoving,
    removing,
  } = useConnected(connectDrivers);
  const [news, setNews] = useAnnouncement();
  const { driver: primary, additionalDrivers } = answers;
  if (!primary) throw new Error('The drivers were drawn before there was one.');

  const today = dateAt(host.visitor.now());
  const ageOf = ({ birthDate }: { birthDate: string }) => format(labels.age, { age: ageOn(birthDate, today) });
  const unfinished = incompleteDrivers.map((driver) => ({
    id: driver.id,
    name:
      nameOf({ firstName: '', lastName: '', ...driver }).trim() ||
      format(labels.driverNumbered, { number: driver.number }),
  }));
  const removedDriver = additionalDrivers.find(({ id }) => id === removing);
  const removedName = removedDriver ? nameOf(removedDriver) : unfinished.find(({ id }) => id === removing)?.name;
  const actionsOf = (id: string, name: string): readonly SummaryAction[] => [
    {
      label: labels.edit,
      accessibleName: format(labels.editNamed, { name }),
      icon: 'edit',
      onClick: () => send({ type: 'DRIVER.OPENED', id }),
    },
    {
      label: labels.remove,
      accessibleName: format(labels.removeNamed, { name }),
      icon: 'trash',
      tone: 'danger',
      onClick: () => send({ type: 'DRIVER.REMOVING', id }),
    },
  ];
  const { minimum, maximum } = config.ageLimits.secondary;
  // People outside the age limits are not suggested.
  const suggested = suggestedDrivers({ answers, householdRecords, foundRecord, incompleteDrivers }).filter(
    ({ birthDate }) => !birthDate || isAgeWithin(birthDate, today, { minimum, maximum }),
  );
  const foundNews = useFoundNews(suggested);

  return (
    <>
      <QuestionPage
        title={labels.driversTitle}
        lead={labels.driversIntro}
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'DRIVERS.CONFIRMED' });
        }}
        next={useNext({ isComplete: true })}
        back={{ label: labels.back, onClick: () => send({ type: 'BACK' }) }}
        // Suggestions arrive late, so they are below the buttons: nothing moves that is about to be pressed.
        note={suggested.length > 0 && <FoundPeople people={suggested} ageOf={ageOf} />}
      >
        <SummaryList
          label={labels.driversList}
          items={[
            {
              key: 'primary',
              icon: 'person',
              title: nameOf(primary),
              detail: `${labels.primaryDriver} · ${ageOf(primary)}`,
              actions: [
                {
                  label: labels.edit,
                  accessibleName: format(labels.editNamed, { name: nameOf(primary) }),
                  icon: 'edit',
                  onClick: () => send({ type: 'STAGE.CHOSEN', stage: 'quote' }),
                },
              ],
            },
            ...additionalDrivers.map((driver) => ({
              key: driver.id,
              icon: 'person' as const,
              title: nameOf(driver),
              detail: `${labels[`relation.${driver.relation}`]} · ${ageOf(driver)}`,
              actions: actionsOf(driver.id, nameOf(driver)),
            })),
            ...unfinished.map(({ id, name }) => ({
              key: id,
              icon: 'person' as const,
              title: name,
              detail: labels['entry.leadIncompleteTitle'],
              actions: actionsOf(id, name),
            })),
          ]}
        >
          <Button icon="plus" onClick={() => send({ type: 'DRIVER.OPENED', id: 'new' })}>
            {labels.addDriver}
          </Button>
        </SummaryList>
      </QuestionPage>

      <LiveRegion message={foundNews} />
      <LiveRegion message={news} delay={300} />

      {isEditing && (
        <AdditionalDriverDialog
          key={editing}
          primary={primary}
          others={additionalDrivers.filter(({ id }) => id !== editing)}
          suggested={householdRecords.drivers}
          known={additionalDrivers.find(({ id }) => id === editing)}
          onSaved={(driver, isNew) =>
            setNews(format(isNew ? labels.driverAdded : labels.driverChanged, { name: nameOf(driver) }))
          }
        />
      )}

      <Dialog
        isOpen={isRemoving && removedName !== undefined}
        size="small"
        title={format(labels.removeDriverTitle, { name: removedName ?? '' })}
        closeText={labels.close}
        onClose={() => send({ type: 'DIALOG.CLOSED' })}
        actions={
          <>
            <Button
              variant="primary"
              tone="danger"
              onClick={() => {
                if (removedName)
                  setNews(
                    format(removedDriver?.foundRecord ? labels.driverSuggestedAgain : labels.driverRemoved, {
                      name: removedName,
                    }),
                  );
                send({ type: 'REMOVAL.CONFIRMED' });
              }}
            >
              {labels.removeDriverConfirm}
            </Button>
            <Button onClick={() => send({ type: 'DIALOG.CLOSED' })}>{labels.cancel}</Button>
          </>
        }
      >
        <p>{labels.removeDriverText}</p>
      </Dialog>
    </>
  );
}
