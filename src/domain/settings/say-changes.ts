import type { Json } from '../../lib/json.ts'
import type { SettingChange, StaffLanguage } from './schemas.ts'
import { type SettingField, settingFields } from './setting-fields.ts'
import { type Difference, settingsChanges } from './settings-changes.ts'
import { valueWords } from './value-words.ts'

/** What becomes another between two states of the settings, in words. */
export function sayChanges(before: Json, after: Json, language: StaffLanguage, currency: string): SettingChange[] {
  const fields = settingFields(language)
  return settingsChanges(before, after).map((change) => {
    const { titles, field } = fieldsOn(change, fields)
    const said = { language, currency, unit: field?.unit }
    const title = titles.join(' · ')
    return {
      path: change.path.join('.'),
      title,
      before: change.before,
      after: change.after,
      words: `${title}: ${valueWords(change.before, said)} → ${valueWords(change.after, said)}`,
      danger: field?.danger ?? false,
    }
  })
}

/** The titles on the way to a setting, and the last field that is known there. A thing of a list goes by its id. */
function fieldsOn({ path }: Difference, fields: Readonly<Record<string, SettingField>>) {
  let at = ''
  let field: SettingField | undefined
  const titles: string[] = []
  for (const step of path) {
    const below = at === '' ? step : `${at}.${step}`
    at = below in fields ? below : `${at}[]`
    const known = fields[at]
    field = known ?? field
    titles.push(at.endsWith('[]') ? step : (known?.title ?? step))
  }
  return { titles, field }
}
