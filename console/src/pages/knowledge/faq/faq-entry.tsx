import type { FaqWire } from '../../../../../src/http/contract/faq.ts'
import { useKnowledgeWords } from '../../../i18n/knowledge.ts'
import { useMay } from '../../../lib/api/me.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { usePublish } from './use-publish.ts'

/** A question of the FAQ, what is told of it, and what waits to be told in its place. */
export function FaqEntry({ entry, onChange }: { entry: FaqWire; onChange: () => void }) {
  const say = useKnowledgeWords()
  const may = useMay()
  const publish = usePublish()
  const { question, language, type, told, draft } = entry
  return (
    <li className="flex flex-col gap-2 border-b border-line p-4 last:border-0">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="flex min-w-0 flex-wrap items-center gap-2">
          <span className="text-chat font-medium break-words">{question}</span>
          <Chip>{say(`language.${language}`)}</Chip>
          {type === 'summary' && <Chip>{say('type.summary')}</Chip>}
        </p>
        <div className="flex gap-2">
          {may('changeFaq') && (
            <Button small look="quiet" aria-label={say('faq.change.of', { question })} onClick={onChange}>
              {say('faq.change')}
            </Button>
          )}
          {draft !== null && may('publishFaq') && (
            <Button
              small
              busy={publish.isPending}
              aria-label={say('faq.publish.of', { question })}
              onClick={() => publish.mutate(entry)}
            >
              {say('faq.publish')}
            </Button>
          )}
        </div>
      </div>
      {told !== null && <p className="whitespace-pre-line">{told}</p>}
      {draft !== null && (
        <div className="rounded-sm border border-dashed border-edge px-3 py-2">
          <p className="text-meta text-soft">{say('faq.waits')}</p>
          <p className="whitespace-pre-line">{draft}</p>
        </div>
      )}
    </li>
  )
}
