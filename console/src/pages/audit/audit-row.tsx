import type { AuditEntryWire } from '../../../../src/http/contract/audit.ts'
import { useAdminWords } from '../../i18n/admin.ts'
import { useReader } from '../../lib/reader.ts'
import { formatInstant } from '../../lib/times.ts'

/** One thing that was done: the sentence, when and from where, and behind it what it changed. */
export function AuditRow({ entry }: { entry: AuditEntryWire }) {
  const say = useAdminWords()
  const reader = useReader()
  return (
    <li className="border-b border-line px-4 py-2.5 last:border-0">
      <p>{entry.sentence}</p>
      <p className="figures text-meta text-soft">
        <time dateTime={entry.at}>{formatInstant(Date.parse(entry.at), reader)}</time>
        {' · '}
        {entry.action}
        {entry.ip && ` · ${entry.ip}`}
      </p>
      {entry.changes.length > 0 && (
        <details className="pt-1 text-small">
          <summary className="text-soft">{say('audit.changes', { count: entry.changes.length })}</summary>
          <dl className="pt-1">
            {entry.changes.map((change) => (
              <div key={change.field} className="flex flex-wrap gap-x-2">
                <dt className="font-medium">{change.field}</dt>
                <dd className="min-w-0 break-words">
                  <del className="text-danger">{shown(change.before)}</del> →{' '}
                  <ins className="text-good">{shown(change.after)}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  )
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
