/** The map cannot be drawn. The list beside it says the same without it. */
export class MapUnavailableError extends Error {
  override readonly name = 'MapUnavailableError';
}
