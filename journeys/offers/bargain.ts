import { say } from '../../prompts/copy/index.ts'
import type { Wanted } from '../../src/language/reading.ts'
import { goOn } from '../core/go-on.ts'
import { ruleNode } from '../core/rule-node.ts'
import { yesNoMenu } from '../menus.ts'
import { addReply } from '../replies.ts'
import type { TurnState } from '../turn-state.ts'
import { offerLines } from './say-offers.ts'

/** Prices are what the rows say: nobody agrees to another one here. Offers are told, and who insists may ask a person. */
export const bargainNode = ruleNode((state, turn) => {
  const { responseLanguage: language, lastQuestion } = state
  const { name: shop } = turn.tenant
  const lines = offerLines(state, turn).map(({ title, code }) =>
    code === null ? say('offers_line', language, { title }) : say('offers_line_code', language, { title, code }),
  )
  const insists = lastQuestion?.act === 'bargain'
  const fixed = say('prices_fixed', language, { shop })
  const offers = lines.length > 0 ? [say('offers_intro', language, { shop }), ...lines] : []
  const person = insists ? [say('bargain_person', language)] : []
  addReply(turn, [fixed, ...(insists ? [] : offers), ...person].join('\n'), {
    menu: insists ? yesNoMenu(language) : null,
  })
  const [named] = state.acts.flatMap((act) => (act.act === 'bargain' && act.wanted.exact ? [act.wanted] : []))
  const asked = { act: 'bargain', topic: 'price', words: '', zoneId: null }
  return insists
    ? { lastQuestion: null, pending: { kind: 'offer_handoff', reason: 'human_requested' } }
    : { lastQuestion: asked, ...(named === undefined ? {} : tellPrice(state, named)) }
})

/** Of goods that she names, the price is told that stands. */
function tellPrice(state: TurnState, wanted: Wanted) {
  return goOn(state, 'sales', [{ act: 'ask_item', wanted, topic: 'price', words: wanted.words }])
}
