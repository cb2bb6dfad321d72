import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GapWire } from '../../../../../src/http/contract/faq.ts'
import { useKnowledgeWords } from '../../../i18n/knowledge.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { everyOf } from '../../../lib/every-of.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { MoreRows } from '../../../ui/more-rows.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { AnswerDialog } from './answer-dialog.tsx'
import { Gap } from './gap.tsx'

const STATUSES = everyOf<GapWire['status']>()(['open', 'answered', 'dismissed'])

/** What customers asked and nothing answers, what is asked most first. */
export function Gaps() {
  const say = useKnowledgeWords()
  const [status, setStatus] = useState<GapWire['status']>('open')
  const [answers, setAnswers] = useState<GapWire | null>(null)
  const query = useGaps(status)
  return (
    <>
      <Tabs
        label={say('gaps.status')}
        controls="gaps"
        value={status}
        onChange={setStatus}
        tabs={STATUSES.map((value) => ({ value, label: say(`gaps.${value}`) }))}
      />
      <div id="gaps" role="tabpanel" aria-label={say(`gaps.${status}`)} className="flex flex-col gap-3">
        <Loaded query={query}>
          {({ pages }) => {
            const gaps = pages.flatMap((page) => page.gaps)
            if (gaps.length === 0) {
              return <Empty icon="check" title={say(status === 'open' ? 'gaps.none' : 'gaps.none.other')} />
            }
            return (
              <ul className="rounded-lg border border-line bg-surface">
                {gaps.map((gap) => (
                  <Gap key={gap.gap_id} gap={gap} onAnswer={() => setAnswers(gap)} />
                ))}
              </ul>
            )
          }}
        </Loaded>
        <MoreRows query={query} />
      </div>
      {answers && <AnswerDialog gap={answers} onClose={() => setAnswers(null)} />}
    </>
  )
}

function useGaps(status: GapWire['status']) {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: ['gaps', status],
    queryFn: ({ pageParam, signal }) =>
      api('GET /v1/knowledge/gaps', { query: { status, cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    placeholderData: keepPreviousData,
  })
}
