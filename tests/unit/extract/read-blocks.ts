import { type PageWriter, pageWriter } from '../../../src/adapters/extract/child/page-writer.ts'
import type { ExtractedBlock } from '../../../src/domain/knowledge/extractor.ts'

/** What a reader wrote, one string a block: "# Heading" or the text. */
export function blocksOf(read: (out: PageWriter) => void): string[] {
  const out = pageWriter()
  read(out)
  return said(out)
}

export async function blocksOfAsync(read: (out: PageWriter) => Promise<void>): Promise<string[]> {
  const out = pageWriter()
  await read(out)
  return said(out)
}

function said({ pages }: PageWriter): string[] {
  return pages.flatMap(({ blocks }) => blocks).map(asLine)
}

export function asLine(block: ExtractedBlock): string {
  return block.kind === 'heading' ? `${'#'.repeat(block.level)} ${block.text}` : block.text
}
