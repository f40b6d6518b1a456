import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { WidgetHost } from '#embed/runtime/define-widget';
import { Button } from '#ui/button';
import { TextField } from '#ui/text-field';
import type { OfficeLocatorStrings } from './strings.en.ts';
import type { Locator } from './use-locator.ts';

interface OfficeSearchProps extends Pick<Locator, 'state' | 'edit' | 'search' | 'locate'> {
  labels: OfficeLocatorStrings;
  host: WidgetHost;
  hasLocation: boolean;
}

/** Asks where to look for offices. */
export function OfficeSearch({ state, edit, search, locate, labels, host, hasLocation }: OfficeSearchProps): ReactNode {
  const [text, setText] = useState('');
  const isTouched = useRef(false);
  const input = useRef<HTMLInputElement>(null);

  // The zip code that the visitor gave before, on this page or another: looked for when they say so.
  useEffect(() => {
    const zip = host.visitor.read('place')?.zip;
    if (zip && !isTouched.current) setText((typed) => typed || zip);
  }, [host]);

  const problem = state.is === 'browsing' ? state.problem : undefined;
  useEffect(() => {
    if (problem === 'invalid' || problem === 'notFound') input.current?.focus();
  }, [problem]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    search(text);
  };

  return (
    <form className="cover-offices-search" part="search" role="search" noValidate onSubmit={submit}>
      <TextField
        id="office-search"
        name="officeSearch"
        label={labels.searchLabel}
        hint={labels.searchHint}
        value={text}
        error={problem && labels[`error.${problem}`]}
        status=""
        autoComplete="postal-code"
        enterKeyHint="search"
        autoCapitalize="words"
        maxLength={80}
        inputRef={input}
        onChange={(typed) => {
          isTouched.current = true;
          setText(typed);
          edit();
        }}
      />
      <div className="cover-offices-search-actions">
        <Button type="submit" variant="primary" size="large" isBusy={state.is === 'looking'}>
          {labels.search}
        </Button>
        {hasLocation && (
          <Button
            variant="quiet"
            icon="locate"
            isBusy={state.is === 'locating'}
            busyText={labels.locating}
            onClick={locate}
          >
            {labels.useLocation}
          </Button>
        )}
      </div>
    </form>
  );
}
