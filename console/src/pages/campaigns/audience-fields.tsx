import { useCampaignWords } from '../../i18n/campaigns.ts'
import { Field, SelectField } from '../../ui/field.tsx'
import { languageName } from '../inbox/language-name.ts'
import type { CampaignForm } from './campaign-form.ts'

interface AudienceFieldsProps {
  form: CampaignForm
  /** Names of items that fit what is typed. */
  items: readonly string[]
  isItemKnown: boolean
  onChange: (given: Partial<CampaignForm>) => void
}

const LANGUAGES = ['en', 'sw', 'sheng'] as const

/** Whom a campaign is for, of those who have agreed to offers: all that is filled in applies. */
export function AudienceFields({ form, items, isItemKnown, onChange }: AudienceFieldsProps) {
  const say = useCampaignWords()
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="pb-2 font-semibold">{say('audience')}</legend>
      <div className="grid gap-4 tablet:grid-cols-2">
        <Field
          label={say('edit.bought')}
          type="number"
          min={1}
          max={730}
          step={1}
          value={form.days}
          onChange={({ target }) => onChange({ days: target.value })}
        />
        <SelectField
          label={say('edit.language')}
          value={form.language ?? ''}
          onChange={({ target }) => onChange({ language: LANGUAGES.find((one) => one === target.value) ?? null })}
        >
          <option value="">{say('edit.language.any')}</option>
          {LANGUAGES.map((one) => (
            <option key={one} value={one}>
              {languageName(one)}
            </option>
          ))}
        </SelectField>
        <Field
          label={say('edit.item')}
          help={say('edit.item.help')}
          problem={isItemKnown ? undefined : say('edit.item.unknown')}
          list="campaign-items"
          maxLength={200}
          autoComplete="off"
          value={form.item}
          onChange={({ target }) => onChange({ item: target.value })}
        />
        <datalist id="campaign-items">
          {items.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Field
          label={say('edit.category')}
          maxLength={120}
          value={form.category}
          onChange={({ target }) => onChange({ category: target.value })}
        />
        <Field
          label={say('edit.tag')}
          maxLength={60}
          value={form.tag}
          onChange={({ target }) => onChange({ tag: target.value })}
        />
      </div>
    </fieldset>
  )
}
