import { describe, expect, it } from 'vitest'
import { mendSpelling } from '../../../src/llm/offline/spelling.ts'

const nobody = () => false

describe('mendSpelling', () => {
  it.each([
    ['pabyill', 'paybill'],
    ['ntaaka viatu', 'nataka viatu'],
    ['what is your retunrs policy', 'what is your returns policy'],
    ['your opening huors', 'your opening hours'],
    ['usafirihsaji ni ngapi', 'usafirishaji ni ngapi'],
    ['niandikie kwa kiiswahili', 'niandikie kwa kiswahili'],
    ['tafadhli', 'tafadhali'],
    ['punguuzo', 'punguzo'],
    ['DELIEVRY', 'delivery'],
  ])('reads "%s" as "%s"', (said, meant) => {
    expect(mendSpelling(said, nobody)).toBe(meant)
  })

  it.each([
    'natoka Nakuru',
    'nalipia leo',
    'kulima shamba',
    'namba 7',
    'house keys',
    'offer me other colours',
    'I closed it',
    'hours',
  ])('leaves "%s" alone', (said) => {
    expect(mendSpelling(said, nobody)).toBe(said)
  })

  it('leaves the names of the shop alone', () => {
    expect(mendSpelling('nataka Nataaka', (word) => word === 'nataaka')).toBe('nataka Nataaka')
  })
})
