import { type FormEvent, useState } from 'react'
import { usePlaceWords } from '../../../i18n/trip-places.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { ImportProblems } from './import-problems.tsx'
import { readSupplyFile, type SupplyFile } from './read-supply-file.ts'
import { SUPPLY_KEYS } from './supply-queries.ts'
import { tryImport } from './try-import.ts'

/** A file of places and supply: tried as soon as it is chosen, and taken only when nothing of it is wrong. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const say = usePlaceWords()
  const toasts = useToasts()
  const [file, setFile] = useState<SupplyFile | null>(null)
  const [unreadable, setUnreadable] = useState<string | undefined>()
  const rehearsal = useAct((api, chosen: SupplyFile) => tryImport(api, chosen, 'true'), [])
  const take = useAct((api, chosen: SupplyFile) => tryImport(api, chosen, 'false'), SUPPLY_KEYS)
  const choose = async (chosen: File | undefined) => {
    rehearsal.reset()
    take.reset()
    setFile(null)
    setUnreadable(undefined)
    if (chosen === undefined) return
    const read = readSupplyFile(await chosen.text())
    if (read.outcome === 'refused') {
      return setUnreadable(say('import.unreadable', { file: chosen.name, why: say(`import.${read.problem}`) }))
    }
    setFile(read.file)
    rehearsal.mutate(read.file)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (file === null) return
    take.mutate(file, {
      onSuccess: ({ problems }) => {
        if (problems.length > 0) return
        toasts.say(say('import.done'))
        onClose()
      },
    })
  }
  const tried = take.data ?? rehearsal.data
  return (
    <Dialog title={say('import.title')} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label={say('import.file')}
          help={say('import.help')}
          problem={unreadable}
          type="file"
          accept=".json,application/json"
          className="h-auto py-1.5"
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        {file && tried && tried.problems.length > 0 && (
          <ImportProblems file={file} problems={tried.problems} half={(take.data?.places ?? null) !== null} />
        )}
        {tried && tried.problems.length === 0 && (
          <div role="status" className="rounded-md bg-tint px-3 py-2 text-small">
            <p className="font-medium">{say('import.would')}</p>
            {tried.places && <p>{say('import.would.places', { ...tried.places })}</p>}
            {tried.rows && <p>{say('import.would.rows', { ...tried.rows })}</p>}
          </div>
        )}
        <FormActions
          onCancel={onClose}
          busy={rehearsal.isPending || take.isPending}
          disabled={tried === undefined || tried.problems.length > 0}
        >
          {say('import.submit')}
        </FormActions>
      </form>
    </Dialog>
  )
}
