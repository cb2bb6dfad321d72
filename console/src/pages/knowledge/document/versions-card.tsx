import type { DocumentDetailWire, VersionWire } from '../../../../../src/http/contract/document.ts'
import { useKnowledgeWords } from '../../../i18n/knowledge.ts'
import { useMay } from '../../../lib/api/me.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatInstant } from '../../../lib/times.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { formatBytes } from '../../inbox/format-bytes.ts'
import { TOLD_KEYS } from '../knowledge-queries.ts'
import { VersionFailure } from '../version-failure.tsx'
import { VersionState } from '../version-state.tsx'

/** The versions of a document, the newest first; one that was told before can be told again. */
export function VersionsCard({ document }: { document: DocumentDetailWire }) {
  const say = useKnowledgeWords()
  const reader = useReader()
  const [newest] = document.versions
  const columns: Column<VersionWire>[] = [
    { key: 'number', title: say('version.number'), figures: true, cell: ({ version }) => version },
    {
      ...{ key: 'state', title: say('document.state') },
      cell: (version) => (
        <span className="flex flex-col items-start gap-1">
          <VersionState status={version.status} />
          {version.same_as_version !== null && (
            <span className="text-meta text-soft">{say('version.same', { version: version.same_as_version })}</span>
          )}
          <VersionFailure version={version} />
        </span>
      ),
    },
    {
      ...{ key: 'file', title: say('version.file'), wide: true },
      cell: ({ file_name, size_bytes, created_at }) => (
        <>
          <span className="break-all">{file_name}</span>
          <span className="block text-meta text-soft">
            {formatBytes(size_bytes)} · {formatInstant(Date.parse(created_at), reader)}
          </span>
        </>
      ),
    },
    { key: 'pages', title: say('document.pages'), figures: true, wide: true, cell: ({ pages }) => pages ?? '–' },
    {
      ...{ key: 'passages', title: say('document.passages'), figures: true, wide: true },
      cell: ({ passages }) => passages ?? '–',
    },
    {
      ...{ key: 'wishes', title: say('version.actions') },
      cell: (version) => <Wishes id={document.document_id} version={version} isNewest={version === newest} />,
    },
  ]
  return (
    <Card title={say('versions.title')}>
      <Table
        bare
        caption={say('versions.title')}
        columns={columns}
        rows={document.versions}
        keyOf={({ version }) => String(version)}
      />
    </Card>
  )
}

interface WishesProps {
  id: string
  version: VersionWire
  isNewest: boolean
}

/** What can be wished of a version: told again, told although pages are missing, or not read to its end. */
function Wishes({ id, version: { version, status, held }, isNewest }: WishesProps) {
  const say = useKnowledgeWords()
  const may = useMay()
  const toasts = useToasts()
  const tell = useAct(
    (api, n: string) => api('POST /v1/knowledge/:id/versions/:n/publish', { params: { id, n }, body: {} }),
    TOLD_KEYS,
  )
  const confirm = useAct(
    (api, _: undefined) => api('POST /v1/knowledge/:id/confirm', { params: { id }, body: {} }),
    TOLD_KEYS,
  )
  const cancel = useAct(
    (api, _: undefined) => api('POST /v1/knowledge/:id/cancel', { params: { id }, body: {} }),
    TOLD_KEYS,
  )
  if (!may('publishVersion')) return null
  if (status === 'retired' || (status === 'ready' && held)) {
    return (
      <Button
        small
        busy={tell.isPending}
        aria-label={say('version.tell', { version })}
        onClick={() => tell.mutate(String(version), { onSuccess: () => toasts.say(say('version.told', { version })) })}
      >
        {say('version.tell.short')}
      </Button>
    )
  }
  if (!isNewest) return null
  if (status === 'needs_confirmation') {
    return (
      <Button small busy={confirm.isPending} onClick={() => confirm.mutate(undefined)}>
        {say('document.confirm')}
      </Button>
    )
  }
  const read = ['received', 'extracting', 'chunking', 'checking'].includes(status)
  if (!read) return null
  return (
    <Button small look="quiet" busy={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
      {say('document.cancel')}
    </Button>
  )
}
