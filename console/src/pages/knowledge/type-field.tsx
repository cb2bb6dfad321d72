import type { ComponentProps } from 'react'
import { useKnowledgeWords } from '../../i18n/knowledge.ts'
import { SelectField } from '../../ui/field.tsx'
import { DOCUMENT_TYPES } from './document-types.ts'

/** What kind of document it is. */
export function TypeField(props: Omit<ComponentProps<typeof SelectField>, 'label'>) {
  const say = useKnowledgeWords()
  return (
    <SelectField label={say('document.type')} {...props}>
      {DOCUMENT_TYPES.map((type) => (
        <option key={type} value={type}>
          {say(`type.${type}`)}
        </option>
      ))}
    </SelectField>
  )
}
