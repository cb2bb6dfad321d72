import { useQuery } from '@tanstack/react-query'
import type { ConflictWire, StatementWire } from '../../../../src/http/contract/truth.ts'
import { useKnowledgeWords } from '../../i18n/knowledge.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useMay } from '../../lib/api/me.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { useReader } from '../../lib/reader.ts'
import { formatDay } from '../../lib/times.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { DocumentLink } from './document-link.tsx'
import { TOLD_KEYS } from './knowledge-queries.ts'

const SIDES = ['left', 'right'] as const

/** What contradicts each other of all that the shop tells, side by side, with the choice which of them holds. */
export function Conflicts() {
  const say = useKnowledgeWords()
  const api = useApi()
  const query = useQuery({
    queryKey: ['conflicts'],
    queryFn: async ({ signal }) => (await api('GET /v1/knowledge/conflicts', { signal })).conflicts,
  })
  return (
    <Loaded query={query}>
      {(conflicts) =>
        conflicts.length === 0 ? (
          <Empty icon="check" title={say('conflicts.none')}>
            {say('conflicts.none.help')}
          </Empty>
        ) : (
          conflicts.map((conflict) => <Conflict key={conflict.conflict_id} conflict={conflict} />)
        )
      }
    </Loaded>
  )
}

function Conflict({ conflict }: { conflict: ConflictWire }) {
  const say = useKnowledgeWords()
  const toasts = useToasts()
  const may = useMay()
  const { conflict_id: id, subject, told } = conflict
  const keep = useAct(
    (api, side: 'left' | 'right') =>
      api('POST /v1/knowledge/conflicts/:id/resolve', { params: { id }, body: { keep: side } }),
    TOLD_KEYS,
  )
  const withRow = SIDES.some((side) => conflict[side].item_id !== null)
  return (
    <Card title={subject}>
      <div className="grid tablet:grid-cols-2">
        {SIDES.map((side) => (
          <div
            key={side}
            className="flex flex-col items-start gap-2 border-line p-4 not-first:border-t tablet:not-first:border-t-0 tablet:not-first:border-l"
          >
            <p className="text-small text-soft">{say(`conflict.${side}`)}</p>
            <blockquote className="text-chat">{conflict[side].quote}</blockquote>
            <Source statement={conflict[side]} />
            {told === side && <Chip tone="info">{say('conflict.told')}</Chip>}
            {may('resolveConflict') && !withRow && (
              <Button
                small
                busy={keep.isPending}
                aria-label={say('conflict.keep.of', { quote: conflict[side].quote })}
                onClick={() => keep.mutate(side, { onSuccess: () => toasts.say(say('conflict.kept')) })}
              >
                {say('conflict.keep')}
              </Button>
            )}
          </div>
        ))}
      </div>
      {(withRow || told === null) && (
        <p className="border-t border-line px-4 py-2 text-small text-soft">
          {[told === null && say('conflict.neither'), withRow && say('conflict.correct')].filter(Boolean).join(' ')}
        </p>
      )}
    </Card>
  )
}

/** Where a statement stands: a document that can be opened, or a row. */
function Source({ statement: { document_id, title, published_at } }: { statement: StatementWire }) {
  const say = useKnowledgeWords()
  const reader = useReader()
  if (document_id === null) return <p className="text-small text-soft">{say('conflict.row')}</p>
  return (
    <p className="text-small text-soft">
      <DocumentLink id={document_id} title={title ?? ''} />
      {published_at && ` · ${say('conflict.since', { day: formatDay(Date.parse(published_at), reader) })}`}
    </p>
  )
}
