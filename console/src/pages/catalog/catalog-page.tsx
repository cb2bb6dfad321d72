import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCatalogWords } from '../../i18n/catalog.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useMay } from '../../lib/api/me.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { MoreRows } from '../../ui/more-rows.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { type CatalogFilter, VIEWS, viewOf } from './catalog-filter.ts'
import { itemsQuery } from './catalog-queries.ts'
import { FindItems } from './find-items.tsx'
import { ItemRows } from './item-rows.tsx'
import { NewItemDialog } from './new-item-dialog.tsx'

const route = getRouteApi('/inside/catalog/')

/** The goods of the shop: which of them, a search, and the rows with their stock. Both stand in the address. */
export function CatalogPage() {
  const words = useWords()
  const say = useCatalogWords()
  const may = useMay()
  const navigate = useNavigate()
  const filter = route.useSearch()
  const query = useInfiniteQuery(itemsQuery(useApi(), filter))
  const [adds, setAdds] = useState(false)
  const view = viewOf(filter)
  return (
    <PageFrame
      title={words('nav.catalog')}
      lead={say('catalog.lead')}
      action={
        <div className="flex flex-wrap items-center gap-3">
          <Link to="/catalog/imports" className="text-small text-accent hover:underline">
            {say('catalog.imports')}
          </Link>
          {may('createCatalogItem') && (
            <Button look="primary" onClick={() => setAdds(true)}>
              {say('catalog.add')}
            </Button>
          )}
        </div>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Tabs
          label={say('catalog.views')}
          controls="items"
          value={view}
          onChange={(next) => void navigate({ to: '/catalog', search: { ...filter, view: next } })}
          tabs={VIEWS.map((value) => ({ value, label: say(`catalog.view.${value}`) }))}
        />
        <FindItems filter={filter} />
      </div>
      <div id="items" role="tabpanel" aria-label={say(`catalog.view.${view}`)} className="flex flex-col gap-3">
        <Loaded query={query}>
          {({ pages }) => {
            const items = pages.flatMap((page) => page.items)
            return items.length === 0 ? <NoItems filter={filter} /> : <ItemRows items={items} />
          }}
        </Loaded>
        <MoreRows query={query} />
      </div>
      {adds && <NewItemDialog onClose={() => setAdds(false)} />}
    </PageFrame>
  )
}

/** Nothing is listed: why, and the one thing to do. */
function NoItems({ filter }: { filter: CatalogFilter }) {
  const say = useCatalogWords()
  const navigate = useNavigate()
  if (!filter.q && viewOf(filter) === 'all') {
    return (
      <Empty icon="tag" title={say('catalog.none')}>
        {say('catalog.none.help')}
      </Empty>
    )
  }
  return (
    <Empty icon="tag" title={say('catalog.none.found')}>
      <Button onClick={() => void navigate({ to: '/catalog', search: {} })}>{say('catalog.none.action')}</Button>
    </Empty>
  )
}
