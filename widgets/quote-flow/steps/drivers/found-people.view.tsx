import { useState } from 'react';
import type { ReactNode } from 'react';
import { format } from '#i18n/format';
import { plural } from '#i18n/plural';
import { SummaryList } from '#ui/summary-list';
import { useFlow } from '../../flow-context.ts';
import type { SuggestedDriver } from '../../household/household.types.ts';
import { nameOf } from './person-name.ts';
import './found-people.css';

interface Props {
  people: readonly SuggestedDriver[];
  ageOf: (person: { birthDate: string }) => string;
}

/** The announcement of people who arrived while the page was open; earlier ones are part of the page. */
export function useFoundNews(people: readonly SuggestedDriver[]): string {
  const { labels, host } = useFlow();
  const [initialCount] = useState(people.length);
  const [first] = people;
  if (!first || initialCount > 0) return '';
  return format(plural(host.language, people.length, { one: labels.foundPeopleOne, other: labels.foundPeopleMany }), {
    name: nameOf(first),
  });
}

/** The household's people who may drive too. */
export function FoundPeople({ people, ageOf }: Props): ReactNode {
  const { labels, send } = useFlow();
  return (
    <div className="cover-found-people">
      <SummaryList
        label={labels.foundPeopleTitle}
        items={people.map((person) => ({
          key: person.foundRecord,
          icon: 'person',
          title: nameOf(person),
          detail: person.birthDate && ageOf({ birthDate: person.birthDate }),
          actions: [
            {
              label: labels.addFound,
              accessibleName: format(labels.addFoundNamed, { name: nameOf(person) }),
              icon: 'plus',
              onClick: () => send({ type: 'SUGGESTION.CHOSEN', foundRecord: person.foundRecord }),
            },
          ],
        }))}
      />
    </div>
  );
}
