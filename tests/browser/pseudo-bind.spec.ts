import { en } from '#widgets/pseudo-bind/strings/en';
import { test } from './model/journey.ts';

test('a visitor who comes to buy without a quote is told where to begin', async ({ visitor }) => {
  visitor.looksWithAxe();
  await visitor.opens('/pseudo-bind.html');
  await visitor.sees(en.incompleteTitle);
  await visitor.meetsNoBarrier();
});
