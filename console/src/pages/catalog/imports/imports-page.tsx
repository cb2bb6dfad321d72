import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ListedImportWire } from '../../../../../src/http/contract/catalog-imports.ts'
import { useImportWords } from '../../../i18n/imports.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useMay } from '../../../lib/api/me.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { useReader } from '../../../lib/reader.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { formatInstant } from '../../../lib/times.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { MoreRows } from '../../../ui/more-rows.tsx'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { importsQuery } from './import-queries.ts'
import { SendFile } from './send-file.tsx'
import { StatusChip } from './status-chip.tsx'

/** Files of goods that go in, and the one that comes out. */
export function ImportsPage() {
  const say = useImportWords()
  const may = useMay()
  const query = useInfiniteQuery(importsQuery(useApi()))
  const save = useAct(async (api) => saveFile(await api('GET /v1/catalog/export.csv'), 'catalog.csv'), [])
  return (
    <PageFrame
      title={say('imports.title')}
      lead={say('imports.lead')}
      action={
        <Button busy={save.isPending} onClick={() => save.mutate(undefined)}>
          <Icon name="download" size={16} />
          {say('imports.export')}
        </Button>
      }
    >
      <Link to="/catalog" className="self-start text-small text-accent hover:underline">
        {say('imports.goods')}
      </Link>
      {may('createImport') && <SendFile />}
      <Loaded query={query}>{({ pages }) => <Files files={pages.flatMap((page) => page.imports)} />}</Loaded>
      <MoreRows query={query} />
    </PageFrame>
  )
}

function Files({ files }: { files: readonly ListedImportWire[] }) {
  const say = useImportWords()
  const reader = useReader()
  if (files.length === 0) {
    return (
      <Empty icon="tag" title={say('imports.none')}>
        {say('imports.none.help')}
      </Empty>
    )
  }
  const columns: Column<ListedImportWire>[] = [
    {
      ...{ key: 'file', title: say('imports.file') },
      cell: ({ import_id, file_name }) => (
        <Link
          to="/catalog/imports/$importId"
          params={{ importId: import_id }}
          className="font-medium break-all text-accent hover:underline"
        >
          {file_name}
        </Link>
      ),
    },
    { key: 'from', title: say('imports.from'), wide: true, cell: ({ detected }) => say(`imports.origin.${detected}`) },
    { key: 'rows', title: say('imports.rows'), figures: true, wide: true, cell: ({ counts }) => counts.rows },
    { key: 'state', title: say('imports.state'), cell: ({ status }) => <StatusChip status={status} /> },
    {
      key: 'when',
      title: say('imports.when'),
      cell: ({ created_at }) => formatInstant(Date.parse(created_at), reader),
    },
  ]
  return <Table caption={say('imports.table')} columns={columns} rows={files} keyOf={({ import_id }) => import_id} />
}
