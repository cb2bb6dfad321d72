import { useQuery } from '@tanstack/react-query'
import type { AnswerTo } from '../../../../src/http/contract/client.ts'
import { useKnowledgeWords } from '../../i18n/knowledge.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useReader } from '../../lib/reader.ts'
import { formatDay } from '../../lib/times.ts'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { DocumentLink } from './document-link.tsx'
import { staleQuery } from './knowledge-queries.ts'

type Found = AnswerTo<'GET /v1/knowledge/stale'>

/** Documents and rows that somebody should look at again, and those that have expired and are told no more. */
export function Stale() {
  const say = useKnowledgeWords()
  const query = useQuery(staleQuery(useApi()))
  const columns = useColumns()
  return (
    <Loaded query={query}>
      {({ documents, items }) => (
        <>
          {documents.length + items.length === 0 && <Empty icon="check" title={say('stale.none')} />}
          {documents.length > 0 && (
            <Card title={say('stale.documents')}>
              <Table
                bare
                caption={say('stale.documents')}
                columns={columns.documents}
                rows={documents}
                keyOf={({ document_id }) => document_id}
              />
            </Card>
          )}
          {items.length > 0 && (
            <Card title={say('stale.items')}>
              <Table
                bare
                caption={say('stale.items')}
                columns={columns.items}
                rows={items}
                keyOf={({ item_id }) => item_id}
              />
            </Card>
          )}
        </>
      )}
    </Loaded>
  )
}

function useColumns(): {
  documents: Column<Found['documents'][number]>[]
  items: Column<Found['items'][number]>[]
} {
  const say = useKnowledgeWords()
  const reader = useReader()
  const day = (at: string | null) => (at === null ? '–' : formatDay(Date.parse(at), reader))
  const state = ({ expired }: { expired: boolean }) => (
    <Chip tone={expired ? 'danger' : 'warn'}>{say(expired ? 'document.expired' : 'document.stale')}</Chip>
  )
  return {
    documents: [
      {
        ...{ key: 'name', title: say('stale.name') },
        cell: ({ document_id, title }) => <DocumentLink id={document_id} title={title} />,
      },
      { key: 'state', title: say('document.state'), cell: state },
      { key: 'due', title: say('stale.due'), wide: true, cell: ({ due_at }) => day(due_at) },
      { key: 'until', title: say('stale.expired_at'), wide: true, cell: ({ valid_until }) => day(valid_until) },
    ],
    items: [
      { key: 'name', title: say('stale.name'), cell: ({ name }) => name },
      { key: 'state', title: say('document.state'), cell: state },
      {
        ...{ key: 'where', title: say('stale.where'), wide: true },
        cell: ({ property, category }) => `${property} · ${category}`,
      },
      { key: 'looked', title: say('stale.looked'), wide: true, cell: ({ last_updated }) => day(last_updated) },
    ],
  }
}
