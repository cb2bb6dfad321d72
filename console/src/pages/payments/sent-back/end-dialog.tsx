import type { FormEvent } from 'react'
import type { ReversalWire } from '../../../../../src/http/contract/payments.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'

const OUTCOMES = ['done', 'refused'] as const

/** Asks what a person found out about money of which the provider never said whether it went back. */
export function EndDialog({ reversal, onClose }: { reversal: ReversalWire; onClose: () => void }) {
  const say = useTradeWords()
  const end = useAct(
    (api, body: { outcome: (typeof OUTCOMES)[number]; note: string }) =>
      api('POST /v1/payments/reversals/:id/end', { params: { id: reversal.reversal_id }, body }),
    ['reversals', 'reviews', 'orders', 'order', 'settlement'],
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const outcome = OUTCOMES.find((known) => known === form.get('outcome')) ?? OUTCOMES[0]
    end.mutate({ outcome, note: String(form.get('note')).trim() }, { onSuccess: onClose })
  }
  return (
    <Dialog title={say('sent_back.end')} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-soft">{say('sent_back.end.text')}</p>
        <SelectField label={say('sent_back.end.outcome')} name="outcome">
          {OUTCOMES.map((outcome) => (
            <option key={outcome} value={outcome}>
              {say(`sent_back.end.${outcome}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={say('review.note')}
          help={say('review.note.help')}
          name="note"
          rows={2}
          minLength={2}
          maxLength={500}
          required
        />
        <FormActions onCancel={onClose} busy={end.isPending}>
          {say('sent_back.end')}
        </FormActions>
      </form>
    </Dialog>
  )
}
