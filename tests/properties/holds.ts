import fc from 'fast-check'

/** A failure names its seed; PROPERTY_SEED runs it again, PROPERTY_RUNS looks longer. */
export const SEED = Number(process.env.PROPERTY_SEED ?? 20_261_121)
export const RUNS = Number(process.env.PROPERTY_RUNS ?? 100)

/** Room for properties whose runs are whole conversations on a database. */
export const PATIENCE = { timeout: 60_000 + RUNS * 3_000 }

/** Checks a property with the printed seed, at least 100 times unless told otherwise. */
export async function holds<Values>(name: string, property: fc.IAsyncProperty<Values>): Promise<void> {
  process.stdout.write(`${name}: ${RUNS} runs of seed ${SEED}\n`)
  await fc.assert(property, {
    seed: SEED,
    numRuns: RUNS,
    interruptAfterTimeLimit: PATIENCE.timeout - 10_000,
    markInterruptAsFailure: true,
  })
}
