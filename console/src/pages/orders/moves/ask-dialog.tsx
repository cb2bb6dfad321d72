import type { FormEvent } from 'react'
import type { OrderWire } from '../../../../../src/http/contract/order-shapes.ts'
import { useTradeWords } from '../../../i18n/trade.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useOrderAct } from './use-order-act.ts'

interface AskDialogProps {
  order: OrderWire
  kind: 'prompt' | 'link' | 'receipt'
  onClose: () => void
}

/** Sends something about money into the chat: a prompt on the phone, a link to pay by card, the receipt again. */
export function AskDialog({ order, kind, onClose }: AskDialogProps) {
  const say = useTradeWords()
  const toasts = useToasts()
  const { locale } = useReader()
  const ask = useAsk(order, kind)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const phone = String(new FormData(event.currentTarget).get('phone') ?? '').trim()
    ask.mutate(phone || undefined, {
      onSuccess: (said) => {
        toasts.say(said)
        onClose()
      },
    })
  }
  return (
    <Dialog title={say(`ask.${kind}`)} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-soft">
          {kind === 'receipt'
            ? say('ask.receipt.text')
            : say(`ask.${kind}.text`, { amount: formatMoney(order.due, locale) })}
        </p>
        {kind === 'prompt' && (
          <Field
            label={say('ask.prompt.phone')}
            help={say('ask.prompt.phone.help')}
            name="phone"
            type="tel"
            maxLength={20}
          />
        )}
        <FormActions onCancel={onClose} busy={ask.isPending}>
          {say('ask.send')}
        </FormActions>
      </form>
    </Dialog>
  )
}

/** Asks the product, and says in words what came of it. The total that was seen goes along: another one is refused. */
function useAsk(order: OrderWire, kind: AskDialogProps['kind']) {
  const say = useTradeWords()
  const params = { id: order.order_id }
  const amount_minor = order.due.amount_minor
  return useOrderAct(async (api, phone: string | undefined) => {
    if (kind === 'receipt') {
      await api('POST /v1/orders/:id/receipt', { params, body: {} })
      return say('ask.receipt.done')
    }
    const { outcome, told } =
      kind === 'prompt'
        ? await api('POST /v1/orders/:id/payment-prompt', { params, body: { phone, amount_minor } })
        : await api('POST /v1/orders/:id/payment-link', { params, body: { amount_minor } })
    const done = say(`ask.done.${outcome}`)
    return told ? done : `${done} ${say('ask.untold')}`
  })
}
