import type { AnswerTo } from '../../../../src/http/contract/client.ts'
import { useKnowledgeWords } from '../../i18n/knowledge.ts'
import { useReader } from '../../lib/reader.ts'
import { Card } from '../../ui/card.tsx'
import { Chip } from '../../ui/chip.tsx'

type Explanation = AnswerTo<'GET /v1/knowledge/search'>
type Passage = Explanation['passages'][number]

/** What a question finds: the answer that would be given, and the passages that come nearest with their scores. */
export function Asked({ answer }: { answer: Explanation }) {
  const say = useKnowledgeWords()
  const percent = usePercent()
  return (
    <>
      <div role="status" className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4">
        <Verdict answer={answer} />
        <p className="text-meta text-soft">
          {say('ask.chance', { percent: percent(answer.answerable) })}
          {answer.concepts.length > 0 && (
            <>
              {' '}
              {say('ask.heard')}: {answer.concepts.map(([first = '']) => first).join(', ')}
            </>
          )}
        </p>
      </div>
      <Card title={say('ask.passages')}>
        {answer.passages.length === 0 && <p className="p-4 text-soft">{say('ask.passages.none')}</p>}
        <ol>
          {answer.passages.map((passage, at) => (
            <FoundPassage key={passage.passage_id} passage={passage} told={isTold(answer, passage, at)} />
          ))}
        </ol>
      </Card>
    </>
  )
}

function Verdict({ answer: { rows, disputed, confident, instead, passages } }: { answer: Explanation }) {
  const say = useKnowledgeWords()
  const [first] = passages
  if (rows.length > 0) {
    return (
      <>
        <p className="font-medium">{say('ask.rows')}</p>
        <p>{rows.map(({ name, category }) => `${name} (${category})`).join(', ')}</p>
      </>
    )
  }
  if (disputed !== null) return <p className="text-warn">{say('ask.disputed', { subject: disputed })}</p>
  const told = instead ?? first
  if (!confident || told === undefined) return <p className="text-warn">{say('ask.nothing')}</p>
  return (
    <>
      <p className="text-small text-soft">{say('ask.told')}</p>
      <p className="text-chat font-medium">{told.answer}</p>
      <p className="text-small text-soft">
        {say('ask.told.from', { title: told.title })}
        {instead !== null && ` · ${say('ask.instead')}`}
      </p>
    </>
  )
}

function FoundPassage({ passage, told }: { passage: Passage; told: boolean }) {
  const say = useKnowledgeWords()
  const percent = usePercent()
  return (
    <li className="flex flex-col gap-1 border-b border-line p-4 last:border-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{passage.title}</span>
        {passage.heading && <span className="text-small text-soft">{passage.heading}</span>}
        {told && <Chip tone="good">{say('ask.is_told')}</Chip>}
        {passage.score !== null && <Chip tone="info">{say('ask.score', { percent: percent(passage.score) })}</Chip>}
        <Chip>{say('ask.coverage', { percent: percent(passage.coverage) })}</Chip>
      </p>
      <p className="text-small whitespace-pre-line">{passage.text}</p>
    </li>
  )
}

/** Which of the passages is the answer: the first, unless another counts more. */
function isTold({ rows, disputed, confident, instead }: Explanation, passage: Passage, at: number): boolean {
  if (rows.length > 0 || disputed !== null || !confident) return false
  return instead === null ? at === 0 : passage.passage_id === instead.source
}

function usePercent(): (share: number) => string {
  const { locale } = useReader()
  const format = new Intl.NumberFormat(locale, { style: 'percent' })
  return (share) => format.format(share)
}
