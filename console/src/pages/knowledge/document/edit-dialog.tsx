import type { FormEvent } from 'react'
import type { DocumentDetailWire } from '../../../../../src/http/contract/document.ts'
import { useKnowledgeWords } from '../../../i18n/knowledge.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { useReader } from '../../../lib/reader.ts'
import { addDays, dayOf, startOfDay } from '../../../lib/zoned-day.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { DOCUMENT_TYPES } from '../document-types.ts'
import { TOLD_KEYS } from '../knowledge-queries.ts'
import { TypeField } from '../type-field.tsx'

interface Particulars {
  title: string
  type: DocumentDetailWire['type']
  topic: string | null
  valid_until: string | null
  review_by: string | null
}

/** Changes what a document is called and how long it is told, of the revision that was opened. */
export function EditDialog({ document, onClose }: { document: DocumentDetailWire; onClose: () => void }) {
  const say = useKnowledgeWords()
  const reader = useReader()
  const { document_id: id, revision: seen } = document
  const save = useAct(
    (api, body: Particulars) => api('PUT /v1/knowledge/:id', { params: { id }, body, seen }),
    TOLD_KEYS,
  )
  // What holds until a day holds on that day too: its end is the first instant of the next one.
  const lastDay = (at: string | null) => (at === null ? '' : dayOf(Date.parse(at) - 1, reader))
  const endOf = (day: string) => (day === '' ? null : new Date(startOfDay(addDays(day, 1), reader)).toISOString())
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const said = (name: string) => String(form.get(name)).trim()
    const type = DOCUMENT_TYPES.find((one) => one === said('type')) ?? document.type
    const dates = { valid_until: endOf(said('valid_until')), review_by: endOf(said('review_by')) }
    save.mutate({ title: said('title'), type, topic: said('topic') || null, ...dates }, { onSuccess: onClose })
  }
  return (
    <Dialog title={say('document.edit')} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label={say('document.title')} name="title" maxLength={200} defaultValue={document.title} required />
        <TypeField name="type" defaultValue={document.type} />
        <Field label={say('document.topic')} name="topic" maxLength={100} defaultValue={document.topic ?? ''} />
        <Field
          label={say('document.valid_until')}
          help={say('document.valid_until.help')}
          type="date"
          name="valid_until"
          defaultValue={lastDay(document.valid_until)}
        />
        <Field
          label={say('document.review_by')}
          help={say('document.review_by.help')}
          type="date"
          name="review_by"
          defaultValue={lastDay(document.review_by)}
        />
        <FormActions onCancel={onClose} busy={save.isPending}>
          {say('save')}
        </FormActions>
      </form>
    </Dialog>
  )
}
