import type { LinearModel } from './linear-model.ts'
import type { Example } from './train-logistic.ts'

const CANDIDATES = Array.from({ length: 31 }, (_, step) => 1 + step / 10)
/** What is said with this chance or more is acted upon, so that it has to be right so often. */
const SURE = 0.8
const RIGHT = 0.95

/** How much too sure a model is of lines that it never saw: dividing its scores by this makes it right where it is sure. */
export function fitTemperature({ chances }: LinearModel, unseen: readonly Example[]): number {
  const guesses = unseen.map(({ features, label }) => ({ chances: chances(features), label }))
  const fits = CANDIDATES.find((temperature) => {
    const sure = guesses.filter((guess) => highest(guess.chances, temperature) >= SURE)
    const right = sure.filter((guess) => guess.chances[guess.label] === Math.max(...guess.chances))
    return right.length >= RIGHT * sure.length
  })
  return fits ?? CANDIDATES.at(-1) ?? 1
}

/** The highest chance once every log-chance is divided by the temperature. */
function highest(chances: Float64Array, temperature: number): number {
  const powers = chances.map((chance) => Math.max(chance, 1e-12) ** (1 / temperature))
  return Math.max(...powers) / powers.reduce((sum, power) => sum + power, 0)
}
