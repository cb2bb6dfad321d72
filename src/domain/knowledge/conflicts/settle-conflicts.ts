import { z } from 'zod'
import { foldWords } from '../../../lib/fold-words.ts'
import type { Ctx } from '../../context.ts'
import { KnowledgeLanguage, KnowledgeType, type Snippet } from '../schemas.ts'
import { toldSide } from './told-side.ts'

const Held = z.object({
  versionId: z.uuid(),
  type: KnowledgeType,
  publishedAt: z.coerce.date(),
  title: z.string(),
  language: KnowledgeLanguage,
  page: z.int(),
  text: z.string(),
})
const Row = z.object({
  subject: z.string(),
  kept: z.enum(['left', 'right']).nullable(),
  leftPassage: z.uuid(),
  leftQuote: z.string(),
  rightSource: z.uuid(),
  rightQuote: z.string(),
  left: Held,
  /** Null for a row. */
  right: Held.nullable(),
})
type Row = z.infer<typeof Row>

/** What documents say to a question, and over what two of them contradict each other. */
interface Told {
  snippets: Snippet[]
  confident: boolean
  disputed?: string
}

/**
 * What was found, with nothing in it that something which counts more contradicts: that is told in its place. Between equals
 * nothing is told, and `disputed` says over what they differ.
 */
export async function settleConflicts<Found extends Told>(ctx: Ctx, found: Found): Promise<Found> {
  const [best] = found.snippets
  if (!found.confident || best === undefined) return found
  const index = ctx.ports.search.indexes.find(ctx.tenantId)
  if (index !== null && !index.contested.has(best.chunkId)) return found
  for (const conflict of await conflictsOf(ctx, best.chunkId)) {
    const side = best.chunkId === conflict.leftPassage ? 'left' : 'right'
    const quote = side === 'left' ? conflict.leftQuote : conflict.rightQuote
    if (!says(best, quote)) continue
    const told = toldSide(conflict)
    if (told === side) continue
    if (told === null) return { ...found, snippets: [], confident: false, disputed: conflict.subject }
    return { ...found, snippets: [winner(conflict, told, best.score)] }
  }
  return found
}

function says({ answer }: Snippet, quote: string): boolean {
  const [told, stated] = [foldWords(answer), foldWords(quote)]
  return told !== '' && (told.includes(stated) || stated.includes(told))
}

async function conflictsOf(ctx: Ctx, passageId: string): Promise<Row[]> {
  const rows = await ctx.statement`
    WITH held AS NOT MATERIALIZED (
      SELECT p.id, jsonb_build_object('versionId', v.id, 'type', d.type, 'publishedAt', v.status_at, 'title', d.title,
        'language', d.language, 'page', p.page, 'text', p.text) AS held
      FROM knowledge_passages p
      JOIN knowledge_versions v ON v.tenant_id = p.tenant_id AND v.id = p.version_id
      JOIN knowledge_documents d ON d.tenant_id = v.tenant_id AND d.current_version_id = v.id
      WHERE p.tenant_id = ${ctx.tenantId}::uuid AND (d.valid_until IS NULL OR d.valid_until > ${ctx.clock.now()}::timestamptz))
    SELECT c.subject, c.kept, c.left_passage AS "leftPassage", c.left_quote AS "leftQuote", c.right_source AS "rightSource",
      c.right_quote AS "rightQuote", l.held AS left, r.held AS right
    FROM knowledge_conflicts c
    JOIN held l ON l.id = c.left_passage
    LEFT JOIN held r ON r.id = c.right_source
    WHERE c.tenant_id = ${ctx.tenantId}::uuid AND ${passageId}::uuid IN (c.left_passage, c.right_source)
      AND (c.right_version IS NULL OR r.id IS NOT NULL)
    ORDER BY c.right_version IS NOT NULL, c.id`
  return z.array(Row).parse(rows)
}

/** What a row states is written in the words of the row. */
function winner({ subject, left, right, ...conflict }: Row, side: 'left' | 'right', score: number): Snippet {
  const held = side === 'left' ? left : right
  const quote = side === 'left' ? conflict.leftQuote : conflict.rightQuote
  const chunkId = side === 'left' ? conflict.leftPassage : conflict.rightSource
  const said = { chunkId, heading: '', answer: quote, facts: null, card: null, score }
  if (held === null) return { ...said, title: subject, type: 'doc', language: 'en', page: null, text: quote }
  const { title, type, language, page, text } = held
  return { ...said, title, type, language, page, text }
}
