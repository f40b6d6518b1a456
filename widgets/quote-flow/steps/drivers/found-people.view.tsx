import { format } from '#i18n/format';
import { plural } from '#i18n/plural';
import { LiveRegion } from '#ui/live-region';
import { registerStyles } from '#ui/styles';
import { SummaryList } from '#ui/summary-list';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFlow } from '../../flow-context.ts';
import type { SuggestedDriver } from '../found/found.ts';
import css from './found-people.css?inline';
import { nameOf } from './person-name.ts';

registerStyles(css);

interface Props {
  people: readonly SuggestedDriver[];
  ageOf: (person: { birthDate: string }) => string;
}

/**
 * People of the household who may drive too. They come when the records have answered, so they stand below the page's
 * buttons: nothing moves that one is about to press.
 */
export function FoundPeople({ people, ageOf }: Props): ReactNode {
  const { labels, host, send } = useFlow();
  const [first] = people;
  const [known] = useState(people.length);
  // What was there when the page was opened is read with it.
  const news =
    first && known === 0
      ? format(plural(host.language, people.length, { one: labels.foundPeopleOne, other: labels.foundPeopleMany }), { name: nameOf(first) })
      : '';
  return (
    <>
      {first && (
        <section className="cover-found-people">
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
          <p className="cover-found-people-hint">{labels.foundPeopleIntro}</p>
        </section>
      )}
      <LiveRegion message={news} />
    </>
  );
}
