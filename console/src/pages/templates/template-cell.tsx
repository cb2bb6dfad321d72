import { useTemplateWords } from '../../i18n/templates.ts'
import { useMay } from '../../lib/api/me.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { languageName } from '../inbox/language-name.ts'
import type { MatrixRow, TemplateLanguage } from './matrix-of.ts'
import { STATE_TONES } from './template-state.ts'

interface TemplateCellProps {
  row: MatrixRow
  language: TemplateLanguage
  onOpen: () => void
}

/** Where the wording of a name stands in one language, with the reason where it was rejected; it opens what is written. */
export function TemplateCell({ row: { name, wordings }, language, onOpen }: TemplateCellProps) {
  const say = useTemplateWords()
  const may = useMay()
  const wording = wordings[language]
  const named = { name, language: languageName(language) }
  if (!wording) {
    if (!may('saveTemplate')) return <span className="text-soft">{say('missing')}</span>
    return (
      <Button small look="quiet" aria-label={say('write.of', named)} onClick={onOpen}>
        {say('write')}
      </Button>
    )
  }
  const state = say(`status.${wording.status}`)
  return (
    <span className="flex flex-col items-start gap-1">
      <button
        type="button"
        className="reachable rounded-sm"
        aria-label={say('open.of', { ...named, state })}
        onClick={onOpen}
      >
        <Chip tone={STATE_TONES[wording.status]}>{state}</Chip>
      </button>
      {wording.reason && <span className="text-meta text-danger">{wording.reason}</span>}
    </span>
  )
}
