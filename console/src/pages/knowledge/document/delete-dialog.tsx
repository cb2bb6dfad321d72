import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { DocumentDetailWire } from '../../../../../src/http/contract/document.ts'
import { useKnowledgeWords } from '../../../i18n/knowledge.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Checkbox } from '../../../ui/field.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { useToasts } from '../../../ui/toast.tsx'

/** Asks once more: what is deleted is told no more with the very next question. */
export function DeleteDialog({ document, onClose }: { document: DocumentDetailWire; onClose: () => void }) {
  const say = useKnowledgeWords()
  const toasts = useToasts()
  const navigate = useNavigate()
  const { document_id: id, title, revision: seen } = document
  const remove = useAct(
    (api, purge: 'true' | 'false') => api('DELETE /v1/knowledge/:id', { params: { id }, query: { purge }, seen }),
    ['documents', 'stale', 'conflicts', 'faq'],
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const purge = new FormData(event.currentTarget).get('purge') === 'on' ? 'true' : 'false'
    remove.mutate(purge, {
      onSuccess: () => {
        toasts.say(say('document.deleted', { title }))
        void navigate({ to: '/knowledge' })
      },
    })
  }
  return (
    <Dialog title={say('document.delete.title', { title })} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-soft">{say('document.delete.text')}</p>
        <Checkbox label={say('document.delete.purge')} name="purge" />
        <FormActions onCancel={onClose} busy={remove.isPending} danger>
          {say('document.delete')}
        </FormActions>
      </form>
    </Dialog>
  )
}
