import { pointsBack } from '../../src/language/concierge/points-back.ts'
import { readRowQuestion } from '../../src/language/concierge/read-row-question.ts'
import { kbRetrieve } from '../../tools/kb-retrieve.ts'
import { toolNode } from '../core/tool-node.ts'
import { isSound } from '../support/is-sound.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { pickedIn } from './picked.ts'
import { soundList, soundRows } from './sound-rows.ts'

const QUERY_CHARS = 1000
const ASKED_CHARS = 300

/** The rows of what is named, or of what "it" means; else what documents say. */
export const retrieveNode = toolNode(kbRetrieve, {
  args: (state) => {
    const { words, focus } = questionOf(state)
    return {
      query: state.guestSearch === null ? words : `${words}\n${state.guestSearch}`.slice(0, QUERY_CHARS),
      types: null,
      language: state.responseLanguage,
      about: state.guestAsked,
      guest: { asked: state.guestQuestion ?? readRowQuestion(words), focus },
    }
  },
  keep: ({ guide, snippets, confident, disputed = null }, state): TurnPatch => {
    const { rows: found, list, choices } = guide ?? { rows: [], list: null, choices: [] }
    const rows = soundRows(found)
    const guestList = list && soundList(list)
    const kbSnippets = snippets.filter(isSound)
    const { words } = questionOf(state)
    const guestFound = foundIn({ rows, guestList, choices, kbSnippets, confident }, wasAsked(state, words))
    return {
      guestRows: rows,
      guestList,
      guestChoices: choices.map(({ item_id, name }) => ({ itemId: item_id, name })),
      kbSnippets,
      disputed,
      guestFound,
      ...focusOn(rows, guestFound === 'answer' && guestList === null ? kbSnippets : []),
      guestAsked: words.slice(0, ASKED_CHARS),
      ...(state.pending?.kind === 'guest_pick' && { pending: null }),
    }
  },
})

/** What answered is what the talk is of from now on: a thing of the house, or else the document that told it. What did not answer moves nothing. */
function focusOn(rows: TurnState['guestRows'], snippets: TurnState['kbSnippets']): Pick<TurnPatch, 'guestFocus'> {
  const [row] = rows
  const [snippet] = snippets
  if (row !== undefined) {
    if (row.category === 'faq') return {}
    return { guestFocus: { itemId: row.item_id, part: row.part, name: row.answer.name } }
  }
  if (snippet === undefined) return {}
  return { guestFocus: { itemId: snippet.chunkId, part: snippet.title, name: snippet.title } }
}

/** What is asked, and of what: after "which one?" the question before, of the one that was picked. */
function questionOf(state: TurnState): {
  words: string
  focus: { item_id: string; part: string | null; is_meant: boolean } | null
} {
  const picked = pickedIn(state)
  if (picked !== null) return { words: picked.words, focus: { item_id: picked.itemId, part: null, is_meant: true } }
  const { guest, guestFocus, guestQuestion, message } = state
  const words = (guest?.words || message).slice(0, QUERY_CHARS)
  const isMeant = guestQuestion?.goesOn === true || pointsBack(words)
  return { words, focus: guestFocus && { item_id: guestFocus.itemId, part: guestFocus.part, is_meant: isMeant } }
}

/** What was asked back once is not asked back again. */
function wasAsked({ pending }: TurnState, words: string): boolean {
  return pending?.kind === 'guest_pick' && pending.words === words.slice(0, ASKED_CHARS)
}

function foundIn(
  found: Pick<TurnState, 'guestList' | 'kbSnippets'> & {
    rows: readonly unknown[]
    choices: readonly unknown[]
    confident: boolean
  },
  wasAsked: boolean,
): TurnState['guestFound'] {
  const { rows, guestList, choices, kbSnippets, confident } = found
  if (rows.length > 0 || guestList !== null || (confident && kbSnippets.length > 0)) return 'answer'
  if (choices.length === 0) return 'nothing'
  if (kbSnippets.length === 0) return 'several'
  return wasAsked ? 'nothing' : 'perhaps'
}
