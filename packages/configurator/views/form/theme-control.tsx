import type { ReactNode } from 'react';
import { keyName } from '#configuration/key-name';
import type { FieldOf, SchemaField } from '#configuration/schema-fields';
import { format } from '#i18n/format';
import { Notice } from '#ui/notice';
import { TextField } from '#ui/text-field';
import { type Theme, type TokenName, tokens } from '#ui/tokens';
import { asObject, type Json, type JsonObject } from '../../json.ts';
import { isFound } from '../../schema/field-text.ts';
import { LazyDisclosure } from '../lazy-disclosure.tsx';
import { ControlFrame, idOf, useFieldTexts } from './control-frame.tsx';
import { type ControlViewProps, useFormContext } from './form-context.ts';
import { type MeasuredPair, ratioText, type ThemeColors, useThemeColors } from './use-theme-colors.ts';
import './theme-control.css';

const kinds = ['color', 'type', 'shape'] as const;

/** The kind of a token, from its CSS property. */
function kindOf(key: string): (typeof kinds)[number] {
  const { property } = tokens[key as TokenName];
  if (property === 'color' || property === 'background' || property === 'color-scheme') return 'color';
  return /^(font|line-height|letter-spacing|text-transform)/.test(property) ? 'type' : 'shape';
}

const isColor = (key: string): key is TokenName => {
  const { property } = tokens[key as TokenName];
  return property === 'color' || property === 'background';
};

/** Tokens that usually have one of few values; the reader accepts any CSS value, such as `var(--…)`. */
const choicesOf: Readonly<Partial<Record<string, readonly string[]>>> = {
  scheme: ['light', 'dark'],
  actionCase: ['none', 'uppercase'],
};

/** A token's field as the form shows it. */
function drawnAs(field: SchemaField): SchemaField {
  const choices = choicesOf[field.name];
  return choices ? { ...field, kind: 'choice', choices } : field;
}

/** Only text values: the reader reports others as problems. */
const themeOf = (value: JsonObject): Theme =>
  Object.fromEntries(Object.entries(value).filter(([key, token]) => key in tokens && typeof token === 'string'));

function contrastText(
  { token, ground, needed, ratio, isEnough }: MeasuredPair,
  self: string,
  texts: Record<'contrastEnough' | 'contrastLow', string>,
): string {
  const other = token === self ? ground : token;
  return format(isEnough ? texts.contrastEnough : texts.contrastLow, {
    ratio: ratioText(ratio),
    ground: keyName(other),
    needed,
  });
}

interface TokenProps {
  field: SchemaField;
  path: ControlViewProps['path'];
  value: Json | undefined;
  /** The color without a value here: that of the brand or the page, otherwise the default. */
  inherited: string;
  colors: ThemeColors;
}

/** A color field with any CSS syntax, and a color picker. */
function ColorToken({ field, path, value, inherited, colors }: TokenProps): ReactNode {
  const { texts, change } = useFormContext();
  const { error, ...fieldTexts } = useFieldTexts({ field, path, value });
  const own = colors.pairs.filter(({ token }) => token === field.name);
  const low = own.filter(({ isEnough }) => !isEnough);
  const words = (pairs: readonly MeasuredPair[]) =>
    pairs.map((pair) => contrastText(pair, field.name, texts)).join(' ');
  const isLow = low.length > 0;
  return (
    <ControlFrame field={field} path={path} value={value}>
      <div className="cover-color-token">
        <TextField
          {...fieldTexts}
          value={typeof value === 'string' ? value : ''}
          placeholder={inherited}
          autoCapitalize="none"
          error={error ?? (isLow ? words(low) : undefined)}
          status={own.length > 0 ? own.map((pair) => contrastText(pair, field.name, texts)).join(' · ') : undefined}
          action={
            <input
              className="cover-color-picker"
              type="color"
              aria-label={format(texts.pickColor, { name: field.label })}
              value={colors.hexOf(field.name as TokenName)}
              onChange={(event) => change(path, event.target.value)}
            />
          }
          onChange={(text) => change(path, text === '' ? undefined : text)}
        />
      </div>
    </ControlFrame>
  );
}

/** The design tokens, with the contrast of foregrounds on backgrounds. */
export function ThemeControl({ field, path, value }: ControlViewProps<FieldOf<'group'>>): ReactNode {
  const { texts, words, themeBelow, ControlView } = useFormContext();
  const theme = asObject(value);
  const below = themeOf(themeBelow(path));
  const { colors, probe } = useThemeColors({ ...below, ...themeOf(theme) });
  const low = colors.pairs.filter(({ isEnough }) => !isEnough);
  const found = field.fields.filter((member) => words.trim() === '' || isFound(member, words));
  return (
    <div className="cover-setting-list">
      <div className="cover-root" hidden ref={probe}>
        <span />
      </div>
      <div role="status">
        <Notice tone={low.length > 0 ? 'warning' : 'success'} title={texts.contrastAll}>
          {low.length === 0
            ? texts.contrastGood
            : low.length === 1
              ? texts.contrastWrongOne
              : format(texts.contrastWrong, { count: low.length })}
          {low.length > 0 && (
            <ul>
              {low.map((pair) => (
                <li key={`${pair.token} ${pair.ground}`}>
                  {keyName(pair.token)}: {contrastText(pair, pair.token, texts)}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      </div>
      {kinds.map((kind) => {
        const members = found.filter(({ name }) => kindOf(name) === kind);
        if (members.length === 0) return null;
        return (
          <LazyDisclosure key={kind} openKey={`${idOf(path)} ${kind}`} summary={texts[`theme.${kind}`]}>
            {() => (
              <div className="cover-setting-members">
                {members.map((member) => {
                  const props = { field: member, path: [...path, member.name], value: theme[member.name] };
                  return isColor(member.name) ? (
                    <ColorToken
                      key={member.name}
                      {...props}
                      inherited={below[member.name] ?? String(member.default)}
                      colors={colors}
                    />
                  ) : (
                    <ControlView key={member.name} {...props} field={drawnAs(member)} />
                  );
                })}
              </div>
            )}
          </LazyDisclosure>
        );
      })}
    </div>
  );
}
