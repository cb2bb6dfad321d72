import type { ComponentProps } from 'react'
import { useKnowledgeWords } from '../../i18n/knowledge.ts'
import { SelectField } from '../../ui/field.tsx'

/** One of the languages in which a shop writes. */
export function LanguageField(props: ComponentProps<typeof SelectField>) {
  const say = useKnowledgeWords()
  return (
    <SelectField {...props}>
      <option value="en">{say('language.en')}</option>
      <option value="sw">{say('language.sw')}</option>
    </SelectField>
  )
}
