import * as z from 'zod/mini';
import { described } from '#domain/description';
import { keyed } from '#domain/keyed';
import { servicesConfig } from '#services/services-config';
import type { WidgetDefinition } from './define-widget.ts';
import { themeConfig } from './theme-config.ts';

const languageConfig = described(z.enum(['en', 'es']), {
  description: 'Language of the texts. Without it, the nearest `lang` attribute on the page decides, then English.',
  examples: ['es'],
});

const isolationConfig = described(z.enum(['shadow', 'light']), {
  description:
    'Where the widget renders: in a shadow root, or in the element itself. `light` is the default of the sign-in and password widgets, because password managers miss inputs in shadow roots; `shadow` of all others.',
  examples: ['light'],
});

const loadConfig = described(z.enum(['visible', 'idle', 'interaction', 'eager']), {
  description:
    'When the widget loads: as it comes near the visible part of the page (`visible`, the default), when the page is idle, when the visitor touches it, or at once.',
  examples: ['idle'],
});

const debugConfig = described(z.boolean(), {
  description:
    'Shows every problem of the configuration in a panel on the widget. `?covermount-debug` in the address does the same for the whole page.',
  examples: [true],
});

const services = described(servicesConfig, {
  description: 'Where the services are, and how they are asked.',
  examples: [{ api: { base: 'https://api.agency.example' } }],
});

/** The keys that every widget has. */
export const commonShape = {
  brand: z.optional(
    described(z.string(), {
      description: 'Which of the page block’s `brands` the widget speaks for. Without it, the page block’s `brand`.',
      examples: ['lonestar'],
    }),
  ),
  language: z.optional(languageConfig),
  debug: z.optional(debugConfig),
  load: z.optional(loadConfig),
  isolation: z.optional(isolationConfig),
  theme: z.optional(themeConfig),
  services: z.optional(services),
};

/** The names of these keys, without `labels`, whose keys differ from widget to widget. */
export const commonKeys: readonly string[] = Object.keys(commonShape);

/** The part of a definition that determines its configuration. */
export interface Configured extends Pick<WidgetDefinition, 'config'> {
  strings: Pick<WidgetDefinition['strings'], 'en'>;
}

/** The whole schema of a widget's configuration: its own keys, the common ones, and a label for each of its texts. */
export function widgetConfig(definition: Configured): z.ZodMiniObject {
  const schema = schemas.get(definition) ?? makeWidgetConfig(definition);
  schemas.set(definition, schema);
  return schema;
}

const schemas = new WeakMap<Configured, z.ZodMiniObject>();

function makeWidgetConfig({ config, strings }: Configured): z.ZodMiniObject {
  const text = z.optional(z.string());
  const texts = Object.fromEntries(Object.keys(strings.en).map((key) => [key, text]));
  const oneLanguage = z.optional(z.object(texts));
  const labels = z.object({ ...texts, en: oneLanguage, es: oneLanguage });
  return z.object({
    ...commonShape,
    ...config.shape,
    labels: z.optional(
      described(labels, {
        description:
          'Texts that replace the widget’s own, key by key: for both languages, or under `en` and `es` for one of them.',
        examples: [{}],
      }),
    ),
  });
}

const anyWidget = keyed(z.unknown());

const widgetsConfig = described(keyed(anyWidget), {
  description: 'Configuration for every widget of a name, by the name: weaker than what an element says itself.',
  examples: [{ 'zip-form': { quotePage: '/get-a-quote' } }],
});

/** A brand preset: the value of a key of the page block’s `brands`. */
export const brandConfig = z.object({
  code: described(z.string().check(z.minLength(1), z.regex(/^[\w-]+$/, 'letters, digits, - and _')), {
    description: 'Names the brand in storage (`covermount:<code>:…`) and to the services. Letters, digits, - and _.',
    examples: ['LS'],
  }),
  name: described(z.string().check(z.minLength(1)), {
    description: 'The brand’s name as visitors read it.',
    examples: ['Lone Star Cover'],
  }),
  logo: z.optional(described(z.string(), { description: 'Address of the logo.', examples: ['/brands/lonestar.svg'] })),
  phone: z.optional(
    described(z.string(), { description: 'Number that visitors call, as it is shown.', examples: ['512-555-0142'] }),
  ),
  language: z.optional(languageConfig),
  theme: z.optional(themeConfig),
  services: z.optional(services),
  widgets: z.optional(widgetsConfig),
});

/** The page block: `<script type="application/json" data-covermount="page">`. */
export const pageConfig = z.object({
  brand: z.optional(
    described(z.string(), {
      description: 'The key of `brands` that widgets speak for unless they name one.',
      examples: ['lonestar'],
    }),
  ),
  brands: z.optional(
    described(keyed(brandConfig), {
      description: 'The brands of this page, each a preset.',
      examples: [{ lonestar: { code: 'LS', name: 'Lone Star Cover' } }],
    }),
  ),
  language: z.optional(languageConfig),
  debug: z.optional(debugConfig),
  load: z.optional(loadConfig),
  isolation: z.optional(isolationConfig),
  theme: z.optional(themeConfig),
  services: z.optional(services),
  widgets: z.optional(widgetsConfig),
});
