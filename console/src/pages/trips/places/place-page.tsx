import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { usePlaceWords } from '../../../i18n/trip-places.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useKeys } from '../../../lib/keys/use-keys.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { SupplyCards } from './supply-cards.tsx'
import { type SupplyRow, supplyQuery } from './supply-queries.ts'

const route = getRouteApi('/inside/trips/places/$key')

/** What the shop has of its own at one place, or on one route. Escape leads back to the list. */
export function PlacePage() {
  const { key } = route.useParams()
  const say = usePlaceWords()
  const navigate = useNavigate()
  const query = useQuery(supplyQuery(useApi(), key))
  useKeys({ back: () => void navigate({ to: '/trips/places' }) })
  const rows = query.data ?? []
  return (
    <PageFrame
      title={key}
      action={
        rows.length > 0 && (
          <Button onClick={() => void saveRows(key, rows)}>
            <Icon name="download" size={16} />
            {say('supply.download')}
          </Button>
        )
      }
    >
      <Link to="/trips/places" className="self-start text-small text-accent hover:underline">
        {say('places.back')}
      </Link>
      <Loaded query={query}>
        {(found) =>
          found.length === 0 ? (
            <Empty icon="compass" title={say('supply.empty')}>
              {say('supply.empty.help')}
            </Empty>
          ) : (
            <SupplyCards rows={found} />
          )
        }
      </Loaded>
    </PageFrame>
  )
}

/** As an import takes them. */
function saveRows(key: string, rows: readonly SupplyRow[]): Promise<void> {
  return saveFile(Response.json({ rows }), `${key.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.json`)
}
