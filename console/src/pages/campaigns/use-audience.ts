import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../lib/api/api-context.ts'
import { useRested } from '../../lib/use-rested.ts'
import type { CampaignBody } from './campaign-form.ts'

const SUGGESTED = 20

/** The item that is called what was typed: null where nothing was, undefined where nothing is. */
export function useItem(typed: string): { names: string[]; itemId: string | null | undefined } {
  const api = useApi()
  const name = typed.trim()
  const rested = useRested(typed)
  const { data } = useQuery({
    queryKey: ['items', 'named', rested],
    queryFn: async ({ signal }) =>
      (await api('GET /v1/catalog/items', { query: { q: rested, limit: SUGGESTED }, signal })).items,
    enabled: rested !== '',
  })
  const found = (data ?? []).find((item) => item.name.toLowerCase() === name.toLowerCase())
  return { names: (data ?? []).map((item) => item.name), itemId: name === '' ? null : found?.item_id }
}

/** How many a campaign would be for: it is tried, and taken back. Undefined while nobody knows. */
export function useAudienceCount(body: CampaignBody | null): number | undefined {
  const api = useApi()
  const rested = useRested(body === null ? '' : JSON.stringify({ ...body, name: body.template }))
  const { data } = useQuery({
    queryKey: ['audience', rested],
    queryFn: async () => {
      if (body === null) return undefined
      const { campaign } = await api('POST /v1/campaigns', { query: { dry_run: 'true' }, body })
      return campaign.audience_count
    },
    enabled: rested !== '' && body !== null,
    staleTime: 30_000,
  })
  return body === null ? undefined : data
}
