/** Every figure of trips that somebody could want to change, in one place. Minutes, cents, metres and counts: never moments. */
export const TRIP_LIMITS = Object.freeze({
  days: { fewest: 4, most: 7 },
  /** Airports x tiers that are planned side by side. */
  fanOut: { airports: 2, tiers: 2, branches: 4 },
  /** Of one answer of a source. */
  found: { flights: 6, flightsPerTier: 2, lodging: 4, attractions: 20 },
  choicesPerSlot: 4,
  repair: { movesPerCycle: 2, cycles: 3, rebuilds: 1, candidatesPerMove: 200, reorderAtOnce: 2, shiftStepMinutes: 5 },
  dayFill: { assignmentSolves: 40, priceBisections: 8 },
  relax: { candidates: 12, changes: 3, solves: 120, shown: 3, roundUsdCents: 500, roundKesCents: 50_000 },
  snapshotsKept: 3,
})

/** How long things may take and be believed. */
export const TRIP_TIMES = Object.freeze({
  attemptSoftMs: 2_000,
  attemptHardMs: 4_000,
  retries: 1,
  retryJitterMs: { least: 200, most: 500 },
  breaker: { failures: 5, windowMs: 60_000, probeMs: 30_000 },
  geocodeMs: 3_000,
  /** Fares and rooms change by the hour. */
  fareTtlSeconds: 900,
  weatherTtlSeconds: 24 * 3_600,
  fxTtlSeconds: 24 * 3_600,
  leaseSeconds: 30,
  cancelLookMs: 250,
  pollMs: 2_000,
  toolLogHours: 24,
  runDays: 30,
  itineraryDays: 90,
  fileLinkHours: 72,
})

/** How a stream of a run's events behaves. */
export const TRIP_STREAM = Object.freeze({ heartbeatMs: 1_000, perSecond: 10, burst: 20, unsent: 200, idleMs: 30_000 })

/** What a day may ask of people. All in minutes, clock times as local `HH:MM`. */
export const TRIP_DAY = Object.freeze({
  buffer: { transit: 15, airport: 120, museum: 20 },
  checkoutGraceMinutes: 60,
  /** Who lands after it does nothing more that day. */
  lateArrival: '20:00',
  /** Who leaves before it does nothing that day. */
  earlyDeparture: '10:00',
  /** With children, nothing ends after it. */
  kidCurfew: '20:00',
  /** Of a leg whose fact does not say it. */
  lastDeparture: '23:30',
  checkIn: { start: '15:00', end: '23:00' },
  checkOut: { start: '07:00', end: '11:00' },
  /** Hours of doing things, after which a day counts as too full. */
  activeHours: 9,
})

/** From when on weather spoils what happens outdoors: both figures are already bad. */
export const BAD_WEATHER = Object.freeze({ precipProb: 0.6, windKmh: 30 })

/** How much more than the budget a plan may cost because prices drift: nothing is ever planned above the budget itself. */
export const BUDGET_SLIPPAGE_PERCENT = 10

/** How fast people get along where no source says it, and the minutes it takes to begin. */
export const TRANSIT_SPEEDS = Object.freeze({
  walk: { kmh: 5, startMinutes: 0 },
  metro: { kmh: 30, startMinutes: 5 },
  bus: { kmh: 20, startMinutes: 5 },
  taxi: { kmh: 25, startMinutes: 5 },
  matatu: { kmh: 18, startMinutes: 5 },
  boat: { kmh: 15, startMinutes: 5 },
})

/** People in one taxi: its price is that of the car, every other way is paid by the head. */
export const TAXI_SEATS = 4

/** Knowledge of a destination: passages looked at, kept, and how near one must be to count as known. */
export const TRIP_KNOWLEDGE = Object.freeze({ looked: 20, kept: 8, told: 3, mmr: 0.5, nearEnough: 0.7 })

/** What a run may cost, in millionths of a US dollar, and from where on no model is asked any more. */
export const TRIP_COST_MICRO_USD = Object.freeze({ meant: 30_000, modelOff: 100_000 })

/** When a trip that is watched is looked at again, and from what on its customer hears of it. */
export const TRIP_WATCH = Object.freeze({
  /** Days before its first day, on the shop's calendar: the first is when a real forecast begins, the last three are every day. */
  daysBefore: [16, 7, 3, 2, 1],
  /** On the shop's clock; where that is night, when the night is over. */
  at: '09:00',
  /** Both, or the price is the same as far as anybody cares. */
  price: { percent: 5, usdCents: 2_000 },
  /** What a customer is told of one trip. */
  told: { perDay: 1, perTrip: 3 },
})
