import type { FormEvent } from 'react'
import type { FaqWire, GapWire } from '../../../../../src/http/contract/faq.ts'
import { useKnowledgeWords } from '../../../i18n/knowledge.ts'
import { useMay } from '../../../lib/api/me.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { useSpoken } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { AnswerField } from '../faq/answer-field.tsx'
import { usePublish } from '../faq/use-publish.ts'
import { TOLD_KEYS } from '../knowledge-queries.ts'
import { LanguageField } from '../language-field.tsx'

interface Answer {
  question: string
  answer: string
  language: 'en' | 'sw'
}

/** Answers once what nothing answers: a draft of the FAQ, which whoever may publishes at once or later. */
export function AnswerDialog({ gap, onClose }: { gap: GapWire; onClose: () => void }) {
  const say = useKnowledgeWords()
  const { language: spoken } = useSpoken()
  const answer = useAct(
    (api, body: Answer) => api('POST /v1/knowledge/gaps/:id/answer', { params: { id: gap.gap_id }, body }),
    TOLD_KEYS,
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    answer.mutate({
      question: String(form.get('question')).trim(),
      answer: String(form.get('answer')).trim(),
      language: form.get('language') === 'sw' ? 'sw' : 'en',
    })
  }
  return (
    <Dialog title={say('answer.title')} onClose={onClose}>
      {answer.data ? (
        <Kept entry={answer.data.entry} onClose={onClose} />
      ) : (
        <form onSubmit={submit} className="flex flex-col gap-4">
          <Field
            label={say('answer.question')}
            name="question"
            maxLength={200}
            defaultValue={gap.question.slice(0, 200)}
            required
          />
          <AnswerField />
          <LanguageField
            label={say('answer.language')}
            name="language"
            defaultValue={gap.language === 'en' ? 'en' : gap.language === 'sw' ? 'sw' : spoken}
          />
          <FormActions onCancel={onClose} busy={answer.isPending}>
            {say('answer.submit')}
          </FormActions>
        </form>
      )}
    </Dialog>
  )
}

function Kept({ entry, onClose }: { entry: FaqWire; onClose: () => void }) {
  const say = useKnowledgeWords()
  const may = useMay()
  const publish = usePublish()
  return (
    <>
      <p role="status">{say('answer.kept')}</p>
      <blockquote className="mt-3 rounded-sm border-l-4 border-accent bg-sunken px-3 py-2">{entry.draft}</blockquote>
      <DialogActions>
        <Button onClick={onClose}>{say('answer.later')}</Button>
        {may('publishFaq') && (
          <Button look="primary" busy={publish.isPending} onClick={() => publish.mutate(entry, { onSuccess: onClose })}>
            {say('answer.publish')}
          </Button>
        )}
      </DialogActions>
    </>
  )
}
