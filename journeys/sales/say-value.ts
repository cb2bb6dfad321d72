import { type CopyKey, say } from '../../prompts/copy/index.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'

const COLOURS = {
  black: 'colour_black',
  white: 'colour_white',
  red: 'colour_red',
  blue: 'colour_blue',
  green: 'colour_green',
  yellow: 'colour_yellow',
  brown: 'colour_brown',
  grey: 'colour_grey',
  pink: 'colour_pink',
  purple: 'colour_purple',
  gold: 'colour_gold',
  silver: 'colour_silver',
} as const satisfies Record<string, CopyKey>

/** A value of an option in the customer's language: a colour by its name, anything else as the shop writes it. */
export function sayValue(value: string, language: SpokenLang): string {
  const known = Object.entries(COLOURS).find(([colour]) => colour === value.toLowerCase())
  return known === undefined ? value : say(known[1], language)
}

/** The same as it stands in a list: "Black" for black. */
export function sayChoice(value: string, language: SpokenLang): string {
  const said = sayValue(value, language)
  return (said.charAt(0).toUpperCase() + said.slice(1)).replace(/\busb\b/i, 'USB')
}

/** "42 / Nyeusi" for the variant "42 / Black". */
export function sayVariant(name: string, language: SpokenLang): string {
  return name
    .split(' / ')
    .map((part) => sayChoice(part, language))
    .join(' / ')
}
