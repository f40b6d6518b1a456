import { useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { phoneLink } from '#domain/phone-link';
import { useSpareRoom } from '#embed/content/use-spare-room';
import { useAuthorReport } from '#embed/debug/use-author-report';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { format } from '#i18n/format';
import { useAuthoredContent } from '#prompts/prompt-view';
import { Heading } from '#ui/heading';
import { Icon } from '#ui/icon';
import { RichText } from '#ui/rich-text';
import { authoredPeople } from './authored-people.ts';
import type { TeamStrings } from './strings.en.ts';
import type { Person, TeamConfig } from './team.config.ts';
import './team.css';

type TeamProps = WidgetProps<TeamConfig, TeamStrings>;

/** The people of an agency, their roles, and how to reach them. */
export function Team({ config, labels, host }: TeamProps): ReactNode {
  const id = useId();
  const people = useMemo(
    () => (config.people.length > 0 ? config.people : authoredPeople(host.element)),
    [config.people, host.element],
  );
  const isEmpty = people.length === 0;
  const section = useSpareRoom<HTMLElement>(host.element);
  useAuthoredContent(host, isEmpty);
  useAuthorReport(
    host,
    { widget: 'team', source: 'people', title: 'its people' },
    isEmpty ? ['There are no people, neither in people nor as a list with headings in the element.'] : [],
  );
  if (isEmpty) return null;
  return (
    <section
      ref={section}
      className="cover-team"
      part="team"
      {...(config.heading ? { 'aria-labelledby': id } : { 'aria-label': labels.title })}
    >
      {config.heading && <Heading id={id}>{labels.title}</Heading>}
      <ul role="list" className="cover-team-people" part="team-people">
        {people.map((person, index) => (
          // Two people may share a name; the order never changes.
          <PersonCard key={index} person={person} labels={labels} />
        ))}
      </ul>
    </section>
  );
}

function PersonCard({ person, labels }: { person: Person; labels: TeamStrings }): ReactNode {
  const { name, role, text, phone, email, office } = person;
  return (
    <li className="cover-team-person" part="team-person">
      <Photo person={person} />
      <div className="cover-team-facts">
        <Heading level={3}>{name}</Heading>
        {role && (
          <p className="cover-team-role" part="team-role">
            {role}
          </p>
        )}
        {text && (
          <div className="cover-team-text">
            <RichText text={text} />
          </div>
        )}
        {office && (
          <p className="cover-team-office" part="team-office">
            <Icon name="locate" />
            <span>
              <span className="cover-hidden">{labels.office}: </span>
              {office}
            </span>
          </p>
        )}
        {phone && (
          <a
            className="cover-team-link"
            part="team-phone"
            href={phoneLink(phone)}
            aria-label={format(labels.call, { name, phone })}
          >
            <Icon name="phone" />
            {phone}
          </a>
        )}
        {email && (
          <a
            className="cover-team-link"
            part="team-email"
            href={`mailto:${email}`}
            aria-label={format(labels.email, { name, email })}
          >
            <Icon name="mail" />
            <span>
              {email.slice(0, email.indexOf('@') + 1)}
              <wbr />
              {email.slice(email.indexOf('@') + 1)}
            </span>
          </a>
        )}
      </div>
    </li>
  );
}

/** The first letters of the first and the last word. */
function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /^\p{L}/u.exec(word) ?? []);
  return `${letters[0] ?? ''}${letters.length > 1 ? letters.at(-1) : ''}`;
}

/** The photo, cut to a square; the initials when there is none or it does not load. */
function Photo({ person: { name, photoUrl, photoAlt = '' } }: { person: Person }): ReactNode {
  const [failed, setFailed] = useState<string>();
  return (
    <span className="cover-team-photo" part="team-photo">
      {photoUrl && photoUrl !== failed ? (
        <img
          className="cover-team-image"
          src={photoUrl}
          alt={photoAlt}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(photoUrl)}
        />
      ) : (
        <span className="cover-team-initials" aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
    </span>
  );
}
