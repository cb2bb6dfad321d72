import type { ImportWire } from '../../../../../src/http/contract/catalog-imports.ts'
import { useImportWords } from '../../../i18n/imports.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { type Column, Table } from '../../../ui/table.tsx'

type Problem = ImportWire['problems'][number]

/** What of a file is wrong, each with its row, its column and its value, and what mends it. */
export function ProblemsCard({ file }: { file: ImportWire }) {
  const say = useImportWords()
  const save = useAct(
    async (api, id: string) =>
      saveFile(await api('GET /v1/imports/:id/problems.csv', { params: { id } }), 'problems.csv'),
    [],
  )
  if (file.status === 'mapping') return null
  const columns: Column<Problem>[] = [
    { key: 'row', title: say('imports.row'), figures: true, cell: ({ row }) => row },
    {
      ...{ key: 'column', title: say('imports.column') },
      cell: ({ column }) => column || <span className="text-soft">{say('imports.whole_row')}</span>,
    },
    {
      ...{ key: 'value', title: say('imports.value') },
      cell: ({ value }) => <code className="text-meta break-all">{value}</code>,
    },
    { key: 'what', title: say('imports.what'), cell: ({ code }) => say(`problem.${code}`) },
  ]
  return (
    <Card
      title={say('imports.problems')}
      aside={
        file.problems.length > 0 && (
          <Button small busy={save.isPending} onClick={() => save.mutate(file.import_id)}>
            <Icon name="download" size={16} />
            {say('imports.problems.save')}
          </Button>
        )
      }
    >
      {file.problems.length === 0 ? (
        <p className="p-4 text-small text-soft">{say('imports.problems.none')}</p>
      ) : (
        <>
          <p className="px-4 pt-3 text-small text-soft">
            {say('imports.problems.help')}{' '}
            {file.counts.problems > file.problems.length && say('imports.problems.first')}
          </p>
          <Table
            bare
            caption={say('imports.problems')}
            columns={columns}
            rows={file.problems}
            keyOf={({ row, column, code }) => `${row} ${column} ${code}`}
          />
        </>
      )}
    </Card>
  )
}
