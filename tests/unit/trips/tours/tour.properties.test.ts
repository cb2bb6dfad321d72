import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TourIntent } from '../../../../src/domain/trips/schemas/tour.ts'
import { unevenness } from '../../../../src/domain/trips/solver/nights.ts'
import { cheapestTour } from '../../../../src/domain/trips/solver/tour.ts'
import { tourProblem } from '../../../../src/domain/trips/solver/tour-problem.ts'
import { planTour } from '../../../../src/domain/trips/tours/plan-tour.ts'
import { everyTour } from './every-tour.ts'
import { smallTours } from './small-tours.ts'

const RUNS = { numRuns: 500 }

describe('planning a tour', () => {
  it('costs at the cheapest what the cheapest of all plans costs', () => {
    let possible = 0
    fc.assert(
      fc.property(smallTours, ({ intent, data }) => {
        const problem = tourProblem(intent, data, intent.wishes, Number.POSITIVE_INFINITY)
        const all = everyTour(intent, data).map(({ cost }) => cost)
        if (all.length > 0) possible += 1
        expect(problem && (cheapestTour(problem).tour?.cost ?? null)).toBe(all.length > 0 ? Math.min(...all) : null)
      }),
      RUNS,
    )
    expect(possible).toBeGreaterThan(100)
  })

  it('finds a plan exactly when there is one within the budget, the best rated of the most even', () => {
    fc.assert(
      fc.property(smallTours, ({ intent, data }) => {
        const within = everyTour(intent, data).filter(({ cost }) => cost <= (intent.budget?.amount_minor ?? 0))
        const evenest = Math.min(...within.map(({ split }) => unevenness(split)))
        const even = within.filter(({ split }) => unevenness(split) === evenest)
        const rating = Math.max(...even.map((tour) => tour.rating))
        const best = even.filter((tour) => tour.rating === rating).map(({ cost }) => cost)
        expect(planTour(intent, data).cost?.total_minor ?? null).toBe(best.length > 0 ? Math.min(...best) : null)
      }),
      RUNS,
    )
  })

  it('names the exact sum that is missing, and every change it offers makes a plan', () => {
    fc.assert(
      fc.property(smallTours, ({ intent, data }) => {
        const { status, relaxations } = planTour(intent, data)
        const all = everyTour(intent, data).map(({ cost }) => cost)
        const money = relaxations.find(({ changes }) => changes.length === 1 && changes[0]?.key === 'budget')
        const least = Math.min(...all)
        expect(money?.total_after_minor ?? null).toBe(status === 'infeasible' && all.length > 0 ? least : null)
        for (const { changes, delta_minor } of relaxations) {
          const wishes = intent.wishes.filter(
            ({ key, value }) => !changes.some((change) => change.key === `wishes.${key}` && change.from === value),
          )
          const budget = (intent.budget?.amount_minor ?? 0) + delta_minor
          expect(planTour(TourIntent.parse({ ...intent, wishes, budget }), data).status).toBe('completed')
        }
      }),
      RUNS,
    )
  })

  it('never turns a plan into a no for more money', () => {
    fc.assert(
      fc.property(smallTours, fc.integer({ min: 1, max: 100 }), ({ intent, data }, more) => {
        const richer = TourIntent.parse({ ...intent, budget: (intent.budget?.amount_minor ?? 0) + more })
        const before = planTour(intent, data).status
        expect(before === 'completed' && planTour(richer, data).status !== 'completed').toBe(false)
      }),
      RUNS,
    )
  })
})
