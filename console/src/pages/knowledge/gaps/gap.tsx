import type { GapWire } from '../../../../../src/http/contract/faq.ts'
import { useKnowledgeWords } from '../../../i18n/knowledge.ts'
import { useMay } from '../../../lib/api/me.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatInstant } from '../../../lib/times.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { languageName } from '../../inbox/language-name.ts'
import { DocumentLink } from '../document-link.tsx'

/** A question that nothing answers: how often it was asked and in which languages, and what came nearest. */
export function Gap({ gap, onAnswer }: { gap: GapWire; onAnswer: () => void }) {
  const say = useKnowledgeWords()
  const may = useMay()
  const reader = useReader()
  const { gap_id: id, question, count, languages, nearest, document_id, last_at, status } = gap
  const dismiss = useAct(
    (api, _: undefined) => api('POST /v1/knowledge/gaps/:id/dismiss', { params: { id }, body: {} }),
    ['gaps'],
  )
  return (
    <li className="flex flex-col gap-2 border-b border-line p-4 last:border-0">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <p className="text-chat font-medium break-words">{question}</p>
          <p className="flex flex-wrap items-center gap-2 text-small text-soft">
            <span className="figures">{say('gap.asked', { count })}</span>
            <span>{say('gap.last', { when: formatInstant(Date.parse(last_at), reader) })}</span>
            {Object.entries(languages).map(([language, times]) => (
              <Chip key={language}>{`${languageName(language)} ${times}`}</Chip>
            ))}
          </p>
        </div>
        {status === 'open' && (
          <div className="flex gap-2">
            {may('dismissGap') && (
              <Button
                small
                look="quiet"
                busy={dismiss.isPending}
                aria-label={say('gap.dismiss.of', { question })}
                onClick={() => dismiss.mutate(undefined)}
              >
                {say('gap.dismiss')}
              </Button>
            )}
            {may('answerGap') && (
              <Button small aria-label={say('gap.answer.of', { question })} onClick={onAnswer}>
                {say('gap.answer')}
              </Button>
            )}
          </div>
        )}
      </div>
      {nearest && (
        <blockquote className="rounded-sm border-l-4 border-line bg-sunken px-3 py-2 text-small">
          <span className="block text-meta text-soft">
            {say('gap.nearest')}
            {nearest.prefix && `: ${nearest.prefix}`}
          </span>
          {nearest.text}
        </blockquote>
      )}
      {document_id && (
        <span className="self-start text-small">
          <DocumentLink id={document_id} title={say('gap.document')} />
        </span>
      )}
    </li>
  )
}
