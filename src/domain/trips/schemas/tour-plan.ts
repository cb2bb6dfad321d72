import type { TourIntent, TourMode, TourWish } from './tour.ts'

/** Something a tour uses, as its data names it. */
export interface TourRef {
  id: string
  name: string
  place: string
}

/** One day as it is lived. On a travel day `from` and `to` are set; `place` is where the night is spent. Prices are for everybody. */
export interface TourDay {
  day: number
  date: string
  from: string | null
  to: string | null
  place: string
  transport: {
    mode: TourMode
    id: string | null
    depart: string | null
    arrive: string | null
    price_minor: number
  } | null
  meals: { breakfast: TourRef | null; lunch: TourRef | null; dinner: TourRef | null }
  sights: TourRef[]
  lodging: TourRef | null
}

/** For everybody, in minor units of the data's currency. */
export interface TourCost {
  total_minor: number
  by: { transport: number; lodging: number; meals: number }
}

/** What must change for a tour to exist, with the tour that then exists: planned and checked before it is offered. */
export interface TourRelaxation {
  id: string
  changes: { key: string; from: string | number; to: string | number | null }[]
  /** What has to be added to the budget; 0 when another change suffices. */
  delta_minor: number
  total_after_minor: number
  plan_digest: string
  verified: true
}

/** `proven` is false when there were more routes than could be looked at: then another plan may exist. */
export interface TourOutcome {
  status: 'completed' | 'infeasible'
  intent: TourIntent
  days: TourDay[]
  cost: TourCost | null
  /** Soft wishes that no plan could keep. */
  unmet: TourWish[]
  relaxations: TourRelaxation[]
  proven: boolean
}
