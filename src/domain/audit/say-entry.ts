import { z } from 'zod'
import { AuditChange, type AuditEntry } from './schemas.ts'

const Changes = z.object({ changes: z.array(AuditChange) })

/** Who did it, as she is called: a colleague or a key by name, the assistant and our own work by what they are. */
export function actorWords({ actor, actorName }: Pick<AuditEntry, 'actor' | 'actorName'>): string {
  if (actorName !== null) return actorName
  if (actor === 'bot') return 'The assistant'
  if (actor === 'system') return 'The system'
  return actor === 'nobody' ? 'Somebody unknown' : actor
}

/** What was changed, field by field; nothing for what is no change of fields. */
export function changesOf({ data }: Pick<AuditEntry, 'data'>): z.infer<typeof AuditChange>[] {
  const read = Changes.safeParse(data)
  return read.success ? read.data.changes : []
}

/** An entry as a sentence: "Achieng by the key Till: member changed (role from agent to manager)". */
export function sayEntry(entry: AuditEntry): string {
  const [noun = '', ...verb] = entry.action.split('.')
  const what = [noun, ...verb].join(' ').replaceAll('_', ' ')
  const changes = changesOf(entry).map(
    ({ field, before, after }) => `${field} from ${valueWords(before)} to ${valueWords(after)}`,
  )
  const by = entry.via === null ? actorWords(entry) : `${actorWords(entry)} by the key ${entry.via}`
  return `${by}: ${what}${changes.length === 0 ? '' : ` (${changes.join('; ')})`}`
}

function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing'
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(String).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
