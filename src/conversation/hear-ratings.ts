import { z } from 'zod'
import type { Ctx } from '../domain/context.ts'
import { recordRating, SurveyWhy } from '../domain/handoff/index.ts'
import type { InboundMessage, Menu, Reply } from '../domain/messaging/schemas.ts'
import type { LoadedTurn } from './load-turn.ts'

const Score = z.enum(['1', '2', '3', '4', '5']).transform(Number)
const Tap = z.templateLiteral(['rating:', z.uuid(), ':', z.string()])
/** Above this nobody is asked what was wrong. */
const CONTENT = 4

interface Heard {
  ratingId: string
  said: { score: number } | { why: SurveyWhy }
}

/**
 * Takes the answers to "how were you helped?" out of the messages of a turn and keeps them: they are rows, and no journey hears of them.
 * What else she wrote is left. While a person has the conversation nothing is said to them.
 */
export async function hearRatings(
  ctx: Ctx,
  conversationId: string,
  loaded: Pick<LoadedTurn, 'messages' | 'owner' | 'language' | 'ratingAsked'>,
): Promise<{ left: InboundMessage[]; replies: Reply[] }> {
  const heard = loaded.messages.map((message) => ({ message, rating: ratingOf(message, loaded.ratingAsked) }))
  const messageIds = heard.flatMap(({ message, rating }) => (rating === null ? [] : [message.id]))
  const left = heard.flatMap(({ message, rating }) => (rating === null ? [message] : []))
  let last: Heard | null = null
  for (const { rating } of heard) {
    if (rating === null) continue
    const outcome = await recordRating(ctx, { ...rating, conversationId, messageIds })
    if (outcome === 'recorded') last = rating
  }
  return { left, replies: last === null || loaded.owner === 'human' ? [] : [answerTo(ctx, last, loaded.language)] }
}

/** A tap on what was offered, or its number where the question was the last thing that was said. */
function ratingOf({ payload, kind, body }: InboundMessage, asked: string | null): Heard | null {
  const tap = Tap.safeParse(payload.choice)
  if (tap.success) {
    const [, ratingId = '', said = ''] = tap.data.split(':')
    const score = Score.safeParse(said)
    return { ratingId, said: score.success ? { score: score.data } : { why: SurveyWhy.parse(said) } }
  }
  const typed = kind === 'text' && asked !== null ? Score.safeParse(body.trim()) : null
  return asked !== null && typed?.success ? { ratingId: asked, said: { score: typed.data } } : null
}

function answerTo(ctx: Ctx, { ratingId, said }: Heard, language: string): Reply {
  const say = (key: Parameters<typeof ctx.ports.sentences.say>[0]) => ctx.ports.sentences.say(key, language, {})
  if ('why' in said || said.score >= CONTENT) return { kind: 'owed', text: say('rating_thanks'), menu: null }
  const options = SurveyWhy.options.map((why) => ({
    id: `rating:${ratingId}:${why}`,
    title: say(`rating_${why}`),
    description: null,
  }))
  const menu: Menu = { kind: 'list', button: say('rating_why_button'), options }
  return { kind: 'owed', text: say('rating_why'), menu }
}
