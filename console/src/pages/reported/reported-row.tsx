import { Link } from '@tanstack/react-router'
import type { ReportWire } from '../../../../src/http/contract/turn-reports.ts'
import { useReportWords } from '../../i18n/turn-reports.ts'
import { useReader } from '../../lib/reader.ts'
import { formatInstant } from '../../lib/times.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'

/** What one person says of one answer, with the ways to the answer and to its chat. */
export function ReportedRow({ report, onOpen }: { report: ReportWire; onOpen: () => void }) {
  const words = useWords()
  const say = useReportWords()
  const reader = useReader()
  const { conversation_id, author_id, author_name, reason, note, at } = report
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line px-4 py-3 last:border-0">
      <div className="flex min-w-0 flex-1 basis-72 flex-col items-start gap-1">
        <Chip tone="warn">{say(`report.${reason}`)}</Chip>
        {note !== null && <p className="max-w-full break-words whitespace-pre-wrap">{note}</p>}
        <p className="text-meta text-soft">
          {author_name ?? author_id} · <time dateTime={at}>{formatInstant(Date.parse(at), reader)}</time>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Link
          to="/inbox/$conversationId"
          params={{ conversationId: conversation_id }}
          className="touchable text-small underline"
        >
          {say('reported.chat')}
        </Link>
        <Button small onClick={onOpen}>
          {words('keys.why')}
        </Button>
      </div>
    </li>
  )
}
