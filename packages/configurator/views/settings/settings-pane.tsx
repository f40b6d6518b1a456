import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '#ui/button';
import { LazyBoundary, LazyModule, MissingModule } from '#ui/lazy-module';
import { Notice } from '#ui/notice';
import { Select } from '#ui/select';
import { Spinner } from '#ui/spinner';
import { TextArea } from '#ui/text-area';
import { withKnownKeys } from '../../configuration/known-keys.ts';
import { readSection, textsByPlace } from '../../configuration/read-section.ts';
import { themeBelow } from '../../configuration/theme-below.ts';
import { asObject, type JsonObject } from '../../json.ts';
import { brandIdOf, brandName, type Section, sectionValue, withSection } from '../../project.ts';
import { useConfigurator, useProject } from '../configurator-context.ts';
import { SettingsForm } from '../form/settings-form.tsx';
import { Segments } from '../segments.tsx';
import { panelId, tabId, Tabs } from '../tabs.tsx';
import { schemaOf, useSchemas } from '../use-schemas.ts';
import { ExampleButton } from './example-button.tsx';
import { ProblemList } from './problem-list.tsx';
import './settings-pane.css';

const jsonEditor = new LazyModule(() => import('../../editor/json-editor.chunk.tsx'));

const sections = ['widget', 'brand', 'page'] as const;

/** Takes over a brand of the site. */
function StartFromBrand(): ReactNode {
  const { texts, store, site } = useConfigurator();
  const project = useProject();
  const [chosen, setChosen] = useState('');
  const ids = Object.keys(site.brands);
  if (ids.length === 0) return null;
  const use = () => {
    const { brand: _named, brands } = project.page;
    const page = {
      ...project.page,
      brand: chosen,
      brands: { ...asObject(brands), [chosen]: site.brands[chosen] ?? {} },
    };
    store.getState().change({ ...project, page }, `brand ${chosen}`);
  };
  return (
    <div className="cover-settings-start">
      <Select
        id="start-from-brand"
        name="start-from-brand"
        label={texts.startFrom}
        optionalText=" "
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

/** What is inside the widget's element. */
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
  /** JSON that cannot be read, as it was typed, by section. */
  drafts: Map<string, string>;
}

/** A section as a form or as JSON, with what is wrong in it. */
function SectionView({ section, view, drafts }: SectionViewProps): ReactNode {
  const { texts, store } = useConfigurator();
  const project = useProject();
  const name = schemaOf(project, section);
  const { schemas, isMissing, retry } = useSchemas(name);
  const reading = useMemo(() => schemas && readSection(project, section, schemas), [project, section, schemas]);
  if (isMissing) return <MissingModule texts={texts} retry={retry} />;
  if (!schemas || !reading) return <Spinner text={texts.loading} />;
  const value = sectionValue(project, section);
  const change = (next: JsonObject, what: string) => store.getState().change(withSection(project, section, next), what);
  const { problems } = reading;
  const place = `${name} ${section === 'brand' ? brandIdOf(project) : ''}`;
  if (view === 'json') {
    return (
      <LazyBoundary module={jsonEditor} texts={texts}>
        {({ JsonEditor }) => (
          <JsonEditor
            key={place}
            schemas={schemas}
            value={value}
            draft={drafts.get(place)}
            problems={problems}
            texts={texts}
            onChange={(next) => change(next, `${name} JSON`)}
            onDraft={(text) => (text === undefined ? drafts.delete(place) : drafts.set(place, text))}
          />
        )}
      </LazyBoundary>
    );
  }
  return (
    <>
      {drafts.has(place) && (
        <Notice tone="warning" announces="politely">
          {texts.jsonDraft}
        </Notice>
      )}
      <ProblemList problems={problems} />
      <SettingsForm
        schemas={schemas}
        value={withKnownKeys(schemas.json, value)}
        problems={textsByPlace(problems)}
        themeBelow={(path) => themeBelow(project, section, path)}
        onChange={(next, what) => change(next, what)}
      />
    </>
  );
}

/** What is set up: the widget, the brand and the page. */
export function SettingsPane(): ReactNode {
  const { texts } = useConfigurator();
  const [section, setSection] = useState<Section>('widget');
  const [view, setView] = useState<'form' | 'json'>('form');
  const [drafts] = useState(() => new Map<string, string>());
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
      {sections.map((one) => (
        <div
          key={one}
          className="cover-settings-panel"
          role="tabpanel"
          id={panelId('sections', one)}
          aria-labelledby={tabId('sections', one)}
          hidden={one !== section}
        >
          {one === section && (
            <>
              <p className="cover-field-hint">{texts[`about.${one}`]}</p>
              {one === 'widget' && view === 'form' && <ExampleButton />}
              {one === 'brand' && view === 'form' && <StartFromBrand />}
              <SectionView section={one} view={view} drafts={drafts} />
              {one === 'widget' && view === 'form' && <ContentField />}
            </>
          )}
        </div>
      ))}
    </div>
  );
}
