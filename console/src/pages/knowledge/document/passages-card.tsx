import { useInfiniteQuery } from '@tanstack/react-query'
import type { DocumentDetailWire } from '../../../../../src/http/contract/document.ts'
import { useKnowledgeWords } from '../../../i18n/knowledge.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { Card } from '../../../ui/card.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { MoreRows } from '../../../ui/more-rows.tsx'

/** The passages of what is told of a document, in their order; of its newest version while nothing is. */
export function PassagesCard({ document }: { document: DocumentDetailWire }) {
  const say = useKnowledgeWords()
  const version = document.current_version ?? document.versions[0]?.version
  const query = usePassages(document.document_id, version)
  if (version === undefined) return null
  return (
    <Card
      title={say('passages.title')}
      aside={<span className="text-small text-soft">{say('passages.of', { version })}</span>}
    >
      <Loaded query={query}>
        {({ pages }) => {
          const passages = pages.flatMap((page) => page.passages)
          if (passages.length === 0) return <p className="p-4 text-soft">{say('passages.none')}</p>
          return (
            <ol>
              {passages.map(({ passage_id, prefix, text, page }) => (
                <li key={passage_id} className="border-b border-line p-4 last:border-0">
                  <p className="flex flex-wrap justify-between gap-2 text-meta text-soft">
                    <span>{prefix}</span>
                    <span className="figures">{say('passage.page', { page })}</span>
                  </p>
                  <p className="text-small whitespace-pre-line">{text}</p>
                </li>
              ))}
            </ol>
          )
        }}
      </Loaded>
      <div className="flex justify-center pb-2">
        <MoreRows query={query} />
      </div>
    </Card>
  )
}

function usePassages(id: string, version: number | undefined) {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: ['passages', id, version],
    queryFn: ({ pageParam, signal }) =>
      api('GET /v1/knowledge/:id/passages', {
        params: { id },
        query: { version, after: pageParam ?? undefined },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.next_after,
    enabled: version !== undefined,
  })
}
