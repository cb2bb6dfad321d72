import { useQuery } from '@tanstack/react-query'
import type { CampaignWire } from '../../../../src/http/contract/campaigns.ts'
import { useCampaignWords } from '../../i18n/campaigns.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useReader } from '../../lib/reader.ts'
import { formatInstant } from '../../lib/times.ts'
import { Card } from '../../ui/card.tsx'
import { Fact } from '../../ui/fact.tsx'
import { languageName } from '../inbox/language-name.ts'
import { PhonePreview } from '../templates/phone-preview.tsx'

/** Whom a campaign is for, and what they get. */
export function AboutCampaign({ campaign }: { campaign: CampaignWire }) {
  const say = useCampaignWords()
  const api = useApi()
  const reader = useReader()
  const { data } = useQuery({
    queryKey: ['templates'],
    queryFn: async ({ signal }) => (await api('GET /v1/templates', { signal })).templates,
  })
  const wording = data?.find(({ name, status }) => name === campaign.template && status === 'approved')
  const { tested_at: testedAt } = campaign
  return (
    <div className="grid gap-4 tablet:grid-cols-[1fr_18rem]">
      <Card title={say('audience')}>
        <div className="flex flex-col gap-3 p-4 text-small">
          <Audience audience={campaign.audience} />
          <dl className="flex flex-col gap-1">
            <Fact name={say('targets')}>{say('edit.count.of', { count: campaign.audience_count })}</Fact>
            <Fact name={say('template')}>{campaign.template}</Fact>
          </dl>
          <p className="text-soft">
            {testedAt === null
              ? say('test.never')
              : say('test.when', { when: formatInstant(Date.parse(testedAt), reader) })}
          </p>
        </div>
      </Card>
      <Card title={say('wording')}>
        <div className="p-4">
          <PhonePreview body={wording?.body ?? ''} notice={null} filled={campaign.slots} />
        </div>
      </Card>
    </div>
  )
}

function Audience({ audience }: Pick<CampaignWire, 'audience'>) {
  const say = useCampaignWords()
  const api = useApi()
  const { bought_within_days: days, item_id: itemId, category, language, tag } = audience
  const { data: item } = useQuery({
    queryKey: ['item', itemId],
    queryFn: async ({ signal }) =>
      (await api('GET /v1/catalog/items/:id', { params: { id: itemId ?? '' }, signal })).item,
    enabled: itemId !== null,
  })
  const parts = [
    days !== null && say('audience.bought', { count: days }),
    itemId !== null && say('audience.item', { item: item?.name ?? '…' }),
    category !== null && say('audience.category', { category }),
    language !== null && say('audience.language', { language: languageName(language) }),
    tag !== null && say('audience.tag', { tag }),
  ].filter((part) => part !== false)
  return (
    <ul className="list-disc pl-5">
      {[say('audience.all'), ...parts].map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  )
}
