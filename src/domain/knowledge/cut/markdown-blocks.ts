import type { ExtractedBlock } from '../extractor.ts'

/** A text as a shop writes it, headings with "#" and blank lines between paragraphs, block by block. */
export function markdownBlocks(text: string): ExtractedBlock[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .flatMap((block): ExtractedBlock[] => {
      const lines = block.split('\n').map((line) => line.trim())
      const [, marks = '', title] = /^(#{1,6})\s+(.*)$/.exec(lines[0] ?? '') ?? []
      const body = (title === undefined ? lines : lines.slice(1)).join('\n').trim()
      return [
        ...(title === undefined ? [] : [{ kind: 'heading' as const, level: marks.length, text: title.trim() }]),
        ...(body === '' ? [] : [{ kind: 'text' as const, text: body }]),
      ]
    })
}
