import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { CampaignWire } from '../../../../src/http/contract/campaigns.ts'
import { useCampaignWords } from '../../i18n/campaigns.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useReader } from '../../lib/reader.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { Tile } from '../../ui/tile.tsx'
import { AboutCampaign } from './about-campaign.tsx'
import { NextMove } from './next-move.tsx'
import { StatusChip } from './status-chip.tsx'

const route = getRouteApi('/inside/campaigns/$campaignId')
/** While it runs its figures move by themselves too: who gets it is told by others. */
const LOOK_EVERY_MS = 15_000

type Figure = Exclude<keyof CampaignWire['figures'], 'targets'>

const MAIN: readonly Figure[] = ['planned', 'waiting', 'sent', 'delivered', 'read', 'failed']
const REST: readonly Figure[] = ['held_back', 'skipped', 'opted_out', 'complaints', 'answered', 'orders']

/** A campaign: where it stands, the one thing to do next, and what became of it. */
export function CampaignPage() {
  const { campaignId } = route.useParams()
  const say = useCampaignWords()
  const api = useApi()
  const query = useQuery({
    queryKey: ['campaign', campaignId],
    queryFn: async ({ signal }) =>
      (await api('GET /v1/campaigns/:id', { params: { id: campaignId }, signal })).campaign,
    refetchInterval: ({ state }) => (state.data && isOn(state.data) ? LOOK_EVERY_MS : false),
  })
  return (
    <PageFrame
      title={query.data?.name ?? say('name')}
      lead={query.data?.template}
      action={query.data && <StatusChip campaign={query.data} />}
    >
      <Link to="/campaigns" className="self-start text-small text-accent hover:underline">
        {say('back')}
      </Link>
      <Loaded query={query}>
        {(campaign) => (
          <>
            <NextMove campaign={campaign} />
            {campaign.started_at !== null && <Figures campaign={campaign} />}
            <AboutCampaign campaign={campaign} />
          </>
        )}
      </Loaded>
    </PageFrame>
  )
}

function isOn({ status }: CampaignWire): boolean {
  return status === 'canary' || status === 'watching' || status === 'running'
}

function Figures({ campaign: { figures, response_days } }: { campaign: CampaignWire }) {
  const say = useCampaignWords()
  const { format } = new Intl.NumberFormat(useReader().locale)
  const { targets, planned, waiting } = figures
  const done = targets - planned - waiting
  const within = say('hint.within', { count: response_days })
  const hints: Partial<Record<Figure, string>> = {
    held_back: say('hint.held_back'),
    skipped: say('hint.skipped'),
    opted_out: within,
    answered: within,
    orders: within,
  }
  return (
    <section aria-label={say('figures')} className="flex flex-col gap-3">
      <p className="text-small text-soft">{say('progress.of', { done, count: targets })}</p>
      <progress
        className="h-2 w-full accent-accent"
        aria-label={say('progress')}
        max={Math.max(targets, 1)}
        value={done}
      />
      {[MAIN, REST].map((names) => (
        <div key={names[0]} className="grid grid-cols-2 gap-3 tablet:grid-cols-6">
          {names.map((name) => (
            <Tile key={name} name={say(`figure.${name}`)} figure={format(figures[name])} hint={hints[name]} />
          ))}
        </div>
      ))}
    </section>
  )
}
