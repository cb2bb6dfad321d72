import { pointsBack } from '../../src/language/concierge/points-back.ts'
import { kbRetrieve } from '../../tools/kb-retrieve.ts'
import { toolNode } from '../core/tool-node.ts'
import { isSound } from '../support/is-sound.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { pickedIn } from './picked.ts'

const QUERY_CHARS = 1000
const ASKED_CHARS = 300

/** The rows of what is named, or of what "it" means; else what documents say. */
export const retrieveNode = toolNode(kbRetrieve, {
  args: (state) => {
    const { words, focus } = questionOf(state)
    return {
      query: words,
      types: null,
      language: state.responseLanguage,
      about: state.guestAsked,
      guest: { fields: [...state.guestFields], focus },
    }
  },
  keep: ({ guide, snippets, confident }, state): TurnPatch => {
    const { rows, choices } = guide ?? { rows: [], choices: [] }
    const kbSnippets = snippets.filter(isSound)
    const [first] = rows
    const { words } = questionOf(state)
    return {
      guestRows: rows,
      guestChoices: choices.map(({ item_id, name }) => ({ itemId: item_id, name })),
      kbSnippets,
      guestFound: foundIn({ rows, choices, isConfident: confident && kbSnippets.length > 0 }),
      ...(first !== undefined &&
        first.category !== 'faq' && {
          guestFocus: { itemId: first.item_id, part: first.part, name: first.answer.name },
        }),
      guestAsked: words.slice(0, ASKED_CHARS),
      ...(state.pending?.kind === 'guest_pick' && { pending: null }),
    }
  },
})

/** What is asked, and of what: after "which one?" the question before, of the one that was picked. */
function questionOf(state: TurnState): { words: string; focus: { item_id: string; part: string | null } | null } {
  const picked = pickedIn(state)
  if (picked !== null) return { words: picked.words, focus: { item_id: picked.itemId, part: null } }
  const { guest, guestFocus, message } = state
  const words = (guest?.words || message).slice(0, QUERY_CHARS)
  const focus = guestFocus === null || !pointsBack(words) ? null : guestFocus
  return { words, focus: focus && { item_id: focus.itemId, part: focus.part } }
}

function foundIn(found: {
  rows: readonly unknown[]
  choices: readonly unknown[]
  isConfident: boolean
}): TurnState['guestFound'] {
  if (found.rows.length > 0 || found.isConfident) return 'answer'
  return found.choices.length > 0 ? 'several' : 'nothing'
}
