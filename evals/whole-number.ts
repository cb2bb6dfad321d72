import { WrongUse } from './wrong-use.ts'

/** A flag's value as a whole number. Throws WrongUse that names the flag. */
export function wholeNumber(flag: string, text: string, least: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least)
    throw new WrongUse(`${flag} takes a whole number from ${least} up, not "${text}"`)
  return value
}
