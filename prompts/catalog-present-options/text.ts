import { numbered } from '../copy/format.ts'
import { say } from '../copy/index.ts'
import type { PresentOptionsVars } from './index.ts'

/** The shortlist as a fixed template: numbered lines of what the search returned, and one question. */
export function presentOptionsText(vars: PresentOptionsVars): string {
  const { language } = vars
  const lines = vars.items.map(({ name, brand, price, options }) => {
    const card = say('item_card', language, { name, brand, price })
    return options === '' ? card : `${card}, ${options}`
  })
  return [
    introduction(vars),
    numbered(lines),
    vars.link === null ? null : say('catalog_link', language, { link: vars.link }),
    say(question(vars), language),
  ]
    .filter((part) => part !== null)
    .join('\n')
}

function question({ more, items }: PresentOptionsVars) {
  if (more) return 'shortlist_ask'
  return items.length === 1 ? 'shortlist_ask_one' : 'shortlist_ask_last'
}

function introduction({ language, relaxed, total_matches, items }: PresentOptionsVars): string {
  if (relaxed.length > 0) return say('shortlist_closest', language)
  if (total_matches > items.length) return say('shortlist_of_many', language, { count: String(total_matches) })
  return say('shortlist_intro', language)
}
