import { numbered } from '../../prompts/copy/format.ts'
import { say } from '../../prompts/copy/index.ts'
import type { Menu } from '../../src/domain/messaging/schemas.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'
import { clip } from '../clip.ts'
import { menuOf } from '../menus.ts'
import type { GuestPick } from './pending.ts'
import { GUEST_NONE, guestChoice } from './picked.ts'

/** The longest name that a phone shows in a menu; what is longer stands below it. */
const LONGEST = 24

/** Which of several is meant, as lines and to tap; where none need be, that none is. `told`: something was told before it, with doubt. */
export function pickMenu(
  { options, perhaps, told = false }: Pick<GuestPick, 'options' | 'perhaps'> & { told?: boolean },
  language: SpokenLang,
): { text: string; menu: Menu; choices: { id: string; title: string }[] } {
  const named = options.map(({ itemId, name }) => ({ id: guestChoice(itemId), title: name }))
  const choices = perhaps ? [...named, { id: GUEST_NONE, title: say('guest_none', language) }] : named
  const menu = numbered(choices.map(({ title }) => title))
  return {
    text: say(told ? 'guest_maybe_other' : perhaps ? 'guest_perhaps' : 'guest_which', language, { menu }),
    menu: menuOf(choices.map(toOption), language),
    choices,
  }
}

function toOption({ id, title }: { id: string; title: string }): Menu['options'][number] {
  return { id, title: clip(title, LONGEST), description: title.length <= LONGEST ? null : title.slice(0, 72) }
}
