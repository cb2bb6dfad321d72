import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TurnResult } from '../../src/conversation/turn-engine.ts'
import { holds, PATIENCE } from './holds.ts'
import { openPlenty } from './plenty.ts'
import { anything, customerLine, lineOf, wish } from './talk.ts'

const world = await openPlenty()

/** What a turn did, without what is drawn anew for everybody: references and ids. */
function behaviour({ replies, trace, failed }: TurnResult) {
  return {
    failed,
    replies: replies.map(({ kind, text, menu }) => ({
      kind,
      menu,
      text: text.replace(/\b[A-Z2-9]{9}\b/g, 'REFERENCE').replace(/\b254\d{9}\b/g, 'PHONE'),
    })),
    route: [trace.intent, trace.intentConfidence, trace.journey, trace.language, trace.governor],
    tools: trace.tools.map(({ tool, ok, code }) => `${tool} ${ok} ${code}`).sort(),
  }
}

/** Small talk and what belongs nowhere too: where nothing is looked up, an answer could most easily vary. */
const line = fc.oneof(
  { arbitrary: anything, weight: 6 },
  { arbitrary: lineOf('spam_casual', 'unknown'), weight: 2 },
  { arbitrary: fc.constantFrom('hi', 'habari', 'niaje', 'how are you', 'are you a robot'), weight: 1 },
)

/** The same words as another thumb types them. */
const retyped = fc.constantFrom<(text: string) => string>(
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => `  ${text}  `,
  (text) => text.replaceAll(' ', '  '),
  (text) => `${text}\u200b`,
)

describe('Feature: tulia, Property 14: the same words in the same state at the same shop get the same answer, and so do words that only look different', () => {
  it('holds for any conversation held twice', PATIENCE, async () => {
    await holds(
      'property 14, twice',
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 5 }), async (talk) => {
        const [one, other] = [await world.chat(), await world.chat()]
        for (const line of talk) expect(behaviour(await one.say(line))).toEqual(behaviour(await other.say(line)))
      }),
    )
  })

  it('holds for capitals, spaces and signs that nobody sees', PATIENCE, async () => {
    await holds(
      'property 14, retyped',
      fc.asyncProperty(fc.oneof(customerLine, wish), retyped, async (line, retype) => {
        const [plain, typed] = [await world.chat(), await world.chat()]
        const [a, b] = [behaviour(await plain.say(line)), behaviour(await typed.say(retype(line)))]
        expect({ intent: b.route[0], journey: b.route[2], tools: b.tools }, `${line} -> ${retype(line)}`).toEqual({
          intent: a.route[0],
          journey: a.route[2],
          tools: a.tools,
        })
      }),
    )
  })
})
