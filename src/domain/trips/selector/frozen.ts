/** Of which fixtures the figures below were taken. Made by "npm run trips:freeze". */
export const FROZEN_DIGEST = '1a290beca8385323'

/** Mean and standard deviation over all fixtures: US cents of one person, one room and one night, and seconds. */
export const FROZEN_WEIGHTS = Object.freeze({
  flight: { cost: { mean: 27065.94, sd: 31427.86 }, seconds: { mean: 8260.87, sd: 9817.92 } },
  lodging: { cost: { mean: 17687.84, sd: 17095.08 }, seconds: { mean: 0, sd: 0 } },
  attraction: { cost: { mean: 1967.68, sd: 3291.23 }, seconds: { mean: 0, sd: 0 } },
  transit: { cost: { mean: 0, sd: 0 }, seconds: { mean: 2048.73, sd: 2238.07 } },
})
