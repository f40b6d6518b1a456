import axe from 'axe-core';

/** axe violations in an element, one line each, with every rule enabled. */
export async function violations(element: Element): Promise<string[]> {
  // Finite animations change colors and opacity: finish them first. Infinite ones (a spinner) keep running.
  for (const animation of element.getAnimations({ subtree: true })) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
  const { violations: found } = await axe.run(element, {
    resultTypes: ['violations'],
    // Landmarks belong to the page around a part.
    rules: { region: { enabled: false } },
  });
  return found.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary ?? ''}`));
}
