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
import { saveProjectBackup } from '../address/project-backup.ts';
import { projectHash } from '../address/project-hash.ts';
import { widgetNames } from '../configuration/load-schemas.ts';
import { asObject } from '../json.ts';
import { serviceOrigins } from '../named-services.ts';
import type { OutputForm } from '../outputs/output.ts';
import type { ProjectStore } from '../project-store.ts';
import { type Project, withWidget } from '../project.ts';
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

/** Whether the settings and their result fit side by side. */
const useIsWide = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      wide.addEventListener('change', changed);
      return () => wide.removeEventListener('change', changed);
    },
    () => wide.matches,
  );

/**
 * Writes the project into the address, shortly after each change. Once everything is undone, the original address is
 * restored.
 *
 * @param isRestored the project is that of the page before a reload, which the address may lack.
 * @returns whether the project is too long for the address, which keeps an earlier one.
 */
function useAddress(store: ProjectStore, isRestored: boolean): boolean {
  const { project, past, future } = useStore(store);
  const [isTooLong, setTooLong] = useState(false);
  const isOriginal = past.length === 0 && !isRestored;
  const [first] = useState(() => location.hash);
  useEffect(() => {
    if (isOriginal) {
      // Without any change, the address stays as it is.
      if (future.length > 0) history.replaceState(history.state, '', `${location.pathname}${location.search}${first}`);
      return undefined;
    }
    let isLatest = true;
    // The address is written with a delay, and the page may be left before. A reload that begins before it is written
    // loads the earlier address, even if it is written by the time the page is left.
    const keep = () => saveProjectBackup(project);
    addEventListener('pagehide', keep);
    const timer = setTimeout(() => {
      void projectHash(project).then(
        (hash) => {
          if (!isLatest) return;
          history.replaceState(history.state, '', hash);
          setTooLong(false);
        },
        () => isLatest && setTooLong(true),
      );
    }, 300);
    return () => {
      isLatest = false;
      removeEventListener('pagehide', keep);
      clearTimeout(timer);
    };
  }, [project, isOriginal, future, first]);
  return isTooLong && !isOriginal;
}

/** The origins of a project's services, and of its files. */
const originsOf = ({ page, config, others, files }: Project): string[] => [
  ...serviceOrigins({ page, config, others: asObject(others) }, location.href),
  ...serviceOrigins({ services: files ?? '' }, location.href),
];

/** Anyone can make a link: the origins of its services are shown before its code is used. */
function LinkNotice(): ReactNode {
  const { texts } = useConfigurator();
  const origins = [...new Set(originsOf(useProject()))];
  const [isClosed, setClosed] = useState(false);
  if (isClosed || origins.length === 0) return null;
  return (
    <Notice tone="warning" closeText={texts.close} onClose={() => setClosed(true)}>
      {format(texts.fromLink, { origins: origins.join(', ') })}
    </Notice>
  );
}

/** For a truncated address: visitors should not mistake what is shown for what was sent. */
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
  /** Whether the project was loaded from the address, or the address could not be read. */
  link: LinkState;
  /** The project is that of the page before a reload. */
  isRestored?: boolean;
}

/** The whole page: settings on one side, their result on the other; on a phone one at a time. */
export function Configurator({
  textsIn,
  language: first,
  link,
  isRestored = false,
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
  /** The scroll position of each view on a phone, where only one shows. */
  const scrolled = useRef(new Map<Pane, number>());
  const isWide = useIsWide();
  const id = useId();
  const texts = textsIn[language];
  const isTooLong = useAddress(store, isRestored);
  const context = useMemo(
    () => ({ texts, language, store, site, files, siteFiles, version }),
    [texts, language, store, site, files, siteFiles, version],
  );
  // Beside the settings, one of the other views is always shown.
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
        {isTooLong && (
          <Notice tone="warning" announces="politely">
            {texts.addressTooLong}
          </Notice>
        )}
        {!isWide && <div className="cover-configurator-tabs">{tabs}</div>}
        <div className="cover-configurator-panes" ref={panes}>
          <div className="cover-configurator-settings" {...settings}>
            <SettingsPane />
          </div>
          <div className="cover-configurator-result">
            {isWide && tabs}
            <div {...panel('preview')}>
              <PreviewPane isWide={isWide} isFromLink={link === 'read' || isRestored} />
            </div>
            <div {...panel('code')}>
              {shown === 'code' && <CodePane form={form} onForm={setForm} isInAddress={!isTooLong} />}
            </div>
          </div>
        </div>
        <PasteDialog isOpen={isPasting} onClose={() => setPasting(false)} />
      </div>
    </ConfiguratorContext>
  );
}
