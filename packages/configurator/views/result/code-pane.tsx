import { type ReactNode, useMemo, useState } from 'react';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { MissingModule } from '#ui/lazy-module';
import { Notice } from '#ui/notice';
import { Spinner } from '#ui/spinner';
import { TextField } from '#ui/text-field';
import { outputSource } from '../../outputs/output-source.ts';
import { type OutputForm, outputForms, type OutputPiece } from '../../outputs/output.ts';
import { writeOutput } from '../../outputs/write-output.ts';
import { hasSecrets } from '../../secrets.ts';
import { useConfigurator, useProject } from '../configurator-context.ts';
import { Segments } from '../segments.tsx';
import { useSchemas } from '../use-schemas.ts';
import './code-pane.css';

/** The folder's address in the code: with this version, and a trailing slash. */
const folderOf = (address: string, version: string): string =>
  address.trim().replaceAll('{version}', version).replace(/\/*$/, '/');

/** Placeholder until an address is entered: pages on other sites cannot load the script of this one. */
const unknownFolder = 'https://your-site.example/covermount/';

/** Selects the text, so that the visitor can copy it if the browser does not let the page. */
function selectText(element: Element): void {
  element.ownerDocument.defaultView?.getSelection()?.selectAllChildren(element);
}

type Copied = 'copied' | 'copyFailed';

/** A piece of code with its copy button. */
function CodePiece({
  title,
  text,
  outcome,
  onCopied,
}: {
  title: string;
  text: string;
  /** The outcome of the last press of its button. */
  outcome: Copied | undefined;
  onCopied: (outcome: Copied) => void;
}): ReactNode {
  const { texts } = useConfigurator();
  const copy = async (piece: Element | null | undefined) => {
    try {
      await navigator.clipboard.writeText(text);
      onCopied('copied');
    } catch {
      if (piece) selectText(piece);
      onCopied('copyFailed');
    }
  };
  return (
    <section className="cover-code-piece" aria-label={title}>
      <div className="cover-code-head">
        <h2 className="cover-code-title">{title}</h2>
        <p className="cover-code-outcome" role="status">
          {outcome && texts[outcome]}
        </p>
        <Button
          accessibleName={`${texts.copy}: ${title}`}
          onClick={({ currentTarget }) =>
            void copy(currentTarget.closest('.cover-code-piece')?.querySelector('.cover-code-text'))
          }
        >
          {texts.copy}
        </Button>
      </div>
      <pre className="cover-code-text" dir="ltr" translate="no">
        {text}
      </pre>
    </section>
  );
}

const isOfSite = ({ place }: OutputPiece): boolean => place === 'site' || place === 'pluginSettings';

/** Code for the whole site usually exists already, so new code comes first. */
const byPlace = (a: OutputPiece, b: OutputPiece): number => Number(isOfSite(a)) - Number(isOfSite(b));

/** Whether several pieces can go into one page; plugin settings cannot. */
const isOnePage = (pieces: readonly OutputPiece[]): boolean =>
  pieces.length > 1 && pieces.every(({ place }) => place !== 'pluginSettings');

export interface CodePaneProps {
  form: OutputForm;
  onForm: (form: OutputForm) => void;
  /** The address of the page has the settings. */
  isInAddress: boolean;
}

/** The code to copy, in one of its forms. */
export function CodePane({ form, onForm, isInAddress }: CodePaneProps): ReactNode {
  const { texts, store, siteFiles, version } = useConfigurator();
  const project = useProject();
  const [copied, setCopied] = useState<{ outcome: Copied; of: string; at: OutputPiece['place'] | 'all' }>();
  const { schemas: widget, isMissing, retry } = useSchemas(project.widget);
  const { schemas: page, isMissing: isPageMissing, retry: retryPage } = useSchemas('page');
  const address = project.files ?? siteFiles;
  const isFolderKnown = address.trim() !== '';
  const folder = isFolderKnown ? folderOf(address, version) : unknownFolder;
  const source = useMemo(
    () => widget && page && outputSource(project, { widget, page }, { files: folder, version }),
    [project, widget, page, folder, version],
  );
  if (isMissing) return <MissingModule texts={texts} retry={retry} />;
  if (isPageMissing) return <MissingModule texts={texts} retry={retryPage} />;
  if (!source) return <Spinner text={texts.loading} />;
  const pieces = writeOutput(form, source);
  const text = pieces.map((piece) => piece.text).join('\n\n');
  const hasScript = pieces.some((piece) => piece.text.includes('<script type="module"'));
  // The outcome no longer applies once the code has changed.
  const outcomeAt = (at: OutputPiece['place'] | 'all') =>
    copied?.of === text && copied.at === at ? copied.outcome : undefined;
  const outcomeOfAll = outcomeAt('all');
  const copyAll = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ outcome: 'copied', of: text, at: 'all' });
    } catch {
      setCopied({ outcome: 'copyFailed', of: text, at: 'all' });
    }
  };
  return (
    <div className="cover-code">
      <Segments
        label={texts.form}
        options={outputForms.map((value) => ({ value, label: texts[`form.${value}`] }))}
        value={form}
        onChange={onForm}
      />
      <p className="cover-field-hint">
        {texts[`aboutForm.${form}`]} {texts.onlyDifferent}
      </p>
      {(hasSecrets(source.page) || hasSecrets(project.config)) && <Notice tone="warning">{texts.hasSecrets}</Notice>}
      {hasScript && !isFolderKnown && (
        <Notice tone="warning">{format(texts.filesUnknown, { folder: unknownFolder, field: texts.filesAt })}</Notice>
      )}
      {pieces.toSorted(byPlace).map((piece) => (
        <CodePiece
          key={piece.place}
          title={texts[`place.${piece.place}`]}
          text={piece.text}
          outcome={outcomeAt(piece.place)}
          onCopied={(next) => setCopied({ outcome: next, of: text, at: piece.place })}
        />
      ))}
      <div className="cover-code-actions">
        {isOnePage(pieces) && <Button onClick={() => void copyAll()}>{texts.copyAll}</Button>}
        <p role="status">{outcomeOfAll && texts[outcomeOfAll]}</p>
      </div>
      {hasScript && (
        <TextField
          id="files-address"
          name="files-address"
          label={texts.filesAt}
          hint={format(texts.filesAtHint, { version: '{version}', current: version })}
          value={address}
          placeholder={unknownFolder}
          isRequired={false}
          autoCapitalize="none"
          onChange={(next) => store.getState().change({ ...project, files: next }, 'files')}
        />
      )}
      {isInAddress && <p className="cover-field-hint">{texts.share}</p>}
    </div>
  );
}
