import { type FormEvent, useState } from 'react'
import type { ItemWire } from '../../../../../src/http/contract/catalog.ts'
import type { RequestOf } from '../../../../../src/http/contract/client.ts'
import { useCatalogWords } from '../../../i18n/catalog.ts'
import { useMay } from '../../../lib/api/me.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox, Field, TextField } from '../../../ui/field.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { CATALOG_KEYS } from '../catalog-queries.ts'

/** What is written of an item, changed of the version that is on the page. */
export function WordsCard({ item }: { item: ItemWire }) {
  const say = useCatalogWords()
  const toasts = useToasts()
  const may = useMay()
  const [dirty, setDirty] = useState(false)
  const save = useAct(
    (api, body: RequestOf<'PATCH /v1/catalog/items/:id'>['body']) =>
      api('PATCH /v1/catalog/items/:id', { params: { id: item.item_id }, seen: item.version, body }),
    CATALOG_KEYS,
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    save.mutate(wordsOf(new FormData(event.currentTarget)), {
      onSuccess: () => {
        setDirty(false)
        toasts.say(say('item.saved'))
      },
    })
  }
  return (
    <Card title={say('item.words')}>
      <UnsavedGuard when={dirty} />
      <form onSubmit={submit} onChange={() => setDirty(true)}>
        <fieldset disabled={!may('changeCatalogItem')} className="flex flex-col gap-4 p-4">
          <Field label={say('item.name')} name="name" maxLength={200} defaultValue={item.name} required />
          <TextField
            label={say('item.description')}
            name="description"
            rows={4}
            maxLength={5_000}
            defaultValue={item.description}
          />
          <Field label={say('item.category')} name="category" maxLength={80} defaultValue={item.category} required />
          <Field label={say('item.brand')} name="brand" maxLength={80} defaultValue={item.brand} />
          <TextField
            label={say('item.tags')}
            help={say('item.tags.help')}
            name="tags"
            rows={3}
            defaultValue={item.tags.join('\n')}
          />
          <Checkbox
            label={say('item.active')}
            help={say('item.active.help')}
            name="active"
            defaultChecked={item.active}
          />
          {may('changeCatalogItem') && (
            <Button type="submit" look="primary" className="self-start" busy={save.isPending} disabled={!dirty}>
              {say('item.save')}
            </Button>
          )}
        </fieldset>
      </form>
    </Card>
  )
}

function wordsOf(form: FormData) {
  const said = (name: string) => String(form.get(name)).trim()
  const tags = said('tags')
    .split('\n')
    .map((tag) => tag.trim())
    .filter(Boolean)
  const words = { name: said('name'), description: said('description'), category: said('category') }
  return { ...words, brand: said('brand'), tags, active: form.has('active') }
}
