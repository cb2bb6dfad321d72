export interface StreamEvent {
  /** Null where it has none. */
  id: string | null
  name: string
  data: string
}

/**
 * Reads server-sent events from pieces of text, cut anywhere. A comment, which is only a sign of life, gives nothing.
 * @returns the events that a piece completes
 */
export function createEventReader(): (piece: string) => StreamEvent[] {
  let rest = ''
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop() ?? ''
    return blocks.map(readBlock).filter((event) => event !== null)
  }
}

function readBlock(block: string): StreamEvent | null {
  let name = 'message'
  let id: string | null = null
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [, field, value] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (field === 'id') id = value ?? id
    if (field === 'event') name = value ?? name
    if (field === 'data') data.push(value ?? '')
  }
  return data.length === 0 ? null : { id, name, data: data.join('\n') }
}
