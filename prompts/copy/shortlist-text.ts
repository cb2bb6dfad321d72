import type { SpokenLang } from '../../src/lib/languages.ts'
import { numbered } from './format.ts'
import { say } from './index.ts'

/** What a search found, as the customer reads it; amounts and options are written out. */
export interface Shortlist {
  language: SpokenLang
  items: readonly { name: string; brand: string; price: string; options: string }[]
  totalMatches: number
  /** Else there are at least so many. */
  countedAll: boolean
  /** What was dropped of the ask to find anything. */
  relaxed: readonly string[]
  /** There is more than is shown. */
  more: boolean
  /** To the whole range. */
  link: string | null
}

/** The shortlist as a fixed template: numbered lines of what the search returned, and one question. */
export function shortlistText(list: Shortlist): string {
  const { language } = list
  const lines = list.items.map(({ name, brand, price, options }) => {
    const card = say('item_card', language, { name, brand, price })
    return options === '' ? card : `${card}, ${options}`
  })
  return [
    introduction(list),
    numbered(lines),
    list.link === null ? null : say('catalog_link', language, { link: list.link }),
    say(question(list), language),
  ]
    .filter((part) => part !== null)
    .join('\n')
}

function question({ more, items }: Shortlist) {
  if (more) return 'shortlist_ask'
  return items.length === 1 ? 'shortlist_ask_one' : 'shortlist_ask_last'
}

function introduction({ language, relaxed, totalMatches, countedAll, items }: Shortlist): string {
  if (relaxed.length > 0) return say('shortlist_closest', language)
  if (totalMatches > items.length) {
    return say(countedAll ? 'shortlist_of_many' : 'shortlist_at_least', language, { count: String(totalMatches) })
  }
  return say('shortlist_intro', language)
}
