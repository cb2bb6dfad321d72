import type { Ctx } from '../../domain/context.ts'
import { getDocument, isUnderWay, type VersionView } from '../../domain/knowledge/index.ts'
import type { VersionStep } from '../contract/document.ts'
import type { ServerEvent } from '../event-stream.ts'
import { versionWire } from './document.wire.ts'

/** How often the rows are looked at, and how many looks without news pass before a sign of life. */
const LOOK_EVERY_MS = 500
const LOOKS_PER_SIGN = 30

/**
 * How far the newest version of a document has come: `progress` with each step, and `done` with the version when nothing
 * more happens of itself.
 */
export async function* documentEvents(ctx: Ctx, documentId: string): AsyncGenerator<ServerEvent | null> {
  let said = ''
  for (let quiet = 0; ; quiet += 1) {
    const [version] = (await getDocument(ctx, { documentId })).versions
    if (version === undefined) return
    const data = progressOf(version)
    if (JSON.stringify(data) !== said) {
      said = JSON.stringify(data)
      quiet = 0
      yield { name: 'progress', data }
    } else if (quiet % LOOKS_PER_SIGN === LOOKS_PER_SIGN - 1) yield null
    if (!isUnderWay(version)) return yield { name: 'done', data: versionWire(version) }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}

/** What the step before has done is there as a whole; of the one under way nothing is yet. */
function progressOf({ number, status, progress }: VersionView): VersionStep {
  if (progress === null) return { version: number, step: status, done: 0, of: 1 }
  return { version: number, ...progress, step: status }
}
