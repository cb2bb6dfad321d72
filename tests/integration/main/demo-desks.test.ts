import { describe, expect, it } from 'vitest'
import { DEMO_DESKS, DEMO_SHOPS, openDemoShop } from '../../../src/main/demo-tenants.ts'
import { searchPages } from '../../../src/main/search-pages.ts'
import { startProduct } from '../../support/product.ts'
import { until } from '../../support/until.ts'

describe('the five demo tenants', async () => {
  const { runtime, sandbox, db } = await startProduct()
  const opened = new Map<string, Awaited<ReturnType<typeof openDemoShop>>>()
  for (const slug of [...DEMO_SHOPS, ...DEMO_DESKS]) opened.set(slug, await openDemoShop(runtime, sandbox, slug))
  const tenantOf = (slug: string) => {
    const tenant = opened.get(slug)
    if (tenant === undefined) throw new Error(`${slug} was not opened`)
    return tenant
  }

  it('stand in the list of the phone page, the shops before the desks', async () => {
    const senders = await sandbox.twilio.senders()
    expect(senders.map(({ displayName }) => displayName)).toEqual([
      'Mtaani Kicks & Phones',
      'Mama Njeri Grocers',
      'Kijani Bay',
      'Safiri Desk',
      'Savanna Travel',
    ])
  })

  it.each(DEMO_DESKS)('take no money at %s', async (slug) => {
    const { tenantId } = tenantOf(slug)
    expect(await db.transaction(tenantId, (tx) => tx.paymentAccount.count({ where: { tenantId } }))).toBe(0)
  })

  const askOf = async (slug: string, from: string, question: string) => {
    const { address } = tenantOf(slug)
    const heard = () => sandbox.twilio.messages({ from: address, to: from })
    const before = (await heard()).length
    await sandbox.twilio.inbound({ sender: address, from, kind: 'text', body: question })
    return until(async () => (await heard())[before], { what: `an answer to "${question}"` })
  }

  it.each([
    ['kijani-bay', 'whatsapp:+254722000001', 'what time does the spa open', '9 am - 8 pm'],
    ['safiri-desk', 'whatsapp:+254722000002', 'When is the best season to visit Koh Samui?', 'January to August'],
    ['savanna-travel', 'whatsapp:+254722000005', 'How much is the deposit?', '30% of the trip'],
  ])('answer at %s from a row', async (slug, from, question, fact) => {
    expect((await askOf(slug, from, question)).body).toContain(fact)
  })

  it('quote at the travel desk what the web says of what is new', async () => {
    await sandbox.search.setPages(searchPages())
    const { body } = await askOf(
      'safiri-desk',
      'whatsapp:+254722000004',
      'What beach destinations are trending right now?',
    )
    expect(body).toContain('[Web] “Zanzibar leads the list of beach searches')
    expect(body).toContain('(according to searchtides.example, 18 November 2026)')
    expect(body).not.toContain('700 000 999')
  })

  it('plan trips at the agency, with its own prices where it has some, and nowhere else', async () => {
    const wish = 'Plan a trip to Diani from the 10th to the 14th of next month for two adults, budget 300k'
    const { body } = await askOf('savanna-travel', 'whatsapp:+254722000006', wish)
    expect(body).toMatch(/Diani.*KES 300,000/s)
    const trips = (slug: string) => {
      const { tenantId } = tenantOf(slug)
      return db.transaction(tenantId, async (tx) => ({
        places: await tx.destination.count({ where: { tenantId } }),
        own: (await tx.tripSupply.groupBy({ by: ['key'], where: { tenantId } })).map(({ key }) => key).toSorted(),
      }))
    }
    expect(await trips('savanna-travel')).toEqual({ places: 21, own: ['Diani', 'Maasai Mara'] })
    for (const slug of [...DEMO_SHOPS, 'kijani-bay', 'safiri-desk'])
      expect(await trips(slug)).toEqual({ places: 0, own: [] })
  })

  it('list at the resort the pools that it has, and tell the row of one', async () => {
    const from = 'whatsapp:+254722000003'
    expect((await askOf('kijani-bay', from, 'mko na pool?')).body).toContain('- Lagoon Pool\n- Utulivu Pool')
    expect((await askOf('kijani-bay', from, 'Lagoon Pool')).body).toContain('In front of Mkoko')
  })
})
