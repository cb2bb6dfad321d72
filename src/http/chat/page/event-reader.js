/** The events of a stream as they come, and a callback for each; resolves when the stream ends. */
export async function readEvents(answer, onEvent) {
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    const blocks = (rest + value).split('\n\n')
    rest = blocks.pop()
    for (const block of blocks) {
      const field = (name) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
      const name = field('event')
      if (name) onEvent({ id: field('id'), name, data: JSON.parse(field('data')) })
    }
  }
}
