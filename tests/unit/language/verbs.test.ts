import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Verb } from '../../../src/language/span.ts'
import { tokenise } from '../../../src/language/text/tokenise.ts'
import { findVerbs } from '../../../src/language/verbs/analyse.ts'

/** "bring you_all not_yet not me": sense, subject, tense, whether denied, to whom. */
function short({ sense, subject, tense, negative, object }: Verb): string {
  return [sense, subject, tense, negative ? 'not' : null, object].filter((part) => part !== null).join(' ')
}

function heard(message: string): string[] {
  return findVerbs(tokenise(message)).flatMap(({ meaning }) => (meaning.kind === 'verb' ? [short(meaning.verb)] : []))
}

describe('findVerbs', () => {
  it.each([
    ['nataka', 'want i present'],
    ['ninataka', 'want i present'],
    ['ntaka', 'want i present'],
    ['sitaki', 'want i present not'],
    ['staki', 'want i present not'],
    ['nahitaji', 'want i present'],
    ['nadai', 'want i present'],
    ['naomba', 'want i present'],
    ['ningependa', 'want i conditional'],
    ['ninachotaka', 'want i present'],
    ['nipe', 'give imperative me'],
    ['nipee', 'give imperative me'],
    ['nipatie', 'give imperative me'],
    ['tupatie', 'give imperative us'],
    ['nidungie', 'give imperative me'],
    ['niletee', 'bring imperative me'],
    ['mniletee', 'bring you_all subjunctive me'],
    ['mtaniletea', 'bring you_all future me'],
    ['hamjaniletea', 'bring you_all not_yet not me'],
    ['kuniletea', 'bring infinitive me'],
    ['leteni', 'bring you_all imperative'],
    ['usilete', 'bring you subjunctive not'],
    ['nitumie', 'send imperative me'],
    ['mnitumie', 'send you_all subjunctive me'],
    ['mliyonitumia', 'send you_all past me'],
    ['nitumieni', 'send you_all imperative me'],
    ['natumia', 'use i present'],
    ['naitumia', 'use i present it'],
    ['mnauza', 'sell you_all present'],
    ['mnauzanga', 'sell you_all present'],
    ['zinauzwa', 'sell it present'],
    ['huuza', 'sell habitual'],
    ['niuzie', 'sell imperative me'],
    ['utaniuzia', 'sell you future me'],
    ['nimenunua', 'buy i perfect'],
    ['nimelipa', 'pay i perfect'],
    ['nmelipa', 'pay i perfect'],
    ['nishalipa', 'pay i perfect'],
    ['nimeshalipa', 'pay i perfect'],
    ['ntalipa', 'pay i future'],
    ['nilipe', 'pay i subjunctive'],
    ['nitalipaje', 'pay i future'],
    ['nikilipa', 'pay i conditional'],
    ['sijalipa', 'pay i not_yet not'],
    ['hulipi', 'pay you present not'],
    ['kutolipa', 'pay infinitive not'],
    ['imeingia', 'pay_received it perfect'],
    ['haijaingia', 'pay_received it not_yet not'],
    ['mmepata', 'pay_received you_all perfect'],
    ['sijapata', 'get i not_yet not'],
    ['cjapata', 'get i not_yet not'],
    ['itafika', 'arrive it future'],
    ['haijafika', 'arrive it not_yet not'],
    ['mnapeleka', 'deliver you_all present'],
    ['mnadeliver', 'deliver you_all present'],
    ['utanideliveria', 'deliver you future me'],
    ['nimeorder', 'order i perfect'],
    ['ku-order', 'order infinitive'],
    ['nika-pay', 'pay i past'],
    ['nishow', 'show imperative me'],
    ['nionyeshe', 'show imperative me'],
    ['nicheki', 'check_on imperative me'],
    ['nipigie', 'call imperative me'],
    ['nisort', 'help imperative me'],
    ['nisaidie', 'help imperative me'],
    ['niambie', 'tell imperative me'],
    ['naweza', 'be_able i present'],
    ['naeza', 'be_able i present'],
    ['siwezi', 'be_able i present not'],
    ['natafuta', 'seek i present'],
    ['chagua', 'choose imperative'],
    ['nichagulie', 'choose imperative me'],
    ['nitachukua', 'take i future'],
    ['ongeza', 'add imperative'],
    ['niongezee', 'add imperative me'],
    ['niwekee', 'put imperative me'],
    ['ondoa', 'remove imperative'],
    ['toa', 'remove imperative'],
    ['niondolee', 'remove imperative me'],
    ['punguza', 'reduce imperative'],
    ['nipunguzie', 'reduce imperative me'],
    ['uniachie', 'reduce you subjunctive me'],
    ['badilisha', 'change imperative'],
    ['kurudisha', 'return infinitive'],
    ['nitarudi', 'return_self i future'],
    ['nimerudi', 'return_self i perfect'],
    ['ghairi', 'cancel imperative'],
    ['wacha', 'stop imperative'],
    ['ngoja', 'wait imperative'],
    ['subiri', 'wait imperative'],
    ['nifikirie', 'think i subjunctive'],
    ['inakaa', 'last it present'],
    ['hukaa', 'last habitual'],
    ['unakaa', 'be_at you present'],
    ['naishi', 'be_at i present'],
    ['zimeisha', 'run_out it perfect'],
    ['haifanyi', 'work it present not'],
    ['haiwork', 'work it present not'],
    ['haicharge', 'charge it present not'],
    ['imeharibika', 'break it perfect'],
    ['imevunjika', 'break it perfect'],
    ['imechacha', 'spoil it perfect'],
    ['yameoza', 'rot it perfect'],
    ['mmechelewa', 'delay you_all perfect'],
    ['mmenidanganya', 'cheat you_all perfect me'],
    ['nimeibiwa', 'steal i perfect'],
    ['nimekosea', 'err i perfect'],
    ['nimekatwa', 'deduct i perfect'],
    ['haitoshi', 'fit it present not'],
    ['mnafungua', 'open you_all present'],
    ['mnafunga', 'close you_all present'],
    ['sijui', 'know i present not'],
    ['twende', 'go we subjunctive'],
    ['njoo', 'come imperative'],
    ['haijakuja', 'come it not_yet not'],
    ['ninayo', 'have i present'],
    ['mnazo', 'have you_all present'],
    ['hamna', 'have you_all present not'],
    ['mkona', 'have you_all present'],
    ['haziko', 'be_at it present not'],
  ])('hears %s as %s', (word, meaning) => {
    expect(heard(word)).toEqual([meaning])
  })

  it.each([
    ['mko na viatu', 'have you_all present'],
    ['niko na 3000', 'have i present'],
    ['nime order jana', 'order i perfect'],
    ['mna deliver Thika?', 'deliver you_all present'],
    ['nita lipa kesho', 'pay i future'],
  ])('takes the two words at the beginning of %j together', (message, meaning) => {
    const [span] = findVerbs(tokenise(message)).filter(({ from, to }) => to - from === 2)
    expect(span?.meaning.kind === 'verb' ? short(span.meaning.verb) : null).toBe(meaning)
  })

  it('hears no order in a question for an order', () => {
    expect(heard('mna order yangu?')).toEqual(['have you_all present'])
  })

  it.each(
    `maziwa mafuta sukari kesho habari asante nyumba watoto mtoto mzigo chaja soda used latest pause ago lagos wasee msee order deliver show
    pay the shoes black white phone nyeusi nyekundu matatu viatu unga mchele kitunguu namba wangu kwanza mwisho karibu kubwa samsung
    nokia airforce jordan vans casual unit until using usual nice night amount always anybody wait water mute minute`.split(
      /\s+/,
    ),
  )('takes %s for no verb', (word) => {
    expect(heard(word)).toEqual([])
  })

  it('gives spans of one or two tokens inside the message', () => {
    const syllable = fc.constantFrom(
      ...'ni u a tu m wa i zi si ha hu na li ta me ja ku let lip tum uz ie ea a e i wa nga je'.split(' '),
    )
    const word = fc.array(syllable, { minLength: 1, maxLength: 9 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.array(word, { maxLength: 10 }), (words) => {
        const tokens = tokenise(words.join(' '))
        for (const { from, to } of findVerbs(tokens)) {
          expect(to - from).toBeGreaterThanOrEqual(1)
          expect(to - from).toBeLessThanOrEqual(2)
          expect(to).toBeLessThanOrEqual(tokens.length)
        }
      }),
    )
  })
})
