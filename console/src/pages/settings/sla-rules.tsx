import { useSettingsWords } from '../../i18n/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SelectField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { KNOWN_REASONS, useReason } from '../inbox/use-reason.ts'
import type { Settings } from './inbox-form.tsx'
import { NumberField } from './number-field.tsx'

type Rule = Settings['sla'][number]

const NEW: Rule = {
  reason: null,
  priority: null,
  first_answer_minutes: null,
  next_answer_minutes: null,
  solve_minutes: null,
}
const MOST = 40
const MONTH = 43_200
const DAY = 1_440

/** How soon people answer, by what a case is about: lines of which the first that fits counts. */
export function SlaRules({ rules, onChange }: { rules: readonly Rule[]; onChange: (rules: Rule[]) => void }) {
  const say = useSettingsWords()
  return (
    <Card
      title={say('sla')}
      aside={
        <Button small disabled={rules.length >= MOST} onClick={() => onChange([...rules, NEW])}>
          {say('sla.add')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4 p-4">
        <p className="text-small text-soft">{say(rules.length === 0 ? 'sla.none' : 'sla.help')}</p>
        {rules.map((rule, at) => (
          <RuleFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place, and has no other name
            key={at}
            line={at + 1}
            rule={rule}
            onChange={(part) => onChange(rules.map((one, place) => (place === at ? { ...one, ...part } : one)))}
            onRemove={() => onChange(rules.filter((_, place) => place !== at))}
          />
        ))}
      </div>
    </Card>
  )
}

interface RuleFieldsProps {
  line: number
  rule: Rule
  onChange: (part: Partial<Rule>) => void
  onRemove: () => void
}

function RuleFields({ line, rule, onChange, onRemove }: RuleFieldsProps) {
  const say = useSettingsWords()
  const reasonWords = useReason()
  return (
    <fieldset className="grid grid-cols-2 items-end gap-3 border-t border-line pt-3 tablet:grid-cols-6">
      <legend className="sr-only">{say('sla.line', { line })}</legend>
      <SelectField
        label={say('sla.reason')}
        value={rule.reason ?? ''}
        onChange={({ target }) => onChange({ reason: target.value || null })}
      >
        <option value="">{say('sla.any')}</option>
        {[...new Set([...KNOWN_REASONS, ...(rule.reason ? [rule.reason] : [])])].map((reason) => (
          <option key={reason} value={reason}>
            {reasonWords(reason)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={say('sla.priority')}
        value={rule.priority ?? ''}
        onChange={({ target }) => onChange({ priority: target.value === '' ? null : priorityOf(target.value) })}
      >
        <option value="">{say('sla.any')}</option>
        <option value="normal">{say('priority.normal')}</option>
        <option value="high">{say('priority.high')}</option>
      </SelectField>
      <NumberField
        label={say('sla.first')}
        max={MONTH}
        value={rule.first_answer_minutes}
        onChange={(first_answer_minutes) => onChange({ first_answer_minutes })}
      />
      <NumberField
        label={say('sla.next')}
        max={DAY}
        value={rule.next_answer_minutes}
        onChange={(next_answer_minutes) => onChange({ next_answer_minutes })}
      />
      <NumberField
        label={say('sla.solve')}
        max={MONTH}
        value={rule.solve_minutes}
        onChange={(solve_minutes) => onChange({ solve_minutes })}
      />
      <Button look="quiet" square aria-label={say('sla.remove', { line })} onClick={onRemove}>
        <Icon name="close" size={16} />
      </Button>
    </fieldset>
  )
}

function priorityOf(text: string): Rule['priority'] {
  return text === 'high' ? 'high' : 'normal'
}
