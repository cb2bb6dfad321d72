import { useSettingsWords } from '../../i18n/settings.ts'
import { Card } from '../../ui/card.tsx'
import { Checkbox, SelectField } from '../../ui/field.tsx'
import type { Settings } from './inbox-form.tsx'
import { NumberField } from './number-field.tsx'

const ASSIGNMENTS = ['off', 'round_robin', 'least_loaded'] as const
const SIGHTS = ['all', 'unassigned_and_own', 'own'] as const

interface SharingFieldsProps {
  settings: Settings
  onChange: (part: Partial<Settings>) => void
}

/** Who is given what, and who sees what. */
export function SharingFields({ settings, onChange }: SharingFieldsProps) {
  const say = useSettingsWords()
  return (
    <Card title={say('sharing')}>
      <div className="grid grid-cols-1 gap-4 p-4 tablet:grid-cols-2">
        <SelectField
          label={say('assignment')}
          help={say('assignment.help')}
          value={settings.assignment}
          onChange={({ target }) => {
            const assignment = ASSIGNMENTS.find((one) => one === target.value)
            if (assignment) onChange({ assignment })
          }}
        >
          {ASSIGNMENTS.map((one) => (
            <option key={one} value={one}>
              {say(`assignment.${one}`)}
            </option>
          ))}
        </SelectField>
        <NumberField
          label={say('capacity')}
          help={say('capacity.help')}
          max={1000}
          value={settings.capacity}
          onChange={(capacity) => onChange({ capacity })}
        />
        <SelectField
          label={say('visibility')}
          value={settings.visibility}
          onChange={({ target }) => {
            const visibility = SIGHTS.find((one) => one === target.value)
            if (visibility) onChange({ visibility })
          }}
        >
          {SIGHTS.map((one) => (
            <option key={one} value={one}>
              {say(`visibility.${one}`)}
            </option>
          ))}
        </SelectField>
        <NumberField
          label={say('return_minutes')}
          help={say('return_minutes.help')}
          max={1440}
          value={settings.return_minutes}
          onChange={(return_minutes) => onChange({ return_minutes })}
        />
        <Checkbox
          label={say('mask_phones')}
          checked={settings.mask_phones}
          onChange={({ target }) => onChange({ mask_phones: target.checked })}
        />
        <Checkbox
          label={say('csat')}
          help={say('csat.help')}
          checked={settings.csat}
          onChange={({ target }) => onChange({ csat: target.checked })}
        />
      </div>
    </Card>
  )
}
