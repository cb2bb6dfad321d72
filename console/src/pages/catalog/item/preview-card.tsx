import type { ItemWire, VariantWire } from '../../../../../src/http/contract/catalog.ts'
import { useCatalogWords } from '../../../i18n/catalog.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { Card } from '../../../ui/card.tsx'

/** What of an item reaches a customer: its first picture, its words, and what can be had of it now. */
export function PreviewCard({ item }: { item: ItemWire }) {
  const say = useCatalogWords()
  const [image] = item.images
  return (
    <Card title={say('item.preview')}>
      <div className="bg-sunken p-4">
        <div className="overflow-hidden rounded-lg border border-line bg-surface">
          {image && <img src={image.url} alt="" className="aspect-square w-full object-cover" />}
          <div className="flex flex-col gap-2 p-3 text-small">
            <p className="font-semibold break-words">{[item.brand, item.name].filter(Boolean).join(' ')}</p>
            {item.description && <p className="break-words whitespace-pre-line">{item.description}</p>}
            <ul className="flex flex-col gap-1">
              {item.variants.map((variant) => (
                <Offered key={variant.sku} variant={variant} />
              ))}
            </ul>
          </div>
        </div>
        {!item.active && <p className="mt-2 text-meta text-soft">{say('item.preview.off')}</p>}
      </div>
    </Card>
  )
}

function Offered({ variant: { name, price, stock, held } }: { variant: VariantWire }) {
  const say = useCatalogWords()
  const { locale } = useReader()
  return (
    <li className="flex justify-between gap-3">
      <span className="min-w-0 break-words">{name}</span>
      <span className="figures shrink-0 text-soft">
        {stock > held ? formatMoney(price, locale) : say('item.preview.out')}
      </span>
    </li>
  )
}
