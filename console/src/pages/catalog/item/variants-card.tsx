import { useState } from 'react'
import type { ItemWire, VariantWire } from '../../../../../src/http/contract/catalog.ts'
import { useCatalogWords } from '../../../i18n/catalog.ts'
import { useMay } from '../../../lib/api/me.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useReader } from '../../../lib/reader.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { StockField } from '../stock-field.tsx'
import { VariantsDialog } from './variants-dialog.tsx'

/** How an item comes, what each costs, and how many there are. */
export function VariantsCard({ item }: { item: ItemWire }) {
  const say = useCatalogWords()
  const { locale } = useReader()
  const may = useMay()
  const [changes, setChanges] = useState(false)
  const columns: Column<VariantWire>[] = [
    {
      ...{ key: 'name', title: say('item.name') },
      cell: ({ name, sku }) => (
        <>
          <span className="font-medium">{name}</span>
          <span className="block text-meta break-all text-soft">{sku}</span>
        </>
      ),
    },
    {
      ...{ key: 'options', title: say('item.variants.options'), wide: true },
      cell: ({ options }) => <span className="text-soft">{Object.values(options).join(', ') || '–'}</span>,
    },
    {
      ...{ key: 'price', title: say('catalog.price'), figures: true },
      cell: ({ price }) => formatMoney(price, locale),
    },
    {
      ...{ key: 'stock', title: say('catalog.stock'), figures: true },
      cell: (variant) => <StockField variant={variant} name={`${item.name} ${variant.name}`} />,
    },
  ]
  return (
    <Card
      title={say('item.variants')}
      aside={
        may('setCatalogVariants') && (
          <Button small onClick={() => setChanges(true)}>
            {say('item.variants.change')}
          </Button>
        )
      }
    >
      <Table bare caption={say('item.variants')} columns={columns} rows={item.variants} keyOf={({ sku }) => sku} />
      {changes && <VariantsDialog item={item} onClose={() => setChanges(false)} />}
    </Card>
  )
}
