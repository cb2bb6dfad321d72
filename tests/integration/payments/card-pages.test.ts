import { beforeAll, describe, expect, it } from 'vitest'
import { sentences } from '../../../prompts/copy/sentences.ts'
import { cardPage } from '../../../src/domain/payments/index.ts'
import { pageHtml } from '../../../src/http/webhooks/card-page-html.ts'
import { type CardBuyer, type CardWorld, openCardShop, openCardWorld } from './card-world.ts'

describe('the page the payer comes back to', () => {
  let world: CardWorld
  beforeAll(async () => {
    world = await openCardWorld()
  })

  const visit = async (url: string) => {
    const response = await fetch(url)
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  const linked = async (): Promise<{
    buyer: CardBuyer
    callback: string
    cancelled: string
    trackingId: string
    attemptId: string
  }> => {
    const buyer = await world.buyer()
    const { trackingId, attemptId } = await world.link(buyer)
    const { callbackUrl, cancellationUrl } = await world.order(trackingId)
    return { buyer, callback: callbackUrl, cancelled: cancellationUrl ?? '', trackingId, attemptId }
  }

  it('says that the payment is being checked, loads itself again and leads back to the chat', async () => {
    const { callback } = await linked()
    const { status, headers, text } = await visit(callback)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(text).toContain('[card_page_checking_title:en]')
    expect(text).toMatch(
      /<meta http-equiv="refresh" content="2;url=\/webhooks\/payments\/card\/[0-9a-f]+\/return\?ref=[A-Z0-9-]+&amp;lang=en&amp;n=1">/,
    )
    expect(text).toContain(`href="https://wa.me/${world.shop.address.replace(/\D/g, '')}"`)
  })

  it('believes nothing of what the address says', async () => {
    const { callback, trackingId, buyer } = await linked()
    const forged = `${callback}&OrderTrackingId=${trackingId}&status=COMPLETED&status_code=1&amount=2500`
    expect((await visit(forged)).text).toContain('[card_page_checking_title')
    await world.drain()
    expect(await world.facts(buyer)).toMatchObject({ order: 'awaiting_payment', money: [] })
  })

  it('makes the provider be asked when the payer comes back, so a lost notification costs nothing', async () => {
    const { callback, trackingId, buyer } = await linked()
    await world.sandbox.pesapal.pay(trackingId, { notifications: 0 })
    await visit(`${callback}?OrderTrackingId=${trackingId}&OrderNotificationType=CALLBACKURL`)
    await world.drain()
    expect((await world.facts(buyer)).order).toBe('paid')
    const { text } = await visit(callback)
    expect(text).toContain('[card_page_paid_title:en]')
    expect(text).not.toContain('http-equiv="refresh"')
  })

  it('shows a declined card, a payment in review and a link out of use for what they are', async () => {
    const declined = await linked()
    await world.sandbox.pesapal.pay(declined.trackingId, { outcome: 'failed' })
    const doubtful = await linked()
    await world.sandbox.pesapal.pay(doubtful.trackingId, { report: { amount: 1 } })
    const retired = await linked()
    await world.db.transaction(world.shop.tenantId, (tx) =>
      tx.paymentAttempt.updateMany({
        where: { tenantId: world.shop.tenantId, id: retired.attemptId },
        data: { superseded: true, nextQueryAt: world.clock.now() },
      }),
    )
    await world.settle(retired.attemptId, 'when_due')
    await world.drain()
    expect((await visit(declined.callback)).text).toContain('[card_page_failed_title:en]')
    expect((await visit(doubtful.callback)).text).toContain('[card_page_review_title:en]')
    expect((await visit(retired.callback)).text).toContain('[card_page_closed_title:en]')
  })

  it('tells who gave up that the order still waits, and tells the truth to who has paid all the same', async () => {
    const { cancelled, trackingId } = await linked()
    const gaveUp = await visit(cancelled)
    expect(gaveUp.text).toContain('[card_page_gave_up_title:en]')
    expect(gaveUp.text).not.toContain('http-equiv="refresh"')
    await world.sandbox.pesapal.pay(trackingId)
    await world.drain()
    expect((await visit(cancelled)).text).toContain('[card_page_paid_title:en]')
  })

  it('speaks the language of the address, and English for any other', async () => {
    const { callback } = await linked()
    const inLanguage = async (lang: string) => (await visit(callback.replace('lang=en', `lang=${lang}`))).text
    expect(await inLanguage('sw')).toContain('[card_page_checking_title:sw]')
    expect(await inLanguage('sheng')).toContain('[card_page_checking_title:sheng]')
    expect(await inLanguage('%3Cscript%3E')).toContain('[card_page_checking_title:en]')
  })

  it('shows nothing of a link of another shop, and has nothing at an unknown address', async () => {
    const { callback } = await linked()
    const other = await openCardShop(world.db, world.sandbox)
    await world.checkout(await world.buyer({ shop: other }))
    const theirs = (await world.sandbox.pesapal.orders()).at(-1)
    const [, , , , token = ''] = new URL(theirs?.callbackUrl ?? '').pathname.split('/')
    const foreign = await visit(callback.replace(/card\/[0-9a-f]+\//, `card/${token}/`))
    expect(foreign.status).toBe(404)
    expect(foreign.text).toContain('[card_page_unknown_title:en]')
    expect(foreign.text).not.toContain('wa.me')
    expect((await visit(callback.replace(/card\/[0-9a-f]+\//, `card/${'0'.repeat(48)}/`))).status).toBe(404)
  })

  it('makes the provider be asked a few times at most, however often the page is loaded', async () => {
    const { attemptId } = await linked()
    const { reference } = await world.attempt(attemptId)
    const ctx = world.ctxFor(world.shop.tenantId)
    const limiter = { take: async () => ({ granted: false, waitMs: 1_000, left: 0 }) }
    const { nextQueryAt } = await world.attempt(attemptId)
    const page = await cardPage({ ...ctx, ports: { ...ctx.ports, limiter } }, { reference })
    expect(page).toMatchObject({ state: 'checking', lookInMs: null })
    expect((await world.attempt(attemptId)).nextQueryAt).toEqual(nextQueryAt)
    expect(await cardPage(ctx, { reference })).toMatchObject({ lookInMs: 1_000 })
  })

  it('asks the browser to load, send, frame and run nothing', async () => {
    const { callback } = await linked()
    const { headers, text } = await visit(callback)
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    )
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(text).not.toMatch(/<script|<img|<link|\sstyle=|https?:\/\/(?!wa\.me)/)
  })

  it('escapes every text', () => {
    const nasty = `"><script>alert('x')</script>&`
    const html = pageHtml({
      language: 'en',
      mood: 'plain',
      shopName: nasty,
      title: nasty,
      text: nasty,
      back: { href: `https://wa.me/1${nasty}`, label: nasty },
      again: { href: `/x?${nasty}`, seconds: 3 },
    })
    expect(html).not.toContain('<script>')
    expect(html.match(/&lt;script&gt;/g)).toHaveLength(7)
  })

  it('has every sentence in three languages, with its slots filled', () => {
    const states = ['checking', 'paid', 'failed', 'closed', 'review', 'gave_up', 'unknown'] as const
    for (const language of ['en', 'sw', 'sheng']) {
      for (const state of states) {
        const text = sentences.say(`card_page_${state}_text`, language, { amount: 'KES 2,500', reference: 'ABCD23' })
        expect(text).not.toMatch(/[{}]/)
      }
    }
  })
})
