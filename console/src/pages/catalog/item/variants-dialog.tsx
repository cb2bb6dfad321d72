import { type FormEvent, useState } from 'react'
import type { ItemWire } from '../../../../../src/http/contract/catalog.ts'
import type { RequestOf } from '../../../../../src/http/contract/client.ts'
import { useCatalogWords } from '../../../i18n/catalog.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { readAmount } from '../../../lib/money.ts'
import { randomUuid } from '../../../lib/random.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { CATALOG_KEYS } from '../catalog-queries.ts'
import { optionsText, readOptions } from './read-options.ts'

/** A row of the dialog as it is typed. */
interface Draft {
  key: string
  isNew: boolean
  sku: string
  name: string
  options: string
  price: string
  stock: string
}

type Wanted = RequestOf<'PUT /v1/catalog/items/:id/variants'>['body']['variants'][number]

/** All variants of an item side by side: changed, added, and taken out. */
export function VariantsDialog({ item, onClose }: { item: ItemWire; onClose: () => void }) {
  const say = useCatalogWords()
  const [drafts, setDrafts] = useState(() => draftsOf(item))
  const [tried, setTried] = useState(false)
  const save = useAct(
    (api, variants: Wanted[]) =>
      api('PUT /v1/catalog/items/:id/variants', {
        params: { id: item.item_id },
        seen: item.version,
        body: { variants },
      }),
    CATALOG_KEYS,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const wanted = drafts.flatMap((draft) => wantedOf(draft) ?? [])
    if (wanted.length === drafts.length) save.mutate(wanted, { onSuccess: onClose })
  }
  const change = (changed: Draft) => setDrafts((now) => now.map((one) => (one.key === changed.key ? changed : one)))
  const add = () => setDrafts((now) => [...now, emptyDraft(now.at(-1))])
  const remove = (key: string) => setDrafts((now) => now.filter((one) => one.key !== key))
  return (
    <Dialog title={say('item.variants.change')} onClose={onClose} place="wide">
      <form onSubmit={submit} className="flex flex-col gap-4">
        <ol className="flex flex-col gap-3">
          {drafts.map((draft, at) => (
            <li key={draft.key}>
              <DraftFields
                draft={draft}
                nth={at + 1}
                tried={tried}
                onChange={change}
                onRemove={drafts.length > 1 ? () => remove(draft.key) : null}
              />
            </li>
          ))}
        </ol>
        <Button className="self-start" onClick={add}>
          {say('item.variants.add')}
        </Button>
        <p className="text-meta text-soft">{say('item.variants.options.help')}</p>
        <FormActions onCancel={onClose} busy={save.isPending}>
          {say('item.variants.save')}
        </FormActions>
      </form>
    </Dialog>
  )
}

interface DraftFieldsProps {
  draft: Draft
  nth: number
  /** It was sent once: what is wrong is said. */
  tried: boolean
  onChange: (draft: Draft) => void
  /** Null for the only one. */
  onRemove: (() => void) | null
}

function DraftFields({ draft, nth, tried, onChange, onRemove }: DraftFieldsProps) {
  const say = useCatalogWords()
  const field = (name: 'sku' | 'name' | 'options' | 'price' | 'stock') => ({
    value: draft[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ ...draft, [name]: target.value }),
  })
  const wrongPrice = tried && readAmount(draft.price) === null ? say('item.problem.price') : undefined
  const wrongOptions = tried && readOptions(draft.options) === null ? say('item.problem.options') : undefined
  return (
    <fieldset className="rounded-md border border-line p-3">
      <legend className="px-1 text-meta text-soft">
        {say('item.variants.nth', { count: nth })} {draft.isNew && `(${say('item.variants.new')})`}
      </legend>
      <div className="grid grid-cols-2 gap-3 tablet:grid-cols-[1fr_1fr_1.5fr_7rem_6rem_auto] tablet:items-end">
        <Field label={say('item.sku')} maxLength={64} required readOnly={!draft.isNew} {...field('sku')} />
        <Field label={say('item.name')} maxLength={120} required {...field('name')} />
        <Field label={say('item.variants.options')} problem={wrongOptions} {...field('options')} />
        <Field label={say('catalog.price')} inputMode="decimal" problem={wrongPrice} required {...field('price')} />
        <Field
          label={say('catalog.stock')}
          type="number"
          min={0}
          disabled={!draft.isNew}
          required
          {...field('stock')}
        />
        {onRemove && (
          <Button
            look="quiet"
            aria-label={say('item.variants.remove', { sku: draft.sku || String(nth) })}
            onClick={onRemove}
          >
            {'\u2715'}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

function draftsOf({ variants }: ItemWire): Draft[] {
  return variants.map(({ sku, name, options, price, stock }) => ({
    ...{ key: sku, isNew: false, sku, name, options: optionsText(options) },
    ...{ price: String(price.amount_minor / 100), stock: String(stock) },
  }))
}

/** Most variants of an item cost the same. */
function emptyDraft(like: Draft | undefined): Draft {
  const price = like?.price ?? ''
  return { key: randomUuid(), isNew: true, sku: '', name: '', options: '', price, stock: '0' }
}

/** Null for what cannot be sent. */
function wantedOf({ sku, name, options, price, stock }: Draft): Wanted | null {
  const [read, price_minor] = [readOptions(options), readAmount(price)]
  if (read === null || price_minor === null) return null
  return { sku: sku.trim(), name: name.trim(), options: read, price_minor, stock: Number(stock) }
}
