import { lazy, Suspense, useState } from 'react'
import type { CustomerPanelWire } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useEditWords } from '../../../i18n/edit.ts'
import { useMay } from '../../../lib/api/me.ts'
import { useWords } from '../../../lib/words.ts'
import { EditButton } from './edit-button.tsx'

const EditCustomerDialog = lazy(async () => ({
  default: (await import('../dialogs/edit-customer-dialog.tsx')).EditCustomerDialog,
}))

/** The way to changing what the shop knows of a customer. */
export function EditCustomer({ customer }: { customer: CustomerPanelWire }) {
  const words = useWords()
  const say = useEditWords()
  const may = useMay()
  const [open, setOpen] = useState(false)
  if (!may('updateCustomer')) return null
  const name = customer.name ?? customer.phone ?? words('side.customer')
  return (
    <>
      <EditButton label={say('customer', { name })} onClick={() => setOpen(true)} />
      {open && (
        <Suspense>
          <EditCustomerDialog customer={customer} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
