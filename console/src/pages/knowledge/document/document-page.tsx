import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import type { DocumentDetailWire } from '../../../../../src/http/contract/document.ts'
import { useKnowledgeWords } from '../../../i18n/knowledge.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useKeys } from '../../../lib/keys/use-keys.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatDay } from '../../../lib/times.ts'
import { useWords } from '../../../lib/words.ts'
import { Fact } from '../../../ui/fact.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageFrame } from '../../../ui/page-frame.tsx'
import { documentQuery } from '../knowledge-queries.ts'
import { ReadingProgress } from '../reading-progress.tsx'
import { useReading } from '../use-reading.ts'
import { DocumentActions } from './document-actions.tsx'
import { PassagesCard } from './passages-card.tsx'
import { VersionsCard } from './versions-card.tsx'

const route = getRouteApi('/inside/knowledge/$documentId')

/** One document: what of it is told, its versions and its passages. Escape leads back to the list. */
export function DocumentPage() {
  const { documentId } = route.useParams()
  const words = useWords()
  const say = useKnowledgeWords()
  const navigate = useNavigate()
  const query = useQuery(documentQuery(useApi(), documentId))
  useKeys({ back: () => void navigate({ to: '/knowledge' }) })
  return (
    <PageFrame
      title={query.data?.title ?? words('nav.knowledge')}
      action={query.data && <DocumentActions document={query.data} />}
    >
      <Link to="/knowledge" className="self-start text-small text-accent hover:underline">
        {say('document.back')}
      </Link>
      <Loaded query={query}>{(document) => <DocumentWhole document={document} />}</Loaded>
    </PageFrame>
  )
}

function DocumentWhole({ document }: { document: DocumentDetailWire }) {
  const say = useKnowledgeWords()
  const reader = useReader()
  const [newest] = document.versions
  const { step, done, lost } = useReading(document.document_id, newest?.version ?? null)
  // The last day: an end at midnight is that of the day before.
  const day = (at: string | null) => (at === null ? '–' : formatDay(Date.parse(at) - 1, reader))
  return (
    <>
      {step !== null && done === null && <ReadingProgress step={step} done={done} lost={lost} />}
      <dl className="grid gap-2 rounded-lg border border-line bg-surface p-4 text-small tablet:grid-cols-2">
        <Fact name={say('document.told')}>
          {document.current_version === null
            ? say('document.told.nothing')
            : say('document.told.version', { version: document.current_version })}
        </Fact>
        <Fact name={say('document.type')}>
          {[say(`type.${document.type}`), say(`language.${document.language}`), document.topic]
            .filter(Boolean)
            .join(' · ')}
        </Fact>
        <Fact name={say('document.valid_until')}>{day(document.valid_until)}</Fact>
        <Fact name={say('document.review_by')}>{day(document.review_by)}</Fact>
      </dl>
      <VersionsCard document={document} />
      <PassagesCard document={document} />
    </>
  )
}
