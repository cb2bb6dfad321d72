import { describe, expect, it } from 'vitest'
import { DOCUMENTS_MUST_BE_ZERO } from '../../bench/ingest/judge-documents.ts'
import { killWorkers } from '../../bench/ingest/kill-workers.ts'

/** The long form is `npm run bench -- ingest-kills`: the same program with 200 kills. */
describe('a worker that is killed while it reads a document', () => {
  it('leaves nothing half told, nothing lost and nothing doubled, whatever step it was in', async () => {
    const verdict = await killWorkers({ kills: 4, seed: 20_261_123, redis: false, say: (line) => console.log(line) })
    expect(verdict.killedIn).toEqual({
      'held at knowledge_files': 1,
      'held at knowledge_segments': 1,
      'held at checking': 1,
      'held at knowledge_documents': 1,
    })
    const wrong = DOCUMENTS_MUST_BE_ZERO.filter((name) => verdict[name] !== 0)
    expect(wrong, JSON.stringify(verdict)).toEqual([])
  }, 600_000)
})
