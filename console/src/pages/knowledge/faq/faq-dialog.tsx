import type { FormEvent } from 'react'
import type { FaqWire } from '../../../../../src/http/contract/faq.ts'
import { useKnowledgeWords } from '../../../i18n/knowledge.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { useSpoken } from '../../../lib/words.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { TOLD_KEYS } from '../knowledge-queries.ts'
import { LanguageField } from '../language-field.tsx'
import { AnswerField } from './answer-field.tsx'

interface Written {
  question: string
  answer: string
  language: 'en' | 'sw'
}

/** Writes an answer as a draft: of a new question, or another one of an entry as it was opened. */
export function FaqDialog({ entry, onClose }: { entry?: FaqWire; onClose: () => void }) {
  const say = useKnowledgeWords()
  const toasts = useToasts()
  const { language: spoken } = useSpoken()
  const write = useAct(
    (api, { answer, ...asked }: Written) =>
      entry
        ? api('PUT /v1/knowledge/faq/:id', {
            ...{ params: { id: entry.document_id }, body: { answer }, seen: entry.revision },
          })
        : api('POST /v1/knowledge/faq', { body: { ...asked, answer } }),
    TOLD_KEYS,
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const written: Written = {
      question: String(form.get('question') ?? '').trim(),
      answer: String(form.get('answer')).trim(),
      language: form.get('language') === 'sw' ? 'sw' : 'en',
    }
    write.mutate(written, {
      onSuccess: () => {
        toasts.say(say('answer.kept'))
        onClose()
      },
    })
  }
  return (
    <Dialog title={entry ? say('faq.change.of', { question: entry.question }) : say('faq.add')} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        {!entry && <Field label={say('answer.question')} name="question" maxLength={200} required />}
        <AnswerField defaultValue={entry?.draft ?? entry?.told ?? ''} />
        {!entry && <LanguageField label={say('answer.language')} name="language" defaultValue={spoken} />}
        <FormActions onCancel={onClose} busy={write.isPending}>
          {say('answer.submit')}
        </FormActions>
      </form>
    </Dialog>
  )
}
