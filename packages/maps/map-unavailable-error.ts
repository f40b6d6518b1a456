/** The map cannot be drawn. The list beside it has the same offices. */
export class MapUnavailableError extends Error {
  override readonly name = 'MapUnavailableError';
}
