import { type ReactNode, useMemo, useRef, useState } from 'react';
import { keyName } from '#configuration/key-name';
import { format } from '#i18n/format';
import { Button } from '#ui/button';
import { Notice } from '#ui/notice';
import { Select } from '#ui/select';
import { Switch } from '#ui/switch';
import { Toolbar } from '#ui/toolbar';
import { placeText, readSection } from '../../configuration/read-section.ts';
import { asObject, isSameJson } from '../../json.ts';
import { namesServices } from '../../named-services.ts';
import type { FromPreview, Shown } from '../../preview/messages.ts';
import { noBrand, type PreviewOptions, shownBrandId, shownPage } from '../../preview/shown-page.ts';
import { brandName } from '../../project.ts';
import { useConfigurator, useProject } from '../configurator-context.ts';
import { LazyDisclosure } from '../lazy-disclosure.tsx';
import { Segments } from '../segments.tsx';
import type { Texts } from '../strings.en.ts';
import { useSchemas } from '../use-schemas.ts';
import { PreviewFrame, widths } from './preview-frame.tsx';
import './preview-pane.css';

interface Outcome {
  tone: 'info' | 'warning';
  text: string;
}

/** What a message of the preview means to an author; undefined if all is well. */
function outcomeOf(message: FromPreview, missing: readonly string[], texts: Texts): Outcome | undefined {
  switch (message.type) {
    case 'failed': {
      const key = `failed.${message.code}`;
      const words = key in texts ? texts[key as keyof Texts] : texts['failed.render'];
      return { tone: 'warning', text: format(words, { keys: missing.length > 0 ? `: ${missing.join(', ')}` : '' }) };
    }
    case 'left':
      return { tone: 'info', text: format(texts.left, { address: message.address }) };
    case 'drawn':
      return message.isDrawn ? undefined : { tone: 'info', text: texts.notDrawn };
    default:
      return undefined;
  }
}

/** The latest message of the preview, and what it displayed then. */
interface PreviewReport {
  message: FromPreview;
  of: Shown;
}

/** A widget that failed is not drawn either, and the failure says more. */
function latestOf(before: PreviewReport | undefined, next: PreviewReport): PreviewReport {
  const isReasonKnown = before?.of === next.of && before.message.type === 'failed';
  return isReasonKnown && next.message.type === 'drawn' && !next.message.isDrawn ? before : next;
}

/** The same object as long as its content is the same: the preview displays each object anew. */
function useUnchanged(next: Shown): Shown {
  const latest = useRef(next);
  if (!isSameJson(latest.current, next)) latest.current = next;
  return latest.current;
}

/** The widget on a page, as visitors would see it. */
export function PreviewPane({ isWide, isFromLink }: { isWide: boolean; isFromLink: boolean }): ReactNode {
  const { texts, site, files } = useConfigurator();
  const project = useProject();
  const [report, setReport] = useState<PreviewReport>();
  const [round, setRound] = useState(0);
  // Nothing calls the services of somebody's link before the reader chooses to.
  const [first] = useState<PreviewOptions['services']>(() => {
    if (site.services) return 'site';
    const { page, config, others } = project;
    return isFromLink && namesServices({ page, config, others: asObject(others) }) ? 'none' : 'own';
  });
  const [options, setOptions] = useState<PreviewOptions>({
    width: 390,
    brand: undefined,
    language: undefined,
    services: first,
    media: { forcedColors: false, reducedMotion: false },
  });
  const set = (changed: Partial<PreviewOptions>) => setOptions((now) => ({ ...now, ...changed }));
  const shown = useUnchanged(useMemo(() => shownPage(project, site, options), [project, site, options]));
  const own = shownBrandId(project, site);
  const brands = { ...site.brands, ...asObject(project.page.brands) };
  const hasOwn = Object.hasOwn(brands, own);
  const chosenBrand: string = options.brand === undefined ? 'own' : `of ${options.brand}`;
  const { schemas } = useSchemas(project.widget);
  const missing = useMemo(
    () =>
      (schemas ? readSection(project, 'widget', schemas).problems : [])
        .filter(({ kind }) => kind === 'required')
        .map(({ path }) => placeText(path)),
    [project, schemas],
  );
  const outcome = report?.of === shown ? outcomeOf(report.message, missing, texts) : undefined;
  const { media } = options;
  const tools = (
    <Toolbar label={texts.previewTools}>
      <Segments
        label={texts.width}
        options={widths.map((width) => ({ value: String(width), label: String(width) }))}
        value={String(options.width)}
        onChange={(width) => set({ width: Number(width) })}
      />
      <Switch
        id="preview-forced-colors"
        name="preview-forced-colors"
        label={texts.forcedColors}
        value={media.forcedColors}
        onChange={(forcedColors) => set({ media: { ...media, forcedColors } })}
      />
      <Switch
        id="preview-reduced-motion"
        name="preview-reduced-motion"
        label={texts.reducedMotion}
        value={media.reducedMotion}
        onChange={(reducedMotion) => set({ media: { ...media, reducedMotion } })}
      />
      <Button variant="quiet" accessibleName={texts.restartName} onClick={() => setRound(round + 1)}>
        {texts.restart}
      </Button>
      <Select
        id="preview-brand"
        name="preview-brand"
        size="compact"
        label={texts.previewBrand}
        value={chosenBrand}
        options={[
          { value: 'own', label: hasOwn ? brandName(own, brands[own]) : texts.noBrand },
          ...Object.keys(brands)
            .filter((id) => id !== own)
            .map((id) => ({ value: `of ${id}`, label: brandName(id, brands[id]) })),
          ...(hasOwn ? [{ value: `of ${noBrand}`, label: texts.noBrand }] : []),
        ]}
        onChange={(value) => set({ brand: value === 'own' ? undefined : value.slice('of '.length) })}
      />
      <Select
        id="preview-language"
        name="preview-language"
        size="compact"
        label={texts.previewLanguage}
        value={options.language ?? 'own'}
        options={[
          { value: 'own', label: texts.asSetUp },
          { value: 'en', label: texts.english },
          { value: 'es', label: texts.spanish },
        ]}
        onChange={(value) => set({ language: value === 'own' ? undefined : value })}
      />
      {first !== 'own' && (
        <Select
          id="preview-services"
          name="preview-services"
          size="compact"
          label={texts.services}
          value={options.services}
          options={([first, 'own'] as const).map((value) => ({ value, label: texts[`services.${value}`] }))}
          onChange={(services) => set({ services })}
        />
      )}
    </Toolbar>
  );
  return (
    <div className="cover-preview">
      {isWide ? (
        tools
      ) : (
        <LazyDisclosure look="plain" summary={texts.previewTools}>
          {() => tools}
        </LazyDisclosure>
      )}
      <div role="status">
        {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
        {media.forcedColors && <p className="cover-field-hint">{texts.forcedColorsNote}</p>}
      </div>
      <PreviewFrame
        title={format(texts.previewTitle, { name: keyName(project.widget) })}
        address={`${files}configurator/preview.html`}
        shown={shown}
        width={options.width}
        round={round}
        onMessage={(message) =>
          message.type !== 'ready' && setReport((before) => latestOf(before, { message, of: shown }))
        }
      />
    </div>
  );
}
