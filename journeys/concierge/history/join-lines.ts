/** A line of the conversation, as prompts see it. */
export interface Line {
  from: 'customer' | 'bot'
  text: string
}

/** A line that is longer says its beginning. */
const MOST_CHARS = 600

/** What is kept of a conversation, with the lines behind it that are not kept yet: where both overlap, each line stands once. */
export function joinLines(kept: readonly Line[], recent: readonly Line[]): Line[] {
  const lines = recent.map(({ from, text }) => ({ from, text: text.slice(0, MOST_CHARS) }))
  const most = Math.min(kept.length, lines.length)
  const overlap = Array.from({ length: most }, (_, at) => most - at).find((length) =>
    kept.slice(-length).every((line, at) => isSame(line, lines[at])),
  )
  return [...kept, ...lines.slice(overlap ?? 0)]
}

function isSame(line: Line, other: Line | undefined): boolean {
  return other !== undefined && line.from === other.from && line.text === other.text
}
