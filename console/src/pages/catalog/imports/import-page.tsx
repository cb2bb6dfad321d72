import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ImportWire } from '../../../../../src/http/contract/catalog-imports.ts'
import { useImportWords } from '../../../i18n/imports.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useReader } from '../../../lib/reader.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { Tile } from '../../../ui/tile.tsx'
import { importQuery } from './import-queries.ts'
import { LeftCard } from './left-card.tsx'
import { MappingCard } from './mapping-card.tsx'
import { NextStep } from './next-step.tsx'
import { ProblemsCard } from './problems-card.tsx'
import { StatusChip } from './status-chip.tsx'

const route = getRouteApi('/inside/catalog/imports/$importId')

/** A file of goods: what it would do, what is wrong with it, what its columns are, and the one thing to do next. */
export function ImportPage() {
  const { importId } = route.useParams()
  const say = useImportWords()
  const query = useQuery(importQuery(useApi(), importId))
  return (
    <PageFrame
      title={query.data?.file_name ?? say('imports.file')}
      lead={query.data && say(`imports.origin.${query.data.detected}`)}
      action={query.data && <StatusChip status={query.data.status} />}
    >
      <Link to="/catalog/imports" className="self-start text-small text-accent hover:underline">
        {say('imports.back')}
      </Link>
      <Loaded query={query}>
        {(file) => (
          <>
            <Counts file={file} />
            <NextStep file={file} />
            <LeftCard file={file} />
            <ProblemsCard file={file} />
            {(file.status === 'mapping' || file.status === 'checked') && <MappingCard key={file.version} file={file} />}
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

function Counts({ file: { counts } }: { file: ImportWire }) {
  const say = useImportWords()
  const { locale } = useReader()
  const figures = new Intl.NumberFormat(locale)
  return (
    <div className="grid grid-cols-2 gap-3 tablet:grid-cols-5">
      {(['rows', 'new', 'changed', 'same', 'problems'] as const).map((name) => (
        <Tile key={name} name={say(`imports.${name}`)} figure={figures.format(counts[name])} />
      ))}
    </div>
  )
}
