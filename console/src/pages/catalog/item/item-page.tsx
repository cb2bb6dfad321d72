import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { useCatalogWords } from '../../../i18n/catalog.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useKeys } from '../../../lib/keys/use-keys.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { itemQuery } from '../catalog-queries.ts'
import { PicturesCard } from './pictures-card.tsx'
import { PreviewCard } from './preview-card.tsx'
import { VariantsCard } from './variants-card.tsx'
import { WordsCard } from './words-card.tsx'

const route = getRouteApi('/inside/catalog/$itemId')

/** An item: its variants, its words, its pictures, and how a customer sees all of it. Escape leads back to the list. */
export function ItemPage() {
  const { itemId } = route.useParams()
  const say = useCatalogWords()
  const navigate = useNavigate()
  const query = useQuery(itemQuery(useApi(), itemId))
  useKeys({ back: () => void navigate({ to: '/catalog' }) })
  return (
    <PageFrame title={query.data?.name ?? say('catalog.item')} lead={query.data?.sku}>
      <Link to="/catalog" className="self-start text-small text-accent hover:underline">
        {say('item.back')}
      </Link>
      <Loaded query={query}>
        {(item) => (
          <div className="grid grid-cols-1 items-start gap-4 tablet:grid-cols-[minmax(0,1fr)_18rem]">
            <div className="flex min-w-0 flex-col gap-4">
              <VariantsCard item={item} />
              <PicturesCard item={item} />
              <WordsCard key={item.version} item={item} />
            </div>
            <PreviewCard item={item} />
          </div>
        )}
      </Loaded>
    </PageFrame>
  )
}
