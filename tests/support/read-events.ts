/** One event of a stream of server-sent events. A ping has no name. */
export interface SentEvent {
  id: string | null
  name: string
  data: Record<string, unknown>
}

/** The events of an answer as they come; comments are left out. */
export async function* readEvents(answer: Response): AsyncGenerator<SentEvent> {
  if (answer.body === null) return
  let rest = ''
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? null
      const name = field('event')
      if (name !== null) yield { id: field('id'), name, data: Object(JSON.parse(field('data') ?? '{}')) }
    }
  }
}
