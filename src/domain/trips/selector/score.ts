import type { PlanFeatures } from './features.ts'

const DIVERSITY_WEIGHT = 0.25

/** How good a plan is among others of the same trip; higher is better. */
export function scoreOf({ costZ, travelZ, preferenceFit, weatherScore, diversity }: PlanFeatures): number {
  return -costZ - travelZ + preferenceFit + weatherScore + DIVERSITY_WEIGHT * diversity
}
