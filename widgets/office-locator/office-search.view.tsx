import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { isShallowEqual } from '#flow/shallow-equal';
import { Button } from '#ui/button';
import { TextField } from '#ui/text-field';
import type { Visitor } from '#visitor/visitor';
import { connectSearch, searchError } from './office-locator.connect.ts';
import type { LocatorActor } from './office-locator.machine.ts';
import type { OfficeLocatorStrings } from './strings.en.ts';
import { typedPlace } from './typed-place.ts';

const fieldName = 'officeSearch';

interface OfficeSearchProps {
  actor: LocatorActor;
  labels: OfficeLocatorStrings;
  visitor: Visitor;
  hasLocation: boolean;
}

/** The search form: a typed place or the visitor's position. */
export function OfficeSearch({ actor, labels, visitor, hasLocation }: OfficeSearchProps): ReactNode {
  const { rememberedZip, problem, isSearching, isLocating } = useSelector(actor, connectSearch, isShallowEqual);
  const [text, setText] = useState(rememberedZip);
  const [prefilled, setPrefilled] = useState<readonly string[]>();
  const isTouched = useRef(false);
  const input = useRef<HTMLInputElement>(null);

  // The text typed before a reload. Not as the initial state: the first paint, which React hydrates, has none.
  useEffect(() => {
    const typed = typedPlace.read(visitor);
    if (!typed || isTouched.current) return;
    setText(typed);
    setPrefilled([fieldName]);
  }, [visitor]);

  useEffect(() => {
    if (problem === 'invalid' || problem === 'notFound') input.current?.focus();
  }, [problem]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'SEARCH.SUBMITTED', text });
  };

  return (
    <form className="cover-offices-search" part="search" role="search" method="dialog" noValidate onSubmit={submit}>
      <TextField
        id="office-search"
        name={fieldName}
        label={labels.searchLabel}
        hint={labels.searchHint}
        value={text}
        prefilled={prefilled}
        error={searchError(problem, labels)}
        status=""
        autoComplete="postal-code"
        enterKeyHint="search"
        autoCapitalize="words"
        maxLength={80}
        inputRef={input}
        onChange={(typed) => {
          isTouched.current = true;
          setText(typed);
          typedPlace.keep(visitor, typed);
          actor.send({ type: 'SEARCH.EDITED' });
        }}
      />
      <div className="cover-offices-search-actions">
        <Button type="submit" variant="primary" size="large" isBusy={isSearching}>
          {labels.search}
        </Button>
        {hasLocation && (
          <Button
            variant="quiet"
            icon="locate"
            isBusy={isLocating}
            busyText={labels.locating}
            onClick={() => actor.send({ type: 'POSITION.REQUESTED' })}
          >
            {labels.useLocation}
          </Button>
        )}
      </div>
    </form>
  );
}
