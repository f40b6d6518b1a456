import { type ReactNode, useState } from 'react';
import { describeProblem } from '#configuration/diagnose';
import { keyName } from '#configuration/key-name';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Notice } from '#ui/notice';
import { TextArea } from '#ui/text-area';
import { oneStep } from '../../project-store.ts';
import { withWidget } from '../../project.ts';
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

/** Reads an existing snippet to continue editing it. */
export function PasteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }): ReactNode {
  const { texts, store } = useConfigurator();
  const project = useProject();
  const [text, setText] = useState('');
  const [reading, setReading] = useState<SnippetReading>();
  const use = () => {
    const read = reading?.project;
    store.getState().change({ ...withWidget(project, read?.widget ?? project.widget), ...read }, oneStep);
    setText('');
    setReading(undefined);
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
          <Button
            variant={reading?.project ? 'secondary' : 'primary'}
            onClick={() => void readSnippet(text, project).then(setReading)}
          >
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
          onChange={(next) => {
            setText(next);
            setReading(undefined);
          }}
        />
        {reading && <Explanations reading={reading} />}
      </div>
    </Dialog>
  );
}
