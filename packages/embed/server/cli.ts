#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { ElementOptions } from './public.ts';
import { importMap, renderElement, renderFirstPaint, styleSources, widgets } from './server.ts';

const usage = `covermount render <widget> --origin <origin> [options]   prints the element with its first paint
covermount styles <widget> --origin <origin> [options]   prints what style-src needs
covermount import-map --files-from <address>             prints an import map with the hash of every module

  --origin <origin>       of the page, such as https://www.agency.example
  --config <file>         configuration of the element, as JSON
  --page <file>           page block, as JSON
  --brand <file>          preset of the brand, as JSON, where it is not one of the page block
  --language <language>   of the page, where the configuration has none: en or es
  --content <file>        HTML inside the element
  --styles-from <address> of dist/: links the style sheet there instead of printing it
  --files-from <address>  of dist/, with a slash at its end
  --nonce <nonce>         of the styles, or of the import map
  --template              prints the template alone, without the element

The widgets are ${widgets.join(', ')}.
`;

/** An error that the user can fix: printed without a stack trace. */
class UsageError extends Error {}

function readText(option: string, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`--${option}: ${file} cannot be read. ${(error as Error).message}`);
  }
}

function readJson(option: string, file: string | undefined): Record<string, unknown> {
  if (file === undefined) return {};
  let value: unknown;
  try {
    value = JSON.parse(readText(option, file));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`--${option}: ${file} is no JSON. ${(error as Error).message}`);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw new UsageError(`--${option}: ${file} has no JSON object.`);
}

const text = { type: 'string' } as const;

function run(): string {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      origin: text,
      config: text,
      page: text,
      brand: text,
      language: text,
      content: text,
      'styles-from': text,
      'files-from': text,
      nonce: text,
      template: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const { origin: pageOrigin, config, page, brand, content, template, help, ...others } = values;
  const { 'styles-from': stylesFrom, 'files-from': filesFrom, ...rest } = others;
  const [command, widget, ...more] = positionals;
  if (help) return usage;
  if (command === 'import-map') {
    if (filesFrom === undefined) throw new UsageError('--files-from is missing: the address of dist/.');
    return `${importMap({ ...rest, filesFrom })}\n`;
  }
  if ((command !== 'render' && command !== 'styles') || !widget || more.length > 0)
    throw new UsageError(usage.trimEnd());
  if (pageOrigin === undefined) throw new UsageError('--origin is missing: addresses are checked against it.');
  const options: ElementOptions = {
    ...rest,
    widget,
    pageOrigin,
    config: readJson('config', config),
    page: readJson('page', page),
    ...(brand !== undefined && { brand: readJson('brand', brand) }),
    ...(stylesFrom !== undefined && { stylesFrom }),
    ...(content !== undefined && { content: readText('content', content) }),
  };
  if (command === 'styles') return `${styleSources(options).join(' ')}\n`;
  return `${template ? renderFirstPaint(options) : renderElement(options)}\n`;
}

try {
  process.stdout.write(run());
} catch (error) {
  // A TypeError is an unknown option, a widget without a first paint, or an invalid origin.
  if (!(error instanceof UsageError || error instanceof TypeError)) throw error;
  process.stderr.write(`covermount: ${error.message}\n`);
  process.exitCode = 1;
}
