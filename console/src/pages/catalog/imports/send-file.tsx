import { useNavigate } from '@tanstack/react-router'
import { useImportWords } from '../../../i18n/imports.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { Field } from '../../../ui/field.tsx'
import { IMPORT_KEYS } from './import-queries.ts'

/** A file is dropped or chosen, read and checked; what came of it opens. */
export function SendFile() {
  const say = useImportWords()
  const navigate = useNavigate()
  const send = useAct((api, body: FormData) => api('POST /v1/imports', { body }), IMPORT_KEYS)
  const take = (file: File | undefined) => {
    if (file === undefined || send.isPending) return
    const form = new FormData()
    form.set('kind', 'catalog')
    form.set('file', file)
    send.mutate(form, {
      onSuccess: (sent) =>
        void navigate({ to: '/catalog/imports/$importId', params: { importId: sent.import.import_id } }),
    })
  }
  const problem = send.error instanceof ApiError ? send.error.message : undefined
  return (
    <section
      aria-label={say('imports.file')}
      className="rounded-lg border border-dashed border-edge bg-surface p-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files[0])
      }}
    >
      <Field
        label={say('imports.file')}
        help={say('imports.file.help')}
        problem={problem}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        className="h-auto py-1.5"
        disabled={send.isPending}
        onChange={({ target }) => {
          take(target.files?.[0])
          target.value = ''
        }}
      />
      <p role="status" className="text-small text-soft">
        {send.isPending && say('imports.reading')}
      </p>
    </section>
  )
}
