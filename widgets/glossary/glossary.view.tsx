import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useSpareRoom } from '#embed/content/use-spare-room';
import { useAuthorReport } from '#embed/debug/use-author-report';
import type { WidgetProps } from '#embed/runtime/define-widget';
import { format } from '#i18n/format';
import { plural } from '#i18n/plural';
import { useAuthoredContent } from '#prompts/prompt-view';
import { Button, TransientButton } from '#ui/button';
import { Disclosure } from '#ui/disclosure';
import { LiveRegion, useAnnouncement } from '#ui/live-region';
import { scrollToTop } from '#ui/modules/scroll-to-top/scroll-to-top';
import { RichText } from '#ui/rich-text';
import { TextField } from '#ui/text-field';
import { addressedTerm, comparable, type Term, termsOf } from './glossary-terms.ts';
import type { GlossaryConfig } from './glossary.config.ts';
import type { GlossaryStrings } from './strings.en.ts';
import { useAddressedTerm } from './use-addressed-term.ts';
import './glossary.css';

type GlossaryProps = WidgetProps<GlossaryConfig, GlossaryStrings>;

/** Terms with definitions, which can be filtered, opened and linked to. */
export function Glossary(props: GlossaryProps): ReactNode {
  const { config, host } = props;
  const terms = useMemo(() => termsOf(config.terms, host.element), [config.terms, host.element]);
  const isEmpty = terms.length === 0;
  useAuthoredContent(host, isEmpty);
  useAuthorReport(
    host,
    { widget: 'glossary', source: 'terms', title: 'its terms' },
    isEmpty ? ['There are no terms, neither in terms nor as <dl> or <details> in the element.'] : [],
  );
  return isEmpty ? null : <Terms {...props} terms={terms} />;
}

function Terms({ config, labels, host, terms }: GlossaryProps & { terms: readonly Term[] }): ReactNode {
  const id = useId();
  const section = useSpareRoom<HTMLElement>(host.element);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        terms
          .filter((term) => config.open === 'all' || term === addressedTerm(terms, location.hash))
          .map((term) => term.id),
      ),
  );
  const [announcement, setAnnouncement] = useAnnouncement();

  const wanted = comparable(query);
  const found = terms.filter(({ text }) => text.includes(wanted));
  const shown = new Set(found.map((term) => term.id));
  const count = (key: 'shown' | 'found' | 'expanded' | 'collapsed', number: number) =>
    format(plural(host.language, number, { one: labels[`${key}.one`], other: labels[`${key}.other`] }), {
      all: terms.length,
    });
  const summary =
    found.length > 0
      ? count(wanted ? 'found' : 'shown', found.length)
      : format(labels.notFound, { text: query.trim() });

  const toggle = (term: string, isOpen: boolean) =>
    setOpen((now) => {
      if (now.has(term) === isOpen) return now;
      const next = new Set(now);
      if (isOpen) next.add(term);
      else next.delete(term);
      return next;
    });
  const toggleAll = (isOpen: boolean) => {
    for (const term of found) toggle(term.id, isOpen);
    setAnnouncement(count(isOpen ? 'expanded' : 'collapsed', found.length));
  };
  const filter = (text: string) => {
    setQuery(text);
    setAnnouncement('');
  };

  useAddressedTerm({
    terms,
    list,
    onFound(term) {
      setQuery('');
      toggle(term, true);
    },
  });

  const goToTop = (event: MouseEvent) => {
    event.preventDefault();
    scrollToTop('');
  };

  return (
    <section ref={section} className="cover-glossary" part="glossary" aria-label={labels.title}>
      <div className="cover-glossary-tools">
        {config.filter && (
          <TextField
            id={`${id}filter`}
            name="filter"
            type="search"
            label={labels.filter}
            value={query}
            isRequired={false}
            autoComplete="off"
            enterKeyHint="search"
            onChange={filter}
          />
        )}
        <div className="cover-glossary-actions">
          <Button part="glossary-expand" onClick={() => toggleAll(true)}>
            {labels.expandAll}
          </Button>
          <Button part="glossary-collapse" onClick={() => toggleAll(false)}>
            {labels.collapseAll}
          </Button>
        </div>
      </div>
      <p className="cover-glossary-count" part="glossary-count">
        {summary}
      </p>
      {found.length === 0 && (
        <TransientButton
          focusNext={(removed) => removed.closest('.cover-glossary')?.querySelector('input')}
          onClick={() => filter('')}
        >
          {labels.showAll}
        </TransientButton>
      )}
      <div className="cover-glossary-terms" part="glossary-terms" ref={list}>
        {terms.map((term) => (
          <Entry
            key={term.id}
            term={term}
            isShown={shown.has(term.id)}
            isOpen={open.has(term.id)}
            linkText={format(labels.linkTo, { term: term.term })}
            onToggle={(isOpen) => toggle(term.id, isOpen)}
            onFoundInPage={() => filter('')}
          />
        ))}
      </div>
      {config.backToTop && (
        <Button variant="link" icon="up" href="#top" part="glossary-top" onClick={goToTop}>
          {labels.backToTop}
        </Button>
      )}
      {/* A press is announced at once, typing after a pause. */}
      <LiveRegion message={announcement || (wanted ? summary : '')} delay={announcement ? 100 : 1000} />
    </section>
  );
}

interface EntryProps {
  term: Term;
  /** True if the filter matches the term. */
  isShown: boolean;
  isOpen: boolean;
  linkText: string;
  onToggle: (isOpen: boolean) => void;
  onFoundInPage: () => void;
}

/** A term. The browser's own search finds it even if the filter hides it. */
function Entry({ term, isShown, isOpen, linkText, onToggle, onFoundInPage }: EntryProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // React treats `hidden` as a boolean.
    if (isShown) box.current?.removeAttribute('hidden');
    else box.current?.setAttribute('hidden', 'until-found');
  }, [isShown]);
  useEffect(() => {
    const element = box.current;
    element?.addEventListener('beforematch', onFoundInPage);
    return () => element?.removeEventListener('beforematch', onFoundInPage);
  });
  return (
    <div ref={box} data-term={term.id}>
      <Disclosure summary={term.term} isOpen={isOpen} onToggle={onToggle}>
        <div className="cover-glossary-definition">
          <RichText text={term.definition} />
        </div>
        <a className="cover-glossary-link" part="glossary-link" href={`#${encodeURIComponent(term.id)}`}>
          {linkText}
        </a>
      </Disclosure>
    </div>
  );
}
