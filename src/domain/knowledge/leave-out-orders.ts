import { breathe } from '../../lib/breathe.ts'
import type { ExtractedPage } from './extractor.ts'
import type { InstructionReader } from './instruction-reader.ts'

/** A line that is longer is read sentence by sentence, and loses only those that give orders. */
const LONG = 2_000
const SENTENCE = /[^.!?]{1,2000}[.!?]*\s*|[.!?]+\s*/gu
/** Reading a text for orders takes long for its length: so many at a time, a few milliseconds. */
const AT_A_TIME = 40

/**
 * The pages without the lines that give orders to the assistant: nobody wrote them for customers. An order that is spread
 * over the lines of a block goes with all of them. `leftOut` has the page of everything that is gone.
 */
export async function leaveOutOrders(
  pages: readonly ExtractedPage[],
  reader: InstructionReader,
): Promise<{ pages: ExtractedPage[]; leftOut: number[] }> {
  const kept: ExtractedPage[] = []
  const leftOut: number[] = []
  let read = 0
  const isOrder = async (text: string): Promise<boolean> => {
    read += 1
    if (read % AT_A_TIME === 0) await breathe()
    return reader.givesOrders(text)
  }
  const withoutOrders = async (page: number, parts: readonly string[], joint: string): Promise<string> => {
    const sound: string[] = []
    for (const part of parts) {
      if (await isOrder(part)) leftOut.push(page)
      else sound.push(part)
    }
    const text = sound.join(joint)
    if (sound.length < 2 || !(await isOrder(text))) return text
    leftOut.push(page)
    return ''
  }
  for (const { number, blocks } of pages) {
    const page: ExtractedPage = { number, blocks: [] }
    for (const block of blocks) {
      const lines: string[] = []
      for (const line of block.text.split('\n')) {
        lines.push(line.length <= LONG ? line : await withoutOrders(number, line.match(SENTENCE) ?? [], ''))
      }
      const text = await withoutOrders(number, lines, '\n')
      if (text.trim() !== '') page.blocks.push({ ...block, text })
    }
    kept.push(page)
  }
  return { pages: kept, leftOut }
}
