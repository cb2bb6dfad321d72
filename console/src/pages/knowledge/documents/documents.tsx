import { useQuery } from '@tanstack/react-query'
import type { ListedDocumentWire } from '../../../../../src/http/contract/document.ts'
import { useKnowledgeWords } from '../../../i18n/knowledge.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatDay } from '../../../lib/times.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { MoreRows } from '../../../ui/more-rows.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { DocumentLink } from '../document-link.tsx'
import { staleQuery } from '../knowledge-queries.ts'
import { VersionState } from '../version-state.tsx'
import { useDocuments } from './use-documents.ts'

/** The documents of the shop, each with where it stands. */
export function Documents() {
  const say = useKnowledgeWords()
  const query = useDocuments()
  const columns = useColumns()
  return (
    <>
      <Loaded query={query}>
        {({ pages }) => {
          const rows = pages.flatMap(({ documents }) => documents)
          if (rows.length > 0) {
            return (
              <Table
                caption={say('documents.table')}
                columns={columns}
                rows={rows}
                keyOf={({ document_id }) => document_id}
              />
            )
          }
          return (
            <Empty icon="note" title={say('documents.none')}>
              {say('documents.none.help')}
            </Empty>
          )
        }}
      </Loaded>
      <MoreRows query={query} />
    </>
  )
}

function useColumns(): Column<ListedDocumentWire>[] {
  const say = useKnowledgeWords()
  const reader = useReader()
  return [
    {
      key: 'title',
      title: say('document.title'),
      cell: ({ document_id, title, type, language, topic }) => (
        <>
          <DocumentLink id={document_id} title={title} />
          <span className="block text-meta text-soft">
            {[say(`type.${type}`), say(`language.${language}`), topic].filter(Boolean).join(' · ')}
          </span>
        </>
      ),
    },
    { key: 'state', title: say('document.state'), cell: (row) => <DocumentState document={row} /> },
    {
      ...{ key: 'pages', title: say('document.pages'), figures: true, wide: true },
      cell: ({ newest }) => newest?.pages ?? '–',
    },
    {
      ...{ key: 'passages', title: say('document.passages'), figures: true, wide: true },
      cell: ({ newest }) => newest?.passages ?? '–',
    },
    {
      ...{ key: 'added', title: say('document.added'), wide: true },
      cell: ({ created_at }) => <span className="whitespace-nowrap">{formatDay(Date.parse(created_at), reader)}</span>,
    },
  ]
}

/** What is told of it, what of it is on its way, and whether somebody should look at it again. */
function DocumentState({ document }: { document: ListedDocumentWire }) {
  const say = useKnowledgeWords()
  const { data: stale } = useQuery(staleQuery(useApi()))
  const { newest, current_version } = document
  const due = stale?.documents.find(({ document_id }) => document_id === document.document_id)
  return (
    <span className="flex flex-col items-start gap-1">
      {newest === null && <Chip>{say('status.none')}</Chip>}
      {newest && (current_version ?? newest.version) === newest.version && <VersionState status={newest.status} />}
      {newest && current_version !== null && current_version !== newest.version && (
        <>
          <VersionState status="published" />
          <span className="text-meta text-soft">
            {say('document.version_waits', { version: newest.version, state: say(`status.${newest.status}`) })}
          </span>
        </>
      )}
      {due && <Chip tone="warn">{say(due.expired ? 'document.expired' : 'document.stale')}</Chip>}
    </span>
  )
}
