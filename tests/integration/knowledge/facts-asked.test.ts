import { describe, expect, it } from 'vitest'
import { demoTenantId, readShopFixture, seedShop } from '../../../prisma/seed/index.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import { retrieve } from '../../../src/domain/knowledge/index.ts'
import { testCtx } from '../../support/test-ctx.ts'
import { testDatabase } from '../../support/test-database.ts'

/** Questions as customers type them, each with the fact of the shop's documents that answers it. */
const KICKS: readonly (readonly [string, RegExp])[] = [
  ['will the phone work with an airtel line?', /every Kenyan network/],
  ['are your phones brand new or refurbished?', /new and sealed/],
  ['mnauza simu za mtumba?', /new and sealed/],
  ['how long is that trade in price good for?', /2 days/],
  ['will you move my contacts to the new phone', /free of charge/],
  ['how much for gluing a loose sole', /KES 300/],
  ['sole ya raba imetoka, mnaweza gluer? ngapi', /KES 300/],
  ['nabadilisha screen ya simu ya kawaida kwa pesa ngapi', /KES 3,500|KES 6,500/],
  ['how long does it take to change a battery', /1 hour/],
  ['my zip is broken, do you fix zips on boots?', /KES 350/],
  ['unaeza repair simu iliyoingia maji?', /KES 1,000/],
  ['how long is the warranty on repairs', /90 days/],
  ['waranti ya power bank', /6 months/],
  ['is a cracked screen covered by warranty', /do not cover cracked screens/],
  ['can I return shoes if they do not fit?', /7 days/],
  ['can I return something without the receipt?', /exchange but not refund/],
  ['my foot is 26cm, what size should I take?', /EU 41/],
  ['I wear UK 8, which EU size is that?', /EU 42/],
  ['what size in cm is EU 38?', /24.0 cm/],
  ['do you open on christmas?', /25 December/],
  ['public holiday mnafungua?', /10:00 to 16:00/],
  ['can I try the shoes on in the shop?', /no need to book/],
  ['can I reserve a phone with a deposit and pay the rest later?', /30%/],
  ["what's the biggest amount I can pay at once?", /250,000/],
  ["can my husband's number pay for it?", /Safaricom number/],
  ['can I use two coupons on one order?', /Only one offer/],
  ['how do I use a coupon code', /before you pay/],
  ['when do new shoes arrive?', /Tuesdays/],
  ['what if nobody is home when the rider comes?', /waits 10 minutes/],
  ['do you ship outside Kenya?', /do not deliver outside Kenya/],
]

const NJERI: readonly (readonly [string, RegExp])[] = [
  ['what is the smallest order you deliver?', /KES 300/],
  ['order ndogo ya kudeliver ni ya ngapi', /KES 300/],
  ['can the rider carry it to the fourth floor', /third floor/],
  ['what if it rains, is delivery late?', /30 more minutes/],
  ['do you give credit till end month', /signed in our book/],
  ['do I get a receipt with KRA pin', /KRA PIN/],
  ['what if the milk is sour?', /sour when it arrived|6 hours/],
  ['yai likivunjika njiani?', /broken eggs/],
  ['can I return sugar if the packet is closed', /3 days/],
  ['for how many days is the bread fresh?', /Bread keeps 3 days/],
  ['avocado zitaiva lini', /3 to 4 days/],
  ['how should I store onions and potatoes?', /dark and airy/],
  ['nyanya zinaingia siku gani', /Monday, Wednesday and Friday/],
  ['matunda huja lini', /Tuesday and Friday/],
  ['how early should I order for a wedding?', /24 hours before/],
  ['are weights exact?', /5% heavier/],
  ['can I ask for half ripe bananas', /ask for a person/],
  ['can I use my code together with the vegetables offer', /Only one offer/],
  ['what happens if something is out of stock after I pay?', /money back/],
  ['rider anafika saa ngapi jumapili', /19:00 on Sunday/],
]

describe('facts of the documents', async () => {
  const db = await testDatabase()
  const ctxOf = (slug: string) => testCtx(db, { tenantId: demoTenantId(randomIds, slug) })

  it.each([
    ['kicks-and-phones', KICKS],
    ['mama-njeri-grocery', NJERI],
  ] as const)('are in the answers of %s for nine in ten questions', async (slug, questions) => {
    await seedShop(ctxOf(slug), readShopFixture('fixtures', slug))
    const missed: string[] = []
    for (const [query, fact] of questions) {
      const { snippets, confident } = await retrieve(ctxOf(slug), { query, types: null, language: 'en', about: null })
      const answer = confident ? (snippets[0]?.answer ?? '') : 'not sure'
      if (!fact.test(answer)) missed.push(`${query} -> ${answer}`)
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(questions.length * 0.1)
  })
})
