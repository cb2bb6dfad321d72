import type { NoticeWire } from '../../../../src/http/contract/templates.ts'
import { useTemplateWords } from '../../i18n/templates.ts'
import { Button } from '../../ui/button.tsx'
import { slotsOf } from '../inbox/composer/fill-template.ts'

interface SlotChipsProps {
  body: string
  /** What stands in the slots of what the product tells by itself; null where people fill them. */
  notice: NoticeWire | null
  onInsert: (slot: string) => void
}

/** The slots that a wording may have, each put where the cursor is; where people fill them there is always one more. */
export function SlotChips({ body, notice, onInsert }: SlotChipsProps) {
  const say = useTemplateWords()
  const meanings = notice?.slots ?? [...slotsOf(body), ''].map((_, at) => say('edit.slot', { number: at + 1 }))
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="pb-1 text-small font-medium">{say('edit.slots')}</legend>
      {meanings.map((meaning, at) => (
        <Button key={meaning} small onClick={() => onInsert(`{{${at + 1}}}`)}>
          {`{{${at + 1}}} ${meaning}`}
        </Button>
      ))}
    </fieldset>
  )
}
