import { expect, test } from 'vitest';
import { sentences } from './sentences.ts';

test.each([
  [['Token expired', 'Try again.'], 'Token expired. Try again.'],
  [['It is past due.', 'Try again.'], 'It is past due. Try again.'],
  [['¿Es su póliza?', 'Inténtelo otra vez.'], '¿Es su póliza? Inténtelo otra vez.'],
  [['(Call us.)', 'Try again.'], '(Call us.) Try again.'],
  [[' Token expired ', 'Try again.'], 'Token expired. Try again.'],
  [['Please note:', 'Try again.'], 'Please note: Try again.'],
  [['Closed today', 'Open tomorrow', 'Call us'], 'Closed today. Open tomorrow. Call us.'],
  [['', undefined, 'Try again.'], 'Try again.'],
  [['Token expired', ''], 'Token expired.'],
  [[], ''],
])('joins %j into %j', (texts, joined) => {
  expect(sentences(...texts)).toBe(joined);
});
