import { type ReactNode, useRef, useState } from 'react';
import { describeProblem } from '#configuration/diagnose';
import { keyName } from '#configuration/key-name';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Notice } from '#ui/notice';
import { TextArea } from '#ui/text-area';
import { oneStep } from '../../project-store.ts';
import { type Project, withWidget } from '../../project.ts';
import { readSnippet } from '../../snippets/read-snippet.ts';
import type { Explanation, SnippetReading } from '../../snippets/snippet-reading.ts';
import { useConfigurator, useProject } from '../configurator-context.ts';
import type { Texts } from '../strings.en.ts';

/** A line in the language of the page; texts of the reader are in English. */
function explained(line: Explanation, texts: Texts): { text: string; isEnglish: boolean } {
  switch (line.kind) {
    case 'problem':
      return { text: describeProblem(line.problem), isEnglish: true };
    case 'found':
      return {
        text: format(texts[`found.${line.form}`], {
          name: line.form === 'brand' ? line.name : keyName(line.name),
          settings: line.settings === 1 ? texts.settingsOne : format(texts.settingsSome, { count: line.settings }),
        }),
        isEnglish: false,
      };
    case 'repaired':
      return { text: format(texts[`repaired.${line.repair}`], { detail: line.detail }), isEnglish: false };
    case 'noWidget':
      return { text: format(texts.noWidget, { name: line.name }), isEnglish: false };
    case 'others':
      return { text: format(texts.others, { names: line.names.join(', ') }), isEnglish: false };
    case 'fetched':
      return { text: format(texts.fetched, { address: line.address }), isEnglish: false };
  }
}

/** Sorts what was found before other explanations. */
const rank = ({ kind }: Explanation): number => (kind === 'found' ? 0 : 1);

function Explanations({ reading }: { reading: SnippetReading }): ReactNode {
  const { texts } = useConfigurator();
  const { project, explanations } = reading;
  const isClean = explanations.every(({ kind }) => kind === 'found');
  const lines = explanations.toSorted((a, b) => rank(a) - rank(b)).map((line) => explained(line, texts));
  return (
    <Notice tone={!project ? 'error' : isClean ? 'success' : 'warning'} title={texts.explained} announces="politely">
      {!project && <p>{explanations.length > 0 ? texts.pasteUnusable : texts.pasteNothing}</p>}
      <ul>
        {lines.map(({ text, isEnglish }, index) => (
          <li key={index} {...(isEnglish && { lang: 'en' })}>
            {text}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** The outcome of reading a text into a project. */
interface PasteOutcome {
  text: string;
  project: Project;
  /** Undefined if the widget's schema could not be loaded. */
  reading: SnippetReading | undefined;
}

export interface PasteDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Reads a text into a project. */
  readText?: typeof readSnippet;
}

/** Reads an existing snippet to continue editing it. */
export function PasteDialog({ isOpen, onClose, readText = readSnippet }: PasteDialogProps): ReactNode {
  const { texts, store } = useConfigurator();
  const project = useProject();
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<PasteOutcome>();
  const reads = useRef(0);
  const read = () => {
    reads.current += 1;
    const number = reads.current;
    const tell = (reading: SnippetReading | undefined) =>
      number === reads.current && setOutcome({ text, project, reading });
    void readText(text, project).then(tell, () => tell(undefined));
  };
  // The text, or the project that it completes, may have changed since.
  const isCurrent = outcome?.text === text && outcome.project === project;
  const reading = isCurrent ? outcome.reading : undefined;
  const use = () => {
    const found = reading?.project;
    store.getState().change({ ...withWidget(project, found?.widget ?? project.widget), ...found }, oneStep);
    setText('');
    setOutcome(undefined);
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      title={texts.pasteTitle}
      size="wide"
      closeText={texts.close}
      // The pasted text is kept: Escape may be a slip.
      onClose={onClose}
      closesOnPressOutside={false}
      actions={
        <>
          <Button variant={reading?.project ? 'secondary' : 'primary'} onClick={read}>
            {texts.pasteRead}
          </Button>
          {reading?.project && (
            <Button variant="primary" onClick={use}>
              {texts.pasteUse}
            </Button>
          )}
        </>
      }
    >
      <div className="cover-paste">
        <TextArea
          id="paste"
          name="paste"
          label={texts.pasteLabel}
          hint={texts.pasteHint}
          value={text}
          onChange={setText}
        />
        {reading && <Explanations reading={reading} />}
        {isCurrent && !reading && (
          <Notice tone="error" title={texts.unreachableTitle} announces="politely">
            {texts.unreachableText}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
