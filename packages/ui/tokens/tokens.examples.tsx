import { tokenProperty } from '../theme/theme.tsx';
import { tokens } from './tokens.tsx';
import type { TokenName } from './tokens.tsx';

const names = Object.keys(tokens) as TokenName[];

/** A description, which marks code with back-ticks. */
function Description({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

/** The color tokens with a brand's values. */
export function Colors() {
  const colors = names.slice(names.indexOf('canvas'), names.indexOf('fontBody'));
  return (
    <ul style={{ display: 'grid', gap: 12, padding: 0 }}>
      {colors.map((name) => (
        <li key={name} style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
          <span
            style={{
              flex: 'none',
              inlineSize: 44,
              blockSize: 44,
              border: '1px solid var(--c-line)',
              borderRadius: 'var(--c-radius)',
              background: `var(${tokenProperty(name).replace('--cover', '--c')})`,
            }}
          />
          <p>
            <strong>{name}</strong>: <Description text={tokens[name].description} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Every token with its CSS property and its default. */
export function Table() {
  return (
    <dl style={{ display: 'grid', gap: 16 }}>
      {names.map((name) => (
        <div key={name}>
          <dt>
            <strong>{name}</strong>
          </dt>
          <dd>
            <Description text={tokens[name].description} />
          </dd>
          <dd style={{ overflowWrap: 'anywhere' }}>
            <code>
              {tokenProperty(name)}: {tokens[name].default}
            </code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
