/**
 * A fetch whose answers end with an error after so many bytes: what is larger than anything asked for is not taken in, and
 * what its header says of its length is not believed.
 */
export function boundedFetch(mostBytes: number, fetchImpl: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetchImpl(input, init)
    if (response.body === null) return response
    let bytes = 0
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          bytes += chunk.byteLength
          if (bytes > mostBytes) controller.error(new Error('the answer is too large'))
          else controller.enqueue(chunk)
        },
      }),
    )
    return new Response(counted, { status: response.status, headers: response.headers })
  }
}
