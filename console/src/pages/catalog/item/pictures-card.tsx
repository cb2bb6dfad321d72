import { useState } from 'react'
import type { ItemWire } from '../../../../../src/http/contract/catalog.ts'
import { useCatalogWords } from '../../../i18n/catalog.ts'
import { useMay } from '../../../lib/api/me.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { smallerPicture } from '../../../lib/smaller-picture.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { CATALOG_KEYS } from '../catalog-queries.ts'

/** The pictures of an item; one more is made smaller in the browser before it is sent. */
export function PicturesCard({ item }: { item: ItemWire }) {
  const say = useCatalogWords()
  const may = useMay()
  const [problem, setProblem] = useState<string | undefined>()
  const add = useAct(
    (api, body: FormData) => api('POST /v1/catalog/items/:id/images', { params: { id: item.item_id }, body }),
    CATALOG_KEYS,
  )
  const send = async (chosen: File | undefined) => {
    setProblem(undefined)
    if (chosen === undefined) return
    const picture = await smallerPicture(chosen)
    if (picture === null) return setProblem(say('item.pictures.unreadable'))
    const form = new FormData()
    form.set('file', picture, 'picture.jpg')
    add.mutate(form)
  }
  return (
    <Card title={say('item.pictures')}>
      <div className="flex flex-col gap-4 p-4">
        {item.images.length === 0 ? (
          <p className="text-small text-soft">{say('item.pictures.none')}</p>
        ) : (
          <Pictures item={item} />
        )}
        {may('addCatalogImage') && (
          <Field
            label={say('item.pictures.add')}
            help={say('item.pictures.help')}
            problem={problem}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            className="h-auto py-1.5"
            disabled={add.isPending}
            onChange={({ target }) => {
              void send(target.files?.[0])
              target.value = ''
            }}
          />
        )}
      </div>
    </Card>
  )
}

function Pictures({ item }: { item: ItemWire }) {
  const say = useCatalogWords()
  const may = useMay()
  const remove = useAct((api, id: string) => api('DELETE /v1/catalog/images/:id', { params: { id } }), CATALOG_KEYS)
  return (
    <ul className="flex flex-wrap gap-3">
      {item.images.map(({ image_id, url }, at) => (
        <li key={image_id ?? 'shop'} className="flex w-32 flex-col gap-1">
          <img
            src={url}
            alt={say('item.pictures.nth', { count: at + 1, name: item.name })}
            className="aspect-square w-full rounded-md bg-sunken object-cover"
          />
          {image_id === null ? (
            <span className="text-meta text-soft">{say('item.pictures.shop')}</span>
          ) : (
            may('deleteCatalogImage') && (
              <Button small busy={remove.isPending} onClick={() => remove.mutate(image_id)}>
                {say('item.pictures.delete', { count: at + 1 })}
              </Button>
            )
          )}
        </li>
      ))}
    </ul>
  )
}
