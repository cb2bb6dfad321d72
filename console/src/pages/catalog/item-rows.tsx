import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ItemWire } from '../../../../src/http/contract/catalog.ts'
import { useCatalogWords } from '../../i18n/catalog.ts'
import { formatMoney } from '../../lib/money.ts'
import { useReader } from '../../lib/reader.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { StockField } from './stock-field.tsx'

/** Goods under headings, their stock to be counted where it stands. */
export function ItemRows({ items }: { items: readonly ItemWire[] }) {
  const say = useCatalogWords()
  const { locale } = useReader()
  const columns: Column<ItemWire>[] = [
    { key: 'item', title: say('catalog.item'), cell: (item) => <NameCell item={item} /> },
    { key: 'category', title: say('catalog.category'), wide: true, cell: ({ category }) => category },
    {
      ...{ key: 'price', title: say('catalog.price'), figures: true },
      cell: ({ variants }) => {
        const [first, ...others] = variants.toSorted((a, b) => a.price.amount_minor - b.price.amount_minor)
        if (!first) return '–'
        const price = formatMoney(first.price, locale)
        const differ = others.some((other) => other.price.amount_minor !== first.price.amount_minor)
        return differ ? say('catalog.price.from', { price }) : price
      },
    },
    { key: 'stock', title: say('catalog.stock'), figures: true, cell: (item) => <StockCell item={item} /> },
  ]
  return <Table caption={say('catalog.table')} columns={columns} rows={items} keyOf={({ item_id }) => item_id} />
}

function NameCell({ item }: { item: ItemWire }) {
  const say = useCatalogWords()
  const [image] = item.images
  const low = item.variants.some((variant) => variant.low)
  return (
    <div className="flex items-center gap-3">
      {image ? (
        <img
          src={image.url}
          alt=""
          loading="lazy"
          className="hidden size-10 shrink-0 rounded-md bg-sunken object-cover tablet:block"
        />
      ) : (
        <span className="hidden size-10 shrink-0 rounded-md bg-sunken tablet:block" />
      )}
      <div className="min-w-0">
        <Link
          to="/catalog/$itemId"
          params={{ itemId: item.item_id }}
          className="font-medium break-words text-accent hover:underline"
        >
          {item.name}
        </Link>
        <span className="block text-meta text-soft">
          {item.sku} {!item.active && <Chip>{say('catalog.off')}</Chip>}{' '}
          {item.active && low && <Chip tone="warn">{say('catalog.low')}</Chip>}
        </span>
      </div>
    </div>
  )
}

/** Of one variant its field; of several what there is in all, and their fields when they are asked for. */
function StockCell({ item }: { item: ItemWire }) {
  const say = useCatalogWords()
  const [open, setOpen] = useState(false)
  const [only, ...others] = item.variants
  if (!only) return '–'
  if (others.length === 0) return <StockField variant={only} name={item.name} />
  return (
    <div className="flex flex-col items-end gap-1">
      <span>{item.variants.reduce((sum, { stock }) => sum + stock, 0)}</span>
      <Button look="quiet" small aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className="sr-only">{item.name}: </span>
        {say('catalog.variants', { count: item.variants.length })}
      </Button>
      {open &&
        item.variants.map((variant) => (
          <div key={variant.variant_id} className="flex items-center gap-2">
            <span className="text-soft">{variant.name}</span>
            <StockField variant={variant} name={`${item.name} ${variant.name}`} />
          </div>
        ))}
    </div>
  )
}
