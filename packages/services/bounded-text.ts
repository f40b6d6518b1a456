/** About a hundred times the largest expected response. */
const maximumBytes = 4 * 1024 * 1024;

/**
 * Reads the body of a response to its end.
 *
 * @throws {RangeError} when the body exceeds the limit; the rest is not read.
 * @throws the error of `fetch` when the connection breaks.
 */
export function boundedText({ body }: Response): Promise<string> {
  let size = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > maximumBytes) throw new RangeError('The response is too long.');
      controller.enqueue(chunk);
    },
  });
  return new Response(body?.pipeThrough(counter)).text();
}
