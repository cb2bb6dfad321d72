import { ModelQuestion } from '../../src/language/vendor/model-question.ts'
import { ModelReading } from '../../src/language/vendor/model-reading.ts'
import { defineJsonPrompt } from '../../src/llm/define-prompt.ts'

/** One message read whole: language, kind, intent and every act in it. Without a vendor the rules' own reading stands. */
export const hearTurn = defineJsonPrompt({
  name: 'hear_turn',
  version: 1,
  vars: ModelQuestion,
  output: ModelReading,
  offline: ({ rules }) => rules,
})
