import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { DocumentDetailWire } from '../../../../../src/http/contract/document.ts'
import { useKnowledgeWords } from '../../../i18n/knowledge.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { TOLD_KEYS } from '../knowledge-queries.ts'
import { ReadingProgress } from '../reading-progress.tsx'
import { useReading } from '../use-reading.ts'
import { UploadFields } from './upload-fields.tsx'

interface UploadDialogProps {
  /** The document that gets a new version. */
  replaces?: Pick<DocumentDetailWire, 'title' | 'type' | 'language' | 'topic'>
  onClose: () => void
}

/** Takes a file or a text in, and shows how far its reading is. */
export function UploadDialog({ replaces, onClose }: UploadDialogProps) {
  const say = useKnowledgeWords()
  const upload = useAct((api, body: FormData) => api('POST /v1/knowledge', { body }), TOLD_KEYS)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = form.get('text')
    form.delete('text')
    const title = String(form.get('title')).trim()
    if (typeof text === 'string') form.set('file', new Blob([text], { type: 'text/markdown' }), `${title}.md`)
    for (const name of ['title', 'topic']) if (String(form.get(name)).trim() === '') form.delete(name)
    upload.mutate(form)
  }
  return (
    <Dialog
      title={replaces ? say('upload.new_version', { title: replaces.title }) : say('upload.title')}
      onClose={onClose}
    >
      {upload.data ? (
        <Uploaded {...upload.data} onClose={onClose} />
      ) : (
        <UploadFields replaces={replaces} busy={upload.isPending} onSubmit={submit} onCancel={onClose} />
      )}
    </Dialog>
  )
}

interface UploadedProps {
  outcome: 'received' | 'duplicate'
  version: number
  document: DocumentDetailWire
  onClose: () => void
}

/** What becomes of what was taken in. */
function Uploaded({ outcome, version, document, onClose }: UploadedProps) {
  const words = useWords()
  const say = useKnowledgeWords()
  const [followed] = useState(outcome === 'received' ? document.document_id : null)
  const reading = useReading(followed, version)
  return (
    <>
      {followed === null ? <p role="status">{say('upload.same')}</p> : <ReadingProgress {...reading} />}
      <DialogActions>
        <Link
          to="/knowledge/$documentId"
          params={{ documentId: document.document_id }}
          className="self-center px-2 text-small text-accent hover:underline"
          onClick={onClose}
        >
          {say('upload.open')}
        </Link>
        <Button onClick={onClose}>{words('dialog.close')}</Button>
      </DialogActions>
    </>
  )
}
