export interface StreamEvent {
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
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [, field, value] = /^(\w+): ?(.*)$/.exec(line) ?? []
    if (field === 'event') name = value ?? name
    if (field === 'data') data.push(value ?? '')
  }
  return data.length === 0 ? null : { name, data: data.join('\n') }
}
