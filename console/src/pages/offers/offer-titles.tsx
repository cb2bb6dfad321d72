import { useOfferWords } from '../../i18n/offers.ts'
import { useSpoken } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { languageName } from '../inbox/language-name.ts'
import type { OfferForm } from './offer-form.ts'

const LANGUAGES = ['en', 'sw', 'sheng'] as const

interface OfferTitlesProps {
  form: OfferForm
  /** What customers could be told of it, in the language of the page; null while that is not clear. */
  sentence: string | null
  onChange: (given: Partial<OfferForm>) => void
}

/** What customers are told of an offer, in each language of theirs. */
export function OfferTitles({ form, sentence, onChange }: OfferTitlesProps) {
  const say = useOfferWords()
  const { language: spoken } = useSpoken()
  const tell = (language: keyof OfferForm['title'], text: string) =>
    onChange({ title: { ...form.title, [language]: text } })
  return (
    <>
      {LANGUAGES.map((language) => (
        <div key={language} className="flex flex-col items-start gap-1">
          <div className="w-full">
            <Field
              label={say('edit.told', { language: languageName(language) })}
              help={language === 'en' && say('edit.told.help')}
              maxLength={200}
              value={form.title[language]}
              onChange={({ target }) => tell(language, target.value)}
            />
          </div>
          {language === spoken && sentence !== null && form.title[language] === '' && (
            <Button small look="quiet" onClick={() => tell(language, sentence)}>
              {say('edit.told.use')}
            </Button>
          )}
        </div>
      ))}
    </>
  )
}
