import { useState } from 'react'
import type { DocumentDetailWire } from '../../../../../src/http/contract/document.ts'
import { useKnowledgeWords } from '../../../i18n/knowledge.ts'
import { useMay } from '../../../lib/api/me.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { UploadDialog } from '../documents/upload-dialog.tsx'
import { TOLD_KEYS } from '../knowledge-queries.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'

/** What can be done with a document as a whole. An entry of the FAQ is answered anew under FAQ. */
export function DocumentActions({ document }: { document: DocumentDetailWire }) {
  const say = useKnowledgeWords()
  const may = useMay()
  const toasts = useToasts()
  const [open, setOpen] = useState<'edit' | 'replace' | 'delete' | null>(null)
  const close = () => setOpen(null)
  const reread = useAct(
    (api, id: string) => api('POST /v1/knowledge/:id/reingest', { params: { id }, body: {} }),
    TOLD_KEYS,
  )
  const isFile = document.origin === 'upload' || document.origin === 'text'
  if (!may('updateDocument')) return null
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => setOpen('edit')}>{say('document.edit')}</Button>
      {isFile && (
        <>
          <Button onClick={() => setOpen('replace')}>{say('document.replace')}</Button>
          <Button
            busy={reread.isPending}
            onClick={() =>
              reread.mutate(document.document_id, { onSuccess: () => toasts.say(say('document.reread.done')) })
            }
          >
            {say('document.reread')}
          </Button>
        </>
      )}
      <Button look="danger" onClick={() => setOpen('delete')}>
        {say('document.delete')}
      </Button>
      {open === 'edit' && <EditDialog document={document} onClose={close} />}
      {open === 'replace' && <UploadDialog replaces={document} onClose={close} />}
      {open === 'delete' && <DeleteDialog document={document} onClose={close} />}
    </div>
  )
}
