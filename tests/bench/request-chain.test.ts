import { expect, it } from 'vitest';
import { longestChain } from './request-chain.ts';
import type { PageRequest } from './request-chain.ts';

const page = '/page.html';
type Times = [start: number, end: number];

const request = (url: string, initiators: readonly string[], [start, end]: Times, isDynamic = false): PageRequest => ({
  url,
  initiators,
  isDynamic,
  start,
  end,
});

it('returns an empty chain for a page without requests', () => {
  expect(longestChain([])).toEqual([]);
});

it('counts all files that the page itself requests as one level', () => {
  const requests = [request('/a.css', [page], [0, 10]), request('/a.js', [page], [12, 20])];
  expect(longestChain(requests)).toHaveLength(1);
});

it('counts an imported module one deeper than the module that imports it', () => {
  const requests = [
    request('/a.js', [page], [0, 10]),
    request('/b.js', ['/a.js'], [11, 20]),
    request('/c.js', ['/b.js'], [21, 30]),
  ];
  expect(longestChain(requests)).toEqual(['/a.js', '/b.js', '/c.js']);
});

it('counts a module that is preloaded beside its importer as deep as the importer', () => {
  const requests = [
    request('/loader.js', [page], [0, 10]),
    request('/widget.js', ['/loader.js'], [11, 20], true),
    request('/react.js', ['/loader.js'], [11, 30], true),
  ];
  expect(longestChain(requests)).toHaveLength(2);
});

it('follows the deepest script on the stack', () => {
  const requests = [
    request('/loader.js', [page], [0, 10]),
    request('/widget.js', ['/loader.js'], [11, 20]),
    request('/flow.js', ['/widget.js'], [21, 30]),
    request('/machine.js', ['/loader.js', '/flow.js'], [31, 40], true),
  ];
  expect(longestChain(requests)).toEqual(['/loader.js', '/widget.js', '/flow.js', '/machine.js']);
});

it('counts a request one deeper if its script had received an earlier response before', () => {
  const requests = [
    request('/loader.js', [page], [0, 10]),
    request('/config.json', ['/loader.js'], [11, 20], true),
    request('/widget.js', ['/loader.js'], [21, 30], true),
  ];
  expect(longestChain(requests)).toEqual(['/loader.js', '/config.json', '/widget.js']);
});

it('counts all static imports of one module as equally deep, even if the browser requests some later', () => {
  const requests = [
    request('/a.js', [page], [0, 10]),
    request('/b.js', ['/a.js'], [11, 20]),
    request('/c.js', ['/a.js'], [21, 30]),
  ];
  expect(longestChain(requests)).toHaveLength(2);
});
