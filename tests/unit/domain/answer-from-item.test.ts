import { describe, expect, it } from 'vitest'
import type { ItemDetail } from '../../../src/domain/catalog/schemas.ts'
import { answerFromItem } from '../../../src/domain/knowledge/answer-from-item.ts'

function row(
  name: string,
  description: string,
  attributes: ItemDetail['attributes'],
  options: readonly Record<string, string>[] = [{}],
): ItemDetail {
  const variants = options.map((own, at) => ({
    variantId: `00000000-0000-4000-8000-00000000000${at}`,
    sku: `${at}`,
    name: Object.values(own).join(' / '),
    options: own,
    price: { amountMinor: 1000, currency: 'KES' as const },
    available: 1,
  }))
  return {
    itemId: '00000000-0000-4000-8000-000000000099',
    name,
    description,
    category: 'things',
    brand: 'Ours',
    attributes,
    imagePath: null,
    variants,
  } as unknown as ItemDetail
}

const phone = row('Pita 7', 'A slim phone.', { screen_in: 6.4, battery_mah: 5000, weight_g: 190, ram_gb: 6 }, [
  { storage: '128GB' },
  { storage: '256GB' },
])
const radio = row('Sokoni Radio', 'A small radio for the kitchen.', { battery_hours: 12, power_source: 'USB' })

const told = (item: ItemDetail, question: string) => Object.keys(answerFromItem(item, question)?.facts ?? {}).sort()

describe('what the row of an item answers', () => {
  it.each([
    ['how large is the screen and what storage', ['choices', 'screen_in']],
    ['uzito wake ni ngapi na ram gani', ['ram_gb', 'weight_g']],
    ['is it heavy, and the battery?', ['battery_mah', 'weight_g']],
  ])('all that is asked by name: %s', (question, expected) => {
    expect(told(phone, question)).toEqual(expect.arrayContaining(expected))
  })

  it.each(['how many hours does it sing', 'inapiga mziki masaa mangapi'])('how long it goes: %s', (question) =>
    expect(told(radio, question)).toContain('battery_hours'),
  )

  it('nothing that it does not say', () => expect(answerFromItem(radio, 'is it waterproof')).toBeNull())
})

it('what is asked and stands nowhere is not answered with what the thing is called', () => {
  const lamp = row('Torch Lamp', 'A lamp with a strong torch.', { torch: true })
  expect(answerFromItem(lamp, 'does the Torch Lamp have a camera')).toBeNull()
})
