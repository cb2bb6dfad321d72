import { describe, expect, it } from 'vitest'
import { DEFAULT_MODELS } from '../../../src/llm/model-choice.ts'
import { costMicroUsd, PRICES } from '../../../src/llm/prices.ts'

const tokens = { input: 1_000, output: 100, cacheRead: 2_000, cacheWrite: 400 }

describe('costMicroUsd', () => {
  it('adds what each kind of token costs', () => {
    expect(costMicroUsd('claude-haiku-4-5', tokens)).toBe(1_000 + 500 + 200 + 500)
    expect(costMicroUsd('claude-sonnet-5-5', tokens)).toBe(2_000 + 1_000 + 200 + 1_000)
  })

  it('rounds a fraction up, and never a whole number', () => {
    expect(costMicroUsd('claude-haiku-5-5', { input: 1, output: 0, cacheRead: 0, cacheWrite: 0 })).toBe(1)
    expect(costMicroUsd('claude-haiku-5-5', { input: 30, output: 0, cacheRead: 0, cacheWrite: 0 })).toBe(3)
  })

  it('charges a very long prompt at its own rate', () => {
    const long = { input: 90_000, output: 0, cacheRead: 20_000, cacheWrite: 0 }
    expect(costMicroUsd('claude-haiku-5-5', long)).toBe((9_000 + 200) * 5)
  })

  it('knows no price for a model that is not listed', () => {
    expect(costMicroUsd('claude-next', tokens)).toBeNull()
    expect(costMicroUsd('constructor', tokens)).toBeNull()
  })

  it('lists a price for every model that may be called', () => {
    expect(DEFAULT_MODELS.allowed.filter((model) => PRICES[model] === undefined)).toEqual([])
    expect(DEFAULT_MODELS.allowed).toEqual(expect.arrayContaining([DEFAULT_MODELS.small, DEFAULT_MODELS.large]))
  })
})
