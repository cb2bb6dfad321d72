import type { AnswerTo } from '../../../../../src/http/contract/client.ts'
import { useSettingsWords } from '../../../i18n/settings.ts'
import { Chip } from '../../../ui/chip.tsx'

/** What becomes another, a line for each. */
export function ChangeList({ changes }: { changes: AnswerTo<'GET /v1/settings/versions/:from/diff/:to'>['changes'] }) {
  const say = useSettingsWords()
  if (changes.length === 0) return <p className="text-soft">{say('review.none')}</p>
  return (
    <ul className="flex flex-col gap-2 text-small">
      {changes.map(({ path, words, danger }) => (
        <li key={path} className="flex flex-wrap items-baseline gap-2 break-words">
          <span className="min-w-0">{words}</span>
          {danger && <Chip tone="danger">{say('danger')}</Chip>}
        </li>
      ))}
    </ul>
  )
}
