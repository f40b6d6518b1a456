/** One request of a page. */
export interface PageRequest {
  url: string;
  /** Addresses of the files whose code or markup made the request, the nearest first. */
  initiators: readonly string[];
  /** True if running code made it, such as `import()` or `fetch()`; false for the parser and for static imports. */
  isDynamic: boolean;
  /** Milliseconds since the navigation. */
  start: number;
  end: number;
}

/**
 * The longest chain of requests in which each was made because an earlier one had arrived: addresses in order. A
 * request follows every file in its initiator (the importing module, the style sheet, the scripts on the stack). A
 * dynamic request also follows every request of the same script whose response had arrived before, because it may have
 * waited for that response. Requests of one task look the same on a network that responds while the task runs.
 */
export function longestChain(requests: readonly PageRequest[]): readonly string[] {
  const chains = new Map<PageRequest, readonly string[]>();
  const longest = (some: readonly PageRequest[]) =>
    some.reduce<readonly string[]>((best, request) => {
      const chain = chains.get(request) ?? [];
      return chain.length > best.length ? chain : best;
    }, []);
  for (const request of requests.toSorted((a, b) => a.start - b.start)) {
    const { initiators, isDynamic, start, url } = request;
    const causes = requests.filter(
      (earlier) =>
        earlier.end <= start &&
        (initiators.includes(earlier.url) || (isDynamic && earlier.initiators[0] === initiators[0])),
    );
    chains.set(request, [...longest(causes), url]);
  }
  return longest(requests);
}
