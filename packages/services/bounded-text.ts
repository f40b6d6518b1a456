/** No answer of a service is a hundredth as long. */
const maximumBytes = 4 * 1024 * 1024;

/**
 * The response with its body read to the end, so that a connection that breaks on the way counts as a failed request and
 * not as an answer.
 *
 * @throws {RangeError} when the body is too long to be an answer; the rest is not read.
 */
export async function boundedBody(response: Response): Promise<Response> {
  let size = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > maximumBytes) throw new RangeError('The answer is too long.');
      controller.enqueue(chunk);
    },
  });
  const text = await new Response(response.body?.pipeThrough(counter)).text();
  // The standard forbids a body, even an empty one, with 204 and its kind.
  return new Response(text || null, response);
}
