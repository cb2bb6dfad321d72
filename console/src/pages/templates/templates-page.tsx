import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTemplateWords } from '../../i18n/templates.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useMay } from '../../lib/api/me.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { languageName } from '../inbox/language-name.ts'
import { type Edited, EditTemplateDialog } from './edit-template-dialog.tsx'
import { type MatrixRow, matrixOf, TEMPLATE_LANGUAGES } from './matrix-of.ts'
import { TemplateCell } from './template-cell.tsx'

/** The wordings that may open a closed window, name by language, each with where its approval stands. */
export function TemplatesPage() {
  const words = useWords()
  const say = useTemplateWords()
  const api = useApi()
  const may = useMay()
  const [edited, setEdited] = useState<Edited | null>(null)
  const query = useQuery({
    queryKey: ['templates', 'matrix'],
    queryFn: async ({ signal }) => {
      const { templates, notices } = await api('GET /v1/templates', { signal })
      return matrixOf(templates, notices)
    },
  })
  const columns: Column<MatrixRow>[] = [
    { key: 'name', title: say('name'), cell: (row) => <NameAndUse {...row} /> },
    ...TEMPLATE_LANGUAGES.map((language) => ({
      key: language,
      title: languageName(language),
      cell: (row: MatrixRow) => (
        <TemplateCell row={row} language={language} onOpen={() => setEdited({ ...row, language })} />
      ),
    })),
  ]
  return (
    <PageFrame
      title={words('nav.templates')}
      lead={say('lead')}
      action={
        may('saveTemplate') && (
          <div className="flex flex-wrap gap-2">
            <SyncButton />
            <Button look="primary" onClick={() => setEdited({ name: '', notice: null, wordings: {}, language: 'en' })}>
              {say('add')}
            </Button>
          </div>
        )
      }
    >
      <Loaded query={query}>
        {(rows) => <Table caption={say('table')} columns={columns} rows={rows} keyOf={({ name }) => name} />}
      </Loaded>
      {edited && <EditTemplateDialog edited={edited} onClose={() => setEdited(null)} />}
    </PageFrame>
  )
}

/** Asks the provider what became of the approvals, and says how much of it was news. */
function SyncButton() {
  const say = useTemplateWords()
  const toasts = useToasts()
  const sync = useAct((api, _: undefined) => api('POST /v1/templates/sync', { body: {} }), ['templates'])
  const ask = () =>
    sync.mutate(undefined, {
      onSuccess: ({ checked, changed }) => toasts.say(say('synced', { checked, count: changed })),
    })
  return (
    <Button busy={sync.isPending} onClick={ask}>
      {say('sync')}
    </Button>
  )
}

/** What a template is called, when it is used, and what stands in its slots. */
function NameAndUse({ name, notice }: MatrixRow) {
  const say = useTemplateWords()
  return (
    <>
      <span className="font-mono break-all">{name}</span>
      <span className="block">{notice ? say(`use.${notice.name}`) : say('by_people')}</span>
      {notice && (
        <span className="block text-meta text-soft">
          {notice.slots.map((meaning, at) => say('slot', { number: at + 1, meaning })).join(' · ')}
        </span>
      )}
    </>
  )
}
