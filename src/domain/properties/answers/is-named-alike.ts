import { foldWords } from '../../../lib/fold-words.ts'
import type { PropertyItem } from '../schemas.ts'
import type { ItemFound } from './find-items.ts'
import { itemNames } from './item-names.ts'

/** Whether one and the same name of a question is that of several things, so that nobody knows which is meant. */
export function isNamedAlike(found: readonly ItemFound<PropertyItem>[], question: string): boolean {
  const asked = ` ${foldWords(question)} `
  const said = found.map(({ item }) => {
    const names = itemNames(item).map(({ name }) => foldWords(name))
    return new Set(names.filter((name) => name !== '' && asked.includes(` ${name} `)))
  })
  const [first, ...others] = said
  return first !== undefined && others.some((names) => [...names].some((name) => first.has(name)))
}
