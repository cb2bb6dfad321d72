import { useKnowledgeWords } from '../../../i18n/knowledge.ts'
import { TextField } from '../../../ui/field.tsx'

/** An answer of the FAQ as it is written. */
export function AnswerField({ defaultValue = '' }: { defaultValue?: string }) {
  const say = useKnowledgeWords()
  return (
    <TextField
      label={say('answer.text')}
      help={say('answer.text.help')}
      name="answer"
      rows={5}
      maxLength={4_000}
      defaultValue={defaultValue}
      required
    />
  )
}
