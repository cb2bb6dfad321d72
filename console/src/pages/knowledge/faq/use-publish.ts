import type { FaqWire } from '../../../../../src/http/contract/faq.ts'
import { useKnowledgeWords } from '../../../i18n/knowledge.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { TOLD_KEYS } from '../knowledge-queries.ts'

/** Tells customers what the draft of an entry says from now on; refused when somebody has changed it since. */
export function usePublish() {
  const say = useKnowledgeWords()
  const toasts = useToasts()
  return useAct(async (api, { document_id: id, revision: seen }: FaqWire) => {
    const published = await api('POST /v1/knowledge/faq/:id/publish', { params: { id }, body: {}, seen })
    toasts.say(say('answer.published'))
    return published
  }, TOLD_KEYS)
}
