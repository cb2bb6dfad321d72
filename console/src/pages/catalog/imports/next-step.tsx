import type { ImportWire } from '../../../../../src/http/contract/catalog-imports.ts'
import { useImportWords } from '../../../i18n/imports.ts'
import { useMay } from '../../../lib/api/me.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { now } from '../../../lib/clock.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatInstant } from '../../../lib/times.ts'
import { Button } from '../../../ui/button.tsx'
import { IMPORT_KEYS } from './import-queries.ts'

/** How a file stands in a sentence, and what can be done with it now. */
export function NextStep({ file }: { file: ImportWire }) {
  const say = useImportWords()
  const { status, progress, counts } = file
  const items = counts.new + counts.changed
  return (
    <section className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface p-4">
      {status === 'mapping' && <p>{say('imports.mapping.sku')}</p>}
      {status === 'checked' && (items === 0 ? <p>{say('imports.nothing')}</p> : <Apply file={file} items={items} />)}
      {(status === 'applying' || status === 'undoing') && (
        <div role="status" className="flex w-full flex-col gap-1">
          <progress
            aria-label={say(`imports.status.${status}`)}
            className="w-full accent-accent"
            value={progress.done}
            max={progress.total}
          />
          <span className="figures text-small text-soft">{say('imports.progress', progress)}</span>
        </div>
      )}
      {status === 'applied' && <Undo file={file} />}
      {status === 'undone' && <p>{say('imports.undone')}</p>}
    </section>
  )
}

function Apply({ file, items }: { file: ImportWire; items: number }) {
  const say = useImportWords()
  const may = useMay()
  const apply = useAct(
    (api, id: string) => api('POST /v1/imports/:id/apply', { params: { id }, body: {} }),
    IMPORT_KEYS,
  )
  if (!may('applyImport')) return null
  return (
    <Button look="primary" busy={apply.isPending} onClick={() => apply.mutate(file.import_id)}>
      {say('imports.apply', { count: items })}
    </Button>
  )
}

function Undo({ file }: { file: ImportWire }) {
  const say = useImportWords()
  const may = useMay()
  const reader = useReader()
  const undo = useAct((api, id: string) => api('POST /v1/imports/:id/undo', { params: { id }, body: {} }), IMPORT_KEYS)
  const until = Date.parse(file.undo_until ?? '')
  const open = until > now()
  return (
    <>
      <div className="grow">
        <p className="font-medium">{say('imports.applied')}</p>
        <p className="text-small text-soft">
          {open ? say('imports.undo.until', { time: formatInstant(until, reader) }) : say('imports.undo.past')}
        </p>
      </div>
      {open && may('undoImport') && (
        <Button busy={undo.isPending} onClick={() => undo.mutate(file.import_id)}>
          {say('imports.undo')}
        </Button>
      )}
    </>
  )
}
