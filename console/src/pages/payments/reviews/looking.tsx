import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTradeWords } from '../../../i18n/trade.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useMay } from '../../../lib/api/me.ts'
import { teamQuery } from '../../../lib/api/team-query.ts'
import { usePresent } from '../../../lib/live/use-present.ts'
import { useSigns } from '../../../lib/live/use-signs.ts'
import { useReader } from '../../../lib/reader.ts'
import { Chip } from '../../../ui/chip.tsx'

/** Who else looks into a question about money; while one's own hand is on it, the others are told too. */
export function Looking({ reviewId, hand }: { reviewId: string; hand: boolean }) {
  const say = useTradeWords()
  const api = useApi()
  const may = useMay()
  const { locale } = useReader()
  const tells = hand && may('tellReviewPresence')
  const tell = useMemo(
    () =>
      tells
        ? () => api('POST /v1/payments/reviews/:id/presence', { params: { id: reviewId }, body: { doing: 'viewing' } })
        : null,
    [tells, api, reviewId],
  )
  useSigns(tell)
  const present = usePresent(reviewId)
  const { data } = useQuery({ ...teamQuery(api), enabled: present.length > 0 && may('listTeam') })
  if (present.length === 0) return null
  const names = present.map(
    ({ who }) => data?.find(({ user_id }) => who === `staff:${user_id}`)?.name ?? say('actor.staff'),
  )
  return <Chip tone="violet">{say('review.looking', { names: new Intl.ListFormat(locale).format(names) })}</Chip>
}
