import { markdownBlocks } from '../../src/domain/knowledge/cut/markdown-blocks.ts'
import type { Extractor } from '../../src/domain/knowledge/extractor.ts'

/** Reads Markdown whose pages end with a form feed. A page that says "(picture)" is one; a file that says "(damaged)" is. */
export const textExtractor: Extractor = {
  id: 'text@1',
  read: async ({ bytes }) => {
    const text = Buffer.from(bytes).toString()
    if (text.includes('(damaged)')) return { outcome: 'failed', code: 'damaged', page: 2, detail: 'it says so' }
    const pages = text.split('\f').map((page, at) => ({ number: at + 1, page }))
    return {
      outcome: 'read',
      kind: 'markdown',
      pages: pages.map(({ number, page }) => ({
        number,
        blocks: page.includes('(picture)') ? [] : markdownBlocks(page),
      })),
      warnings: pages
        .filter(({ page }) => page.includes('(picture)'))
        .map(({ number }) => ({ code: 'picture_page', page: number })),
    }
  },
}
