import {
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useStore } from 'zustand';
import { keyName } from '#configuration/key-name';
import type { Language } from '#domain/language';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { Select } from '#ui/select';
import { projectHash } from '../address/project-hash.ts';
import { keepUnwritten } from '../address/unwritten-project.ts';
import { widgetNames } from '../configuration/load-schemas.ts';
import { asObject, type Json } from '../json.ts';
import type { OutputForm } from '../outputs/output.ts';
import type { ProjectStore } from '../project-store.ts';
import { withWidget } from '../project.ts';
import {
  ConfiguratorContext,
  type ConfiguratorContextValue,
  useConfigurator,
  useProject,
} from './configurator-context.ts';
import { PasteDialog } from './paste/paste-dialog.tsx';
import { CodePane } from './result/code-pane.tsx';
import { PreviewPane } from './result/preview-pane.tsx';
import { Segments } from './segments.tsx';
import { SettingsPane } from './settings/settings-pane.tsx';
import type { Texts } from './strings.en.ts';
import { panelId, tabId, Tabs } from './tabs.tsx';
import './configurator.css';

export type LinkState = 'none' | 'read' | 'broken';

type Pane = 'settings' | 'preview' | 'code';

const wide = matchMedia('(width >= 64em)');

/** Whether there is room for the settings and what comes of them side by side. */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      wide.addEventListener('change', changed);
      return () => wide.removeEventListener('change', changed);
    },
    () => wide.matches,
  );

/** Keeps the project in the address, a moment after it has changed. Once everything is undone, the address is as it was. */
function useAddress(store: ProjectStore): void {
  const { project, past, future } = useStore(store);
  const [first] = useState(() => location.hash);
  useEffect(() => {
    if (past.length === 0) {
      // An address that nobody has changed anything at stays as it is.
      if (future.length > 0) history.replaceState(history.state, '', `${location.pathname}${location.search}${first}`);
      return undefined;
    }
    let isLatest = true;
    let isWritten = false;
    // Writing the address takes a moment that a page which is left does not have.
    const keep = () => !isWritten && keepUnwritten(project);
    addEventListener('pagehide', keep);
    const timer = setTimeout(() => {
      void projectHash(project).then((hash) => {
        if (!isLatest) return;
        history.replaceState(history.state, '', hash);
        isWritten = true;
      });
    }, 300);
    return () => {
      isLatest = false;
      removeEventListener('pagehide', keep);
      clearTimeout(timer);
    };
  }, [project, past, future, first]);
}

/** Other origins in some JSON. */
function originsIn(value: Json | undefined): string[] {
  if (typeof value === 'string')
    return /^https?:\/\//.test(value) && URL.canParse(value) ? [new URL(value).origin] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((member) => originsIn(member));
}

/** Anyone can make a link: where its services are is said before its code is used. */
function LinkNotice(): ReactNode {
  const { texts } = useConfigurator();
  const { page, config, files } = useProject();
  const [isClosed, setClosed] = useState(false);
  const brands = Object.values(asObject(page.brands)).map((brand) => asObject(brand).services);
  const origins = [...new Set([page.services, config.services, files, ...brands].flatMap(originsIn))];
  if (isClosed || origins.length === 0) return null;
  return (
    <Notice tone="warning" closeText={texts.close} onClose={() => setClosed(true)}>
      {format(texts.fromLink, { origins: origins.join(', ') })}
    </Notice>
  );
}

/** An address that was cut: nobody should take what is shown for what was sent. */
function BrokenLinkNotice(): ReactNode {
  const { texts } = useConfigurator();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <Notice tone="warning" announces="politely" closeText={texts.close} onClose={() => setClosed(true)}>
      {texts.brokenLink}
    </Notice>
  );
}

interface HeadProps {
  onLanguage: (language: Language) => void;
  onPaste: () => void;
}

function Head({ onLanguage, onPaste }: HeadProps): ReactNode {
  const { texts, language, store } = useConfigurator();
  const { project, past, future, change, undo, redo } = useStore(store);
  return (
    <div className="cover-configurator-head">
      <h1 className="cover-configurator-title">{texts.title}</h1>
      <Select
        id="widget"
        name="widget"
        size="compact"
        label={texts.widgetToMake}
        value={project.widget}
        options={widgetNames.map((name) => ({ value: name, label: keyName(name) }))}
        onChange={(widget) => change(withWidget(project, widget), `widget ${widget}`)}
      />
      <div className="cover-configurator-actions">
        <Button variant="quiet" icon="back" isTextHidden isDisabled={past.length === 0} onClick={undo}>
          {texts.undo}
        </Button>
        <Button variant="quiet" icon="next" isTextHidden isDisabled={future.length === 0} onClick={redo}>
          {texts.redo}
        </Button>
        <Button onClick={onPaste}>{texts.paste}</Button>
        <Segments
          label={texts.uiLanguage}
          options={[
            { value: 'en', label: texts.english },
            { value: 'es', label: texts.spanish },
          ]}
          value={language}
          onChange={(next) => onLanguage(next)}
        />
      </div>
    </div>
  );
}

export interface ConfiguratorProps extends Omit<ConfiguratorContextValue, 'texts' | 'language'> {
  textsIn: Readonly<Record<Language, Texts>>;
  language: Language;
  /** Whether the project came with the address, or could not be read from it. */
  link: LinkState;
}

/** The whole page: settings on one side, what comes of them on the other; on a phone one after the other. */
export function Configurator({
  textsIn,
  language: first,
  link,
  store,
  site,
  files,
  siteFiles,
  version,
}: ConfiguratorProps): ReactNode {
  const [language, setLanguage] = useState(first);
  const [pane, setPane] = useState<Pane>('settings');
  const [isPasting, setPasting] = useState(false);
  const [form, setForm] = useState<OutputForm>('element');
  const panes = useRef<HTMLDivElement>(null);
  /** Where each view was scrolled to on a phone, where only one of them shows. */
  const scrolled = useRef(new Map<Pane, number>());
  const isWide = useIsWide();
  const id = useId();
  const texts = textsIn[language];
  useAddress(store);
  const context = useMemo(
    () => ({ texts, language, store, site, files, siteFiles, version }),
    [texts, language, store, site, files, siteFiles, version],
  );
  // Beside the settings there is always one of the others.
  const shown = isWide && pane === 'settings' ? 'preview' : pane;
  const choices = (isWide ? ['preview', 'code'] : ['settings', 'preview', 'code']) as Pane[];
  useLayoutEffect(() => {
    if (isWide) return;
    const at = scrolled.current.get(shown);
    const element = panes.current;
    if (at !== undefined) scrollTo(0, at);
    else if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
  }, [shown, isWide]);
  const tabs = (
    <Tabs
      id={id}
      label={texts.panes}
      tabs={choices.map((value) => ({ value, label: texts[`pane.${value}`] }))}
      value={shown}
      onChange={(next) => {
        scrolled.current.set(shown, scrollY);
        setPane(next);
      }}
    />
  );
  const panel = (value: Pane) => ({
    role: 'tabpanel',
    id: panelId(id, value),
    'aria-labelledby': tabId(id, value),
    hidden: value !== shown,
  });
  const settings = isWide ? ({ role: 'region', 'aria-label': texts['pane.settings'] } as const) : panel('settings');
  return (
    <ConfiguratorContext value={context}>
      <div className="cover-configurator" lang={language} onBlur={() => store.getState().endStep()}>
        <Head onLanguage={setLanguage} onPaste={() => setPasting(true)} />
        {link === 'read' && <LinkNotice />}
        {link === 'broken' && <BrokenLinkNotice />}
        {!isWide && <div className="cover-configurator-tabs">{tabs}</div>}
        <div className="cover-configurator-panes" ref={panes}>
          <div className="cover-configurator-settings" {...settings}>
            <SettingsPane />
          </div>
          <div className="cover-configurator-result">
            {isWide && tabs}
            <div {...panel('preview')}>
              <PreviewPane isWide={isWide} />
            </div>
            <div {...panel('code')}>{shown === 'code' && <CodePane form={form} onForm={setForm} />}</div>
          </div>
        </div>
        <PasteDialog isOpen={isPasting} onClose={() => setPasting(false)} />
      </div>
    </ConfiguratorContext>
  );
}
