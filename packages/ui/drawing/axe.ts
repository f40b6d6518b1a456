import axe from 'axe-core';

/** What axe finds wrong in an element, a line each; every rule that it has is on. */
export async function violations(element: Element): Promise<string[]> {
  // A color on its way from one to another is neither, nor is what fades in. What never ends (a spinner) goes on.
  for (const animation of element.getAnimations({ subtree: true })) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
  const { violations: found } = await axe.run(element, {
    resultTypes: ['violations'],
    // A part is not a page: the page around it has the landmarks.
    rules: { region: { enabled: false } },
  });
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`));
}
