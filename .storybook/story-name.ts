/** The name of a story from its export, in sentence case: `VinFound` becomes `VIN found`. */
export function storyName(exportName: string): string {
  const words = exportName
    .replaceAll(/([a-z])([A-Z0-9])|(\d)([A-Z])/g, '$1$3 $2$4')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/\b(?:vin|zip|sms)\b/g, (abbreviation) => abbreviation.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}
