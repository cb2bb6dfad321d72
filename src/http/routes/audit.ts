import { z } from 'zod'
import * as audit from '../../domain/audit/index.ts'
import type { AuditEntry, AuditFilter } from '../../domain/audit/schemas.ts'
import type { Ctx } from '../../domain/context.ts'
import { Json } from '../../lib/json.ts'
import * as contract from '../contract/audit.ts'
import { pageCursor } from '../serve/page-cursor.ts'
import { type Api, serve } from '../serve/serve.ts'
import { auditCsv } from './audit-csv.ts'

const Cursor = pageCursor(
  z.tuple([z.iso.datetime(), z.uuid()]).transform(([at, id]): audit.AuditPlace => ({ at: new Date(at), id })),
)
const MOST_IN_TABLE = 10_000
/** More at once would keep others waiting. */
const PAGE = 1_000

/** What was done at the shop. */
export function serveAudit(api: Api): void {
  serve(api, contract.listAudit, async (ctx, { query }) => {
    const { limit } = query
    const asked = { filter: filterOf(query), after: Cursor.read(query), limit }
    const { entries, next } = await audit.listAudit(ctx, asked)
    return {
      entries: entries.map(entryWire),
      next_cursor: Cursor.write(next && [next.at.toISOString(), next.id], query),
    }
  })
  serve(api, contract.exportAudit, async (ctx, { query }) => {
    const entries = await newest(ctx, filterOf(query))
    return { csv: auditCsv(entries.map(entryWire)) }
  })
}

async function newest(ctx: Ctx, filter: AuditFilter): Promise<AuditEntry[]> {
  const found: AuditEntry[] = []
  let after: audit.AuditPlace | null = null
  do {
    const page: Awaited<ReturnType<typeof audit.listAudit>> = await audit.listAudit(ctx, { filter, after, limit: PAGE })
    found.push(...page.entries)
    after = page.next
  } while (after !== null && found.length < MOST_IN_TABLE)
  return found
}

interface Filter {
  actor?: string | undefined
  action?: string | undefined
  subject?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

function filterOf({ actor, action, subject, from, to }: Filter): AuditFilter {
  const instant = (text: string | undefined) => (text === undefined ? null : new Date(text))
  return {
    actor: actor ?? null,
    action: action ?? null,
    subjectId: subject ?? null,
    from: instant(from),
    to: instant(to),
  }
}

/** An entry as it is shown. */
export function entryWire(entry: AuditEntry): contract.AuditEntryWire {
  const { id, at, via, actor, action, subjectType, subjectId, data, ip, requestId, hash } = entry
  return {
    ...{ id, via, action, data, ip, hash },
    at: at.toISOString(),
    actor: { kind: kindOf(actor), id: actor, name: audit.actorWords(entry) },
    subject: { type: subjectType, id: subjectId, label: labelOf(data) },
    sentence: audit.sayEntry(entry),
    changes: audit.changesOf(entry).map(({ field, before, after }) => ({
      field,
      before: Json.parse(before ?? null),
      after: Json.parse(after ?? null),
    })),
    request_id: requestId,
  }
}

function kindOf(actor: string): contract.AuditEntryWire['actor']['kind'] {
  if (actor === 'bot' || actor === 'system' || actor === 'nobody') return actor
  return actor.startsWith('staff:') ? 'staff' : 'system'
}

/** What people call it that something was done to, where the entry says so. */
function labelOf({ name, email, reference }: AuditEntry['data']): string | null {
  const label = [name, email, reference].find((one) => typeof one === 'string')
  return typeof label === 'string' ? label : null
}
