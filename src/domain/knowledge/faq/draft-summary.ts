import type { TxCtx } from '../../context.ts'
import { maskPerson } from '../mask-person.ts'
import { faqDraft } from './faq-draft.ts'
import { writeDraft } from './write-draft.ts'

/** "Done, thanks" tells nobody anything. */
const FEWEST_WORDS = 5
const MOST_TITLE = 180

export interface ResolvedTalk {
  stretchId: string
  /** What the customer wrote before a person came, and what that person says became of it. */
  asked: string
  note: string
  /** The customer's, so that it is taken out of both; null where it is not known. */
  name: string | null
}

/**
 * Keeps what a person told a customer as a summary without personal data, in the caller's transaction: a draft, told to others only
 * once somebody publishes it. Of a talk that says nothing to tell there is none.
 */
export async function draftSummary(ctx: TxCtx, { stretchId, asked, note, name }: ResolvedTalk): Promise<void> {
  const mask = (text: string) => maskPerson(text, ctx.ports.secrets, name).replace(/\s+/gu, ' ').trim()
  const question = mask(asked).slice(0, MOST_TITLE)
  const answer = mask(note)
  const draft = faqDraft({ question, answer })
  const says =
    question !== '' && answer.split(' ').length >= FEWEST_WORDS && !ctx.ports.instructions.givesOrders(draft.text)
  if (!says) return
  const language = ctx.ports.search.languageOf(answer) === 'en' ? ('en' as const) : ('sw' as const)
  const title = `${question} (${stretchId.slice(0, 8)})`
  const id = ctx.ids.derive(`summary ${stretchId}`)
  const written = await ctx.tx.$queryRaw<unknown[]>`
    INSERT INTO knowledge_documents (tenant_id, id, title, type, language, origin, created_at)
    VALUES (${ctx.tenantId}::uuid, ${id}::uuid, ${title}, 'summary', ${language}, 'conversation', ${ctx.clock.now()}::timestamptz)
    ON CONFLICT DO NOTHING RETURNING id`
  if (written.length > 0) await writeDraft(ctx, { id, title, type: 'summary', language }, draft)
}
