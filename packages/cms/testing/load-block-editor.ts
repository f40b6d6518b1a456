import { readFileSync } from 'node:fs';
import {
  createContext,
  createElement,
  Fragment,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react';
import type { SchemaField } from '#configuration/schema-fields';
import { readSchema } from '../read-schema.ts';

type Json = Record<string, unknown>;

interface ControlProps {
  fields: readonly SchemaField[];
  value: Json | undefined;
  onChange: (next: Json | undefined) => void;
}

interface Block {
  edit: (props: {
    attributes: Json;
    setAttributes: (changes: Json) => void;
  }) => ReactElement<{ children: ReactElement[] }>;
}

interface EditorScripts {
  Fields: (props: ControlProps) => ReactNode;
  blocks: ReadonlyMap<string, Block>;
}

const source = (file: string): string => readFileSync(new URL(`../wordpress/admin/${file}`, import.meta.url), 'utf8');

/** Renders its content, like an open panel in WordPress. */
const Panel = ({ title, children }: { title?: string; children?: ReactNode }) =>
  createElement('section', null, createElement('h2', null, title), children);

type Shown = Json & { label?: string; help?: string; children?: ReactNode };

const control =
  (kind: string) =>
  ({ label, help, children, options, suggestions, value }: Shown) =>
    createElement(
      'div',
      {
        'data-kind': kind,
        'data-value': JSON.stringify(value),
        'data-options': JSON.stringify(options ?? suggestions),
      },
      createElement('label', null, label),
      createElement('p', null, help),
      children,
    );

const keysOf = (widget: string): string[] =>
  Object.keys(readSchema(widget).properties ?? {}).filter((key) => key !== '$schema');

/** Runs the scripts of the block editor with WordPress' own components replaced by plain ones. */
export function loadBlockEditor(widgets: readonly string[]): EditorScripts {
  const blocks = new Map<string, Block>();
  const wp = {
    element: { createContext, createElement, Fragment, useContext, useEffect, useState },
    components: {
      BaseControl: control('base'),
      Button: control('button'),
      FormTokenField: control('tokens'),
      Notice: Panel,
      PanelBody: Panel,
      SelectControl: control('select'),
      Spinner: Panel,
      TextControl: control('text'),
      TextareaControl: control('textarea'),
    },
    blockEditor: { InnerBlocks: Panel, InspectorControls: Panel, useBlockProps: (props: Json) => props },
    blocks: {
      getBlockType: (name: string) => ({ title: name }),
      registerBlockType: (name: string, block: Block) => blocks.set(name, block),
    },
  };
  const keys = Object.fromEntries(widgets.map((name) => [name, keysOf(name)]));
  const window: Json = { wp, covermountBuild: { fields: '/fields/', version: '0.0.0', keys } };
  for (const file of ['controls.js', 'editor.js'])
    // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- a script of a page
    new Function('window', source(file))(window);
  const { Fields } = window.covermountControls as Pick<EditorScripts, 'Fields'>;
  return { Fields, blocks };
}

/** The attributes that the editor stores for a configuration, and the configuration that it reads from attributes. */
export function blockCodec(name: string): {
  store: (config: Json, before?: Json) => Json;
  read: (attributes: Json) => Json;
} {
  const { blocks } = loadBlockEditor([name]);
  const settingsOf = (attributes: Json, setAttributes: (changes: Json) => void = () => undefined) => {
    const shown = blocks.get(`covermount/${name}`)!.edit({ attributes, setAttributes });
    const [inspector] = shown.props.children as [ReactElement<{ children: ReactElement }>];
    return (inspector.props.children as ReactElement<{ config: Json; setConfig: (next: Json) => void }>).props;
  };
  return {
    store(config, before = {}) {
      let stored: Json = {};
      settingsOf(before, (changes) => (stored = changes)).setConfig(config);
      return stored;
    },
    read: (attributes) => settingsOf(attributes).config,
  };
}
