import { type FormEvent, useState } from 'react'
import type { CustomerPanelWire } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useCustomerWords } from '../../../i18n/customers.ts'
import { useMay } from '../../../lib/api/me.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { useToasts } from '../../../ui/toast.tsx'

interface EraseProps {
  customer: CustomerPanelWire
  /** As she is called on the page. */
  name: string
}

/** The way to forgetting a customer for good: her name is typed, and the password asked for where it was given too long ago. */
export function Erase({ customer, name }: EraseProps) {
  const say = useCustomerWords()
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may('eraseCustomer')) return null
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        {say('erase')}
      </Button>
      {open && <EraseDialog customer={customer} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}

function EraseDialog({ customer, name, onClose }: EraseProps & { onClose: () => void }) {
  const say = useCustomerWords()
  const toasts = useToasts()
  const [typed, setTyped] = useState('')
  const { customer_id: id } = customer
  const known = customer.name ?? customer.phone ?? ''
  const erase = useAct(
    (api, _: undefined) => api('POST /v1/customers/:id/erase', { params: { id }, body: { name: known } }),
    ['customer', 'customers', 'consent', 'conversation', 'conversations'],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    erase.mutate(undefined, {
      onSuccess: () => {
        toasts.say(say('erase.done'))
        onClose()
      },
    })
  }
  return (
    <Dialog title={say('erase.title', { name })} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-soft">{say('erase.text')}</p>
        <Field
          label={say('erase.name', { name })}
          value={typed}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <FormActions onCancel={onClose} busy={erase.isPending} disabled={typed.trim() !== name} danger>
          {say('erase.submit')}
        </FormActions>
      </form>
    </Dialog>
  )
}
