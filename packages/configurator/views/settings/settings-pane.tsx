import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '#ui/button';
import { LazyBoundary, LazyModule, MissingModule } from '#ui/lazy-module';
import { Notice } from '#ui/notice';
import { Select } from '#ui/select';
import { Spinner } from '#ui/spinner';
import { TextArea } from '#ui/text-area';
import { withKnownKeys } from '../../configuration/known-keys.ts';
import { inheritedValues, readSection, textsByPlace } from '../../configuration/read-section.ts';
import { themeBelow } from '../../configuration/theme-below.ts';
import type { JsonDraft } from '../../editor/json-editor.chunk.tsx';
import { asObject, isSameJson, type JsonObject, type Path, valueAt, withRenamedKey } from '../../json.ts';
import { oneStep } from '../../project-store.ts';
import {
  brandIdOf,
  brandName,
  type Section,
  sectionValue,
  withBrand,
  withRenamedBrand,
  withSection,
} from '../../project.ts';
import { useConfigurator, useProject } from '../configurator-context.ts';
import { KeyField } from '../form/key-field.tsx';
import { SettingsForm } from '../form/settings-form.tsx';
import { Segments } from '../segments.tsx';
import { panelId, tabId, Tabs } from '../tabs.tsx';
import { schemaOf, useSchemas } from '../use-schemas.ts';
import { ViewMemory } from '../view-memory.ts';
import { ExampleButton } from './example-button.tsx';
import { ProblemList } from './problem-list.tsx';
import './settings-pane.css';

const jsonEditor = new LazyModule(() => import('../../editor/json-editor.chunk.tsx'));

const sections = ['widget', 'brand', 'page'] as const;

/** Unreadable JSON by section. */
type Drafts = Map<string, JsonDraft>;

const draftKeyOf = (schema: string, brand: string): string => `${schema} ${schema === 'brand' ? brand : ''}`;

/** Keeps the unreadable JSON of a brand when its key is renamed. */
function renameDraft(drafts: Drafts, from: string, to: string): void {
  const draft = drafts.get(draftKeyOf('brand', from));
  if (!draft) return;
  drafts.delete(draftKeyOf('brand', from));
  drafts.set(draftKeyOf('brand', to), draft);
}

/** Copies a brand of the site. */
function StartFromBrand(): ReactNode {
  const { texts, store, site } = useConfigurator();
  const project = useProject();
  const [chosen, setChosen] = useState('');
  const ids = Object.keys(site.brands);
  if (ids.length === 0) return null;
  const use = () => {
    store.getState().change(withBrand(project, chosen, site.brands[chosen] ?? {}), oneStep);
  };
  return (
    <div className="cover-settings-start">
      <Select
        id="start-from-brand"
        name="start-from-brand"
        label={texts.startFrom}
        optionalText=" "
        hint={texts.startFromHint}
        placeholder={texts.startFromChoose}
        value={chosen}
        options={ids.map((id) => ({ value: id, label: brandName(id, site.brands[id]) }))}
        onChange={setChosen}
      />
      <Button isDisabled={chosen === ''} onClick={() => chosen !== '' && use()}>
        {texts.startFromUse}
      </Button>
    </div>
  );
}

/** The key of the brand, which pages and widgets use as its name. */
function BrandKey({ drafts }: { drafts: Drafts }): ReactNode {
  const { texts, store } = useConfigurator();
  const project = useProject();
  const id = brandIdOf(project);
  return (
    <KeyField
      id="brand-key"
      name="brand-key"
      label={texts.brandKey}
      hint={texts.brandKeyHint}
      takenText={texts.entryKeyTaken}
      value={id}
      others={Object.keys(asObject(project.page.brands)).filter((other) => other !== id)}
      onRename={(next) => {
        renameDraft(drafts, id, next);
        store.getState().change(withRenamedBrand(project, id, next), oneStep);
      }}
    />
  );
}

/** The content of the widget's element. */
function ContentField(): ReactNode {
  const { texts, store } = useConfigurator();
  const project = useProject();
  return (
    <TextArea
      id="content"
      name="content"
      label={texts.content}
      hint={texts.contentHint}
      optionalText=" "
      value={project.content}
      onChange={(content) => store.getState().change({ ...project, content }, 'content')}
    />
  );
}

interface SectionViewProps {
  section: Section;
  view: 'form' | 'json';
  drafts: Drafts;
  /** The open groups and selections of the form, by schema. */
  memories: Map<string, Map<string, unknown>>;
}

/** A section as a form or as JSON, with its problems. */
function SectionView({ section, view, drafts, memories }: SectionViewProps): ReactNode {
  const { texts, store } = useConfigurator();
  const project = useProject();
  const name = schemaOf(project, section);
  const { schemas, isMissing, retry } = useSchemas(name);
  const reading = useMemo(() => schemas && readSection(project, section, schemas), [project, section, schemas]);
  const inherited = useMemo(
    () => (schemas ? inheritedValues(project, section, schemas) : {}),
    [project, section, schemas],
  );
  if (isMissing) return <MissingModule texts={texts} retry={retry} />;
  if (!schemas || !reading) return <Spinner text={texts.loading} />;
  const value = sectionValue(project, section);
  const change = (next: JsonObject, what: string) => store.getState().change(withSection(project, section, next), what);
  const { problems } = reading;
  const draftKey = draftKeyOf(name, brandIdOf(project));
  if (view === 'json') {
    return (
      <LazyBoundary module={jsonEditor} texts={texts}>
        {({ JsonEditor }) => (
          <JsonEditor
            key={draftKey}
            schemas={schemas}
            value={value}
            draft={drafts.get(draftKey)}
            problems={problems}
            texts={texts}
            onChange={(next) => change(next, `${name} JSON`)}
            onDraft={(draft) => (draft ? drafts.set(draftKey, draft) : drafts.delete(draftKey))}
          />
        )}
      </LazyBoundary>
    );
  }
  const memory = memories.get(name) ?? new Map<string, unknown>();
  memories.set(name, memory);
  // An item that was just added is not reported yet.
  const typedProblems = problems.filter(
    ({ found, path }) =>
      found !== undefined || path.length < 3 || !isSameJson(valueAt(value, path.slice(0, -1)) ?? {}, {}),
  );
  const rename = (path: Path, from: string, to: string) => {
    const isBrand = section === 'page' && path.length === 1 && path[0] === 'brands';
    if (!isBrand) {
      change(asObject(withRenamedKey(value, path, from, to)), oneStep);
      return;
    }
    renameDraft(drafts, from, to);
    store.getState().change(withRenamedBrand(project, from, to), oneStep);
  };
  return (
    <>
      {drafts.has(draftKey) && (
        <Notice tone="warning" announces="politely">
          {texts.jsonDraft}
        </Notice>
      )}
      <ProblemList problems={typedProblems} />
      <ViewMemory value={memory}>
        <SettingsForm
          key={name}
          schemas={schemas}
          value={withKnownKeys(schemas.json, value)}
          problems={textsByPlace(typedProblems)}
          inherited={inherited}
          themeBelow={(path) => themeBelow(project, section, path)}
          onChange={(next, what) => change(next, what)}
          onRename={rename}
        />
      </ViewMemory>
    </>
  );
}

/** The edited sections: the widget, the brand and the page. */
export function SettingsPane(): ReactNode {
  const { texts } = useConfigurator();
  const [section, setSection] = useState<Section>('widget');
  const [view, setView] = useState<'form' | 'json'>('form');
  const [drafts] = useState<Drafts>(() => new Map());
  const [memories] = useState(() => new Map<string, Map<string, unknown>>());
  return (
    <div className="cover-settings">
      <div className="cover-settings-bar">
        <Tabs
          id="sections"
          label={texts.sections}
          tabs={sections.map((value) => ({ value, label: texts[`section.${value}`] }))}
          value={section}
          onChange={setSection}
        />
        <Segments
          label={texts.view}
          options={(['form', 'json'] as const).map((value) => ({ value, label: texts[`view.${value}`] }))}
          value={view}
          onChange={setView}
        />
      </div>
      {sections.map((tab) => (
        <div
          key={tab}
          className="cover-settings-panel"
          role="tabpanel"
          id={panelId('sections', tab)}
          aria-labelledby={tabId('sections', tab)}
          hidden={tab !== section}
        >
          {tab === section && (
            <>
              <p className="cover-field-hint">{texts[`about.${tab}`]}</p>
              {tab === 'widget' && view === 'form' && <ExampleButton />}
              {tab === 'brand' && view === 'form' && (
                <>
                  <StartFromBrand />
                  <BrandKey drafts={drafts} />
                </>
              )}
              <SectionView section={tab} view={view} drafts={drafts} memories={memories} />
              {tab === 'widget' && view === 'form' && <ContentField />}
            </>
          )}
        </div>
      ))}
    </div>
  );
}
