import { useSelector } from '@xstate/react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { isShallowEqual } from '#flow/shallow-equal';
import { Button } from '#ui/button';
import { TextField } from '#ui/text-field';
import { connectSearch, searchError } from './office-locator.connect.ts';
import type { LocatorActor } from './office-locator.machine.ts';
import type { OfficeLocatorStrings } from './strings.en.ts';

interface OfficeSearchProps {
  actor: LocatorActor;
  labels: OfficeLocatorStrings;
  hasLocation: boolean;
}

/** The search form: a typed place or the visitor's position. */
export function OfficeSearch({ actor, labels, hasLocation }: OfficeSearchProps): ReactNode {
  const { rememberedZip, problem, isGeocoding, isLocating } = useSelector(actor, connectSearch, isShallowEqual);
  const [text, setText] = useState(rememberedZip);
  const input = useRef<HTMLInputElement>(null);

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
        name="officeSearch"
        label={labels.searchLabel}
        hint={labels.searchHint}
        value={text}
        error={searchError(problem, labels)}
        status=""
        autoComplete="postal-code"
        enterKeyHint="search"
        autoCapitalize="words"
        maxLength={80}
        inputRef={input}
        onChange={(typed) => {
          setText(typed);
          actor.send({ type: 'SEARCH.EDITED' });
        }}
      />
      <div className="cover-offices-search-actions">
        <Button type="submit" variant="primary" size="large" isBusy={isGeocoding}>
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
