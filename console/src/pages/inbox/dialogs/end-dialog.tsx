import { type FormEvent, type KeyboardEvent, useState } from 'react'
import type { ConversationRow } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useWords } from '../../../lib/words.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Checkbox, Field, TextField } from '../../../ui/field.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { Kbd } from '../../../ui/kbd.tsx'
import { type Resolution, useMoves } from '../use-moves.ts'

const OUTCOMES: readonly Resolution[] = ['solved', 'not_solved', 'no_answer']

interface EndDialogProps {
  conversation: ConversationRow
  /** `resolve` closes the matter; `hand_back` gives the chat to the assistant, which must know where things stand. */
  kind: 'resolve' | 'hand_back'
  onClose: () => void
}

/** Asks how it ended: the outcome by one key, what was promised where something was, and whether she is asked how it went. */
export function EndDialog({ conversation, kind, onClose }: EndDialogProps) {
  const words = useWords()
  const moves = useMoves(conversation.conversation_id)
  const [outcome, setOutcome] = useState<Resolution>('solved')
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const promised = String(form.get('promised') ?? '').trim()
    const ending = { outcome, note: String(form.get('note') ?? '').trim(), ...(promised ? { promised } : {}) }
    setBusy(true)
    const done = kind === 'resolve' ? await moves.resolve(ending, form.has('csat')) : await moves.handBack(ending)
    setBusy(false)
    if (done) onClose()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    const chosen = OUTCOMES[Number(event.key) - 1]
    if (!chosen || (event.target instanceof HTMLElement && event.target.matches('textarea, input:not([type=radio])')))
      return
    event.preventDefault()
    setOutcome(chosen)
  }
  return (
    <Dialog title={words(kind === 'resolve' ? 'end.resolve' : 'end.hand_back')} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} onKeyDown={onKeyDown} className="flex flex-col gap-4">
        <p className="text-soft">{words(kind === 'resolve' ? 'end.resolve.text' : 'end.hand_back.text')}</p>
        <fieldset className="flex flex-col gap-1">
          <legend className="pb-1 text-small font-medium">{words('end.outcome')}</legend>
          {OUTCOMES.map((value, at) => (
            <label key={value} className="touchable flex items-center gap-2 py-0.5">
              <input
                type="radio"
                name="outcome"
                className="size-4 accent-accent"
                checked={outcome === value}
                onChange={() => setOutcome(value)}
              />
              <span className="grow">{words(`end.${value}`)}</span>
              <span aria-hidden="true" className="max-tablet:hidden">
                <Kbd>{String(at + 1)}</Kbd>
              </span>
            </label>
          ))}
        </fieldset>
        <Field label={words('end.promised')} help={words('end.promised.help')} name="promised" maxLength={500} />
        <TextField label={words('end.note')} name="note" rows={3} maxLength={2000} />
        {kind === 'resolve' && !conversation.opted_out && (
          <Checkbox name="csat" defaultChecked label={words('end.csat')} help={words('end.csat.help')} />
        )}
        <FormActions onCancel={onClose} busy={busy}>
          {words(kind === 'resolve' ? 'keys.resolve' : 'chat.give_back')}
        </FormActions>
      </form>
    </Dialog>
  )
}
