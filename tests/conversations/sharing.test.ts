import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { OrderWire } from '../../src/http/contract/order-shapes.ts'
import { hireStaff } from '../contract/staff.ts'
import { createItem } from '../support/builders.ts'
import { startProduct } from '../support/product.ts'
import { until } from '../support/until.ts'

describe('an order that two friends pay, from the chat and from the page of its link', async () => {
  const product = await startProduct()
  const shop = await product.openShop({ settings: { payments: { stk: true, c2b: true, card: false } } })
  const { token } = await hireStaff(product, shop)
  const { publicBaseUrl } = product.runtime
  const { daraja } = product.sandbox
  await createItem(product.db, shop, {
    name: 'Savanna Glide',
    category: 'running shoes',
    tags: ['running', 'shoes'],
    variants: [{ name: '42', options: { size: '42' }, priceMinor: 450_000, stock: 5 }],
  })

  async function read(orderId: string) {
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(`${publicBaseUrl}/v1/orders/${orderId}`, { headers })
    return z.object({ order: OrderWire }).parse(await response.json()).order
  }

  const visit = async (url: string, form?: Record<string, string>) => {
    const body = form && new URLSearchParams(form)
    const response = await fetch(url, { method: form ? 'POST' : 'GET', redirect: 'manual', ...(body && { body }) })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }

  const buyer = shop.customer()
  const friend = shop.customer().msisdn

  it('is paid to the cent, and staff see by whom', async () => {
    await buyer.ask('I want Savanna Glide size 42')
    expect(await buyer.ask('split it between two of us')).toContain('KES 2,250')
    const started = await buyer.ask('yes')
    const link = /https?:\/\/\S+\/pay\/\S+/.exec(started)?.[0] ?? 'no link'
    const page = await visit(link)
    expect(page.status).toBe(200)
    expect(page.text).toContain('KES 4,500')
    expect(page.text).not.toContain(buyer.msisdn.slice(-6))
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'$/,
    )
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.text).not.toMatch(/<script|<img|<link|\sstyle=|https?:\/\//)
    for (const [lang, words] of [
      ['sw', 'Lipieni oda'],
      ['sheng', 'Lipieni order'],
      ['%3Cscript%3E', 'together'],
    ]) {
      expect((await visit(`${link}?lang=${lang}`)).text).toContain(words)
    }

    const wrong = await visit(link, { place: '2', phone: '12' })
    expect(wrong.headers.get('location')).toContain('said=not_a_number')
    const taken = await visit(link, { place: '2', phone: `0${friend.slice(3)}` })
    expect(taken.status).toBe(303)
    const told = await visit(new URL(taken.headers.get('location') ?? '', link).href)
    expect(told.text).toContain('enter your PIN there')
    expect(told.text).toContain(`ending in ${friend.slice(-3)}`)
    expect(told.text).not.toContain(friend.slice(-6))
    const prompt = await until(async () => (await daraja.prompts({ msisdn: friend }))[0], { what: 'the prompt' })
    expect(prompt.amount).toBe(2_250)
    expect((await visit(link, { place: '1', phone: friend })).headers.get('location')).toContain('said=taken')
    await daraja.answerPrompt(prompt.id, { action: 'pay' })
    expect(await buyer.next()).toMatch(/KES 2,250 has come.*1 of 2/)

    const { orderId } = await product.db.transaction(shop.tenantId, (tx) => tx.sharePlan.findFirstOrThrow({}))
    const half = await read(orderId)
    const [push] = await daraja.pushes({ msisdn: friend })
    expect(half.sharing).toMatchObject({
      status: 'active',
      due: { amount_minor: 225_000 },
      shares: [
        { payer: 'buyer', receipts: [] },
        { payer: 'anyone', status: 'paid', paid: { amount_minor: 225_000 }, receipts: [push?.receipt] },
      ],
    })
    expect(half.status).toBe('awaiting_payment')
    expect(await buyer.ask('who has paid?')).toContain('KES 2,250')

    const own = await until(async () => (await daraja.prompts({ msisdn: buyer.msisdn }))[0], { what: 'her own prompt' })
    await daraja.answerPrompt(own.id, { action: 'pay' })
    expect(await buyer.next()).toContain('KES 4,500')
    expect(await read(orderId)).toMatchObject({
      status: 'paid',
      due: { amount_minor: 0 },
      sharing: { status: 'paid', link: null },
    })
    const over = await visit(link)
    expect(over.text).toContain('do not pay any more')
    expect(over.text).not.toContain('<form')
    expect((await visit(link, { place: '2', phone: friend })).headers.get('location')).toContain('said=over')
  })

  it('has nothing at an address that was never given out, and sends no more prompts than a few', async () => {
    expect((await visit(`${publicBaseUrl}/pay/${'0'.repeat(64)}.${'A'.repeat(24)}`)).status).toBe(404)
    const other = shop.customer()
    await other.ask('I want Savanna Glide size 42')
    await other.ask('split it between two of us')
    const link = /https?:\/\/\S+\/pay\/\S+/.exec(await other.ask('yes'))?.[0] ?? 'no link'
    const token = link.split('/').at(-1) ?? ''
    expect((await visit(link.replace(token, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`))).status).toBe(
      404,
    )
    const said: (string | null)[] = []
    for (let asked = 0; asked < 6; asked += 1) {
      said.push((await visit(link, { place: '2', phone: '12' })).headers.get('location'))
    }
    expect(said.at(-1)).toContain('said=busy')
  })
})
