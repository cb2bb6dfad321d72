import { useNavigate } from '@tanstack/react-router'
import { useCatalogWords } from '../../i18n/catalog.ts'
import { SearchLine } from '../../ui/search-line.tsx'
import type { CatalogFilter } from './catalog-filter.ts'

/** Goods by a word or a SKU; it stands in the address. */
export function FindItems({ filter }: { filter: CatalogFilter }) {
  const say = useCatalogWords()
  const navigate = useNavigate()
  return (
    <SearchLine
      label={say('catalog.find')}
      value={filter.q}
      dropLabel={say('catalog.find.drop', { text: filter.q ?? '' })}
      onFind={(q) => void navigate({ to: '/catalog', search: { ...filter, q } })}
    />
  )
}
