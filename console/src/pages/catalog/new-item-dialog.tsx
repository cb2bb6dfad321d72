import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { RequestOf } from '../../../../src/http/contract/client.ts'
import { useCatalogWords } from '../../i18n/catalog.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { readAmount } from '../../lib/money.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { CATALOG_KEYS } from './catalog-queries.ts'

/** Puts an item of one variant on the shelf; its other variants, words and pictures are given on its own page. */
export function NewItemDialog({ onClose }: { onClose: () => void }) {
  const say = useCatalogWords()
  const toasts = useToasts()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | undefined>()
  const create = useAct(
    (api, body: RequestOf<'POST /v1/catalog/items'>['body']) => api('POST /v1/catalog/items', { body }),
    CATALOG_KEYS,
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const said = (name: string) => String(form.get(name)).trim()
    const price_minor = readAmount(said('price'))
    setProblem(price_minor === null ? say('item.problem.price') : undefined)
    if (price_minor === null) return
    const sku = said('sku')
    const variant = { sku, name: say('item.one'), price_minor, stock: Number(said('stock')) }
    create.mutate(
      { sku, name: said('name'), category: said('category'), variants: [variant] },
      {
        onSuccess: ({ item }) => {
          toasts.say(say('item.created', { name: item.name }))
          onClose()
          void navigate({ to: '/catalog/$itemId', params: { itemId: item.item_id } })
        },
      },
    )
  }
  return (
    <Dialog title={say('catalog.add')} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field label={say('item.name')} name="name" maxLength={200} required />
        <Field label={say('item.sku')} help={say('item.sku.help')} name="sku" maxLength={64} required />
        <Field label={say('item.category')} name="category" maxLength={80} required />
        <Field label={say('catalog.price')} name="price" inputMode="decimal" problem={problem} required />
        <Field
          label={say('item.stock.first')}
          name="stock"
          type="number"
          min={0}
          max={1_000_000}
          defaultValue={0}
          required
        />
        <FormActions onCancel={onClose} busy={create.isPending}>
          {say('item.create')}
        </FormActions>
      </form>
    </Dialog>
  )
}
