import { Prisma } from '../../../../prisma/generated/client.ts'
import { type Columns, type Counted, rowsOf, type Scope, within } from './counted.ts'

const STARTED = Prisma.sql`t.started_at`
const turn: Columns = {
  kind: 'turn',
  ...{ id: Prisma.sql`t.id`, at: STARTED, conversation: Prisma.sql`t.conversation_id` },
}
const turns = (scope: Scope) => Prisma.sql`t.tenant_id = ${scope.tenantId}::uuid AND ${within(STARTED, scope)}`

/** Answers that say which passage of a document stands behind them. */
const answered: Counted = {
  ...{ name: 'answered', unit: 'count', how: 'count', shown: ['tile', 'series'] },
  rows: (scope) =>
    rowsOf(
      turn,
      Prisma.sql`FROM turns t WHERE ${turns(scope)}
        AND EXISTS (SELECT FROM cited_passages p WHERE p.tenant_id = t.tenant_id AND p.turn_id = t.id)`,
    ),
}

/** One answer counts for each document that it is from. */
const byDocument: Counted = {
  ...{ name: 'by_document', unit: 'count', how: 'count', parts: 'document', shown: [] },
  rows: (scope) =>
    rowsOf(
      { ...turn, part: Prisma.sql`t.document_id` },
      Prisma.sql`FROM (SELECT DISTINCT t.id, t.started_at, t.conversation_id, v.document_id FROM turns t
        JOIN cited_passages p ON p.tenant_id = t.tenant_id AND p.turn_id = t.id
        JOIN knowledge_versions v ON v.tenant_id = p.tenant_id AND v.id = p.version_id WHERE ${turns(scope)}) t`,
    ),
}

/** Questions that nothing answered, by when they were last asked, and whether somebody has answered them since. */
const gaps: Counted = {
  ...{ name: 'gaps', unit: 'count', how: 'count', parts: 'code', shown: ['tile', 'series'] },
  rows: (scope) =>
    rowsOf(
      {
        kind: 'question',
        ...{ id: Prisma.sql`g.id`, at: Prisma.sql`g.last_at`, part: Prisma.sql`g.status` },
        reference: Prisma.sql`g.question`,
      },
      Prisma.sql`FROM knowledge_gaps g WHERE g.tenant_id = ${scope.tenantId}::uuid AND ${within(Prisma.sql`g.last_at`, scope)}`,
    ),
}

export const KNOWLEDGE: readonly Counted[] = [answered, byDocument, gaps]
