/** No answer of a service is a hundredth as long. */
const maximumBytes = 4 * 1024 * 1024;

/**
 * The body of a response, read to its end.
 *
 * @throws {RangeError} when the body is too long to be an answer; the rest is not read.
 * @throws whatever `fetch` does when the connection breaks on the way.
 */
export function boundedText({ body }: Response): Promise<string> {
  let size = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > maximumBytes) throw new RangeError('The answer is too long.');
      controller.enqueue(chunk);
    },
  });
  return new Response(body?.pipeThrough(counter)).text();
}
