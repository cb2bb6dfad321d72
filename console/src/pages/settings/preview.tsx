import { useState } from 'react'
import { useSettingsWords } from '../../i18n/settings.ts'
import { SelectField } from '../../ui/field.tsx'
import { isFields, type JsonObject, type SettingsAnswer } from './form/shape-of.ts'

/** The first words of a new chat, as the phone of a customer will show them, while they are typed. */
export function Preview({ settings, values }: { settings: JsonObject; values: SettingsAnswer['values'] }) {
  const say = useSettingsWords()
  const languages = Array.isArray(settings.allowedLanguages) ? settings.allowedLanguages.map(String) : []
  const [chosen, setChosen] = useState<string | null>(null)
  const language = chosen !== null && languages.includes(chosen) ? chosen : (languages[0] ?? 'en')
  const greeting = isFields(settings.botIntro) ? settings.botIntro[language] : ''
  return (
    <section aria-label={say('preview')} className="flex flex-col gap-3 wide:sticky wide:top-0">
      <SelectField label={say('preview')} value={language} onChange={({ target }) => setChosen(target.value)}>
        {languages.map((one) => (
          <option key={one} value={one}>
            {values[one] ?? one}
          </option>
        ))}
      </SelectField>
      <div className="flex min-h-40 flex-col gap-2 rounded-lg border border-line bg-bot p-3">
        <p className="text-meta font-medium text-soft">{String(settings.botName ?? '')}</p>
        <p className="max-w-full self-start rounded-lg rounded-tl-none bg-surface px-3 py-2 text-body break-words whitespace-pre-wrap shadow-float">
          {String(greeting ?? '') || say('nothing')}
        </p>
      </div>
    </section>
  )
}
