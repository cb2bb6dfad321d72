import { readRowQuestion } from '../../src/language/concierge/read-row-question.ts'
import { kbRetrieve } from '../../tools/kb-retrieve.ts'
import { toolNode } from '../core/tool-node.ts'
import { isSound } from '../support/is-sound.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { foundIn } from './found.ts'
import { aloneIn, frameAfter } from './frame.ts'
import { pickedIn } from './picked.ts'
import { soundList, soundRows } from './sound-rows.ts'

const QUERY_CHARS = 1000
const ASKED_CHARS = 300

/** The rows of what is named, or of what "it" means; else what documents say. */
export const retrieveNode = toolNode(kbRetrieve, {
  args: (state) => {
    const { words, focus } = questionOf(state)
    return {
      query: [words, subjectOf(state), state.guestSearch ?? ''].join('\n').trim().slice(0, QUERY_CHARS),
      types: null,
      language: state.responseLanguage,
      about: state.guestFrame?.words ?? null,
      guest: { asked: state.guestQuestion ?? readRowQuestion(words), focus },
    }
  },
  keep: ({ guide, snippets, confident, answerable, disputed = null }, state): TurnPatch => {
    const { rows, list, choices } = guide ?? { rows: [], list: null, choices: [] }
    const { words } = questionOf(state)
    const isAgain = wasAsked(state, words)
    const found = {
      guestRows: soundRows(rows),
      guestList: list && soundList(list),
      // What was asked back once is not asked back again.
      guestChoices: isAgain && answerable > 0 ? [] : choices.map(({ item_id, name }) => ({ itemId: item_id, name })),
      kbSnippets: snippets.filter(isSound),
    }
    const guestFound = foundIn({ ...found, confident, answerable }, isAgain)
    const again = guestFound === 'answer' || guestFound === 'maybe' ? null : onceMoreAlone(words, state)
    if (again !== null) return again
    const guestRows = guestFound === 'answer' || guestFound === 'maybe' ? found.guestRows : []
    const focus = focusOn(guestRows, guestFound === 'answer' && found.guestList === null ? found.kbSnippets : [])
    const [row] = guestRows
    return {
      ...found,
      guestRows,
      guestFound,
      disputed,
      ...focus,
      guestAsked: words.slice(0, ASKED_CHARS),
      guestFrame: frameAfter(words, state, { row, isOfFocus: focus.guestFocus !== undefined }),
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

/** What leaned on the question before and is not answered so is looked for as it stands; null where it was. */
function onceMoreAlone(words: string, { guestLeant }: TurnState): TurnPatch | null {
  if (guestLeant === null || !guestLeant.leans) return null
  const alone = aloneIn(words, guestLeant)
  return { guestLeant: alone, guestQuestion: alone.asked, guestFound: 'again' }
}

/** Where the message names nothing, the words that name what it is of. */
function subjectOf({ guestLeant }: TurnState): string {
  if (guestLeant === null || !guestLeant.leans || guestLeant.of === 'spoken_of') return ''
  return [guestLeant.asked.kindWords, guestLeant.asked.content].join(' ').trim()
}

/** What is asked, and of what: after "which one?" the question before, of the one that was picked. */
function questionOf(state: TurnState): {
  words: string
  focus: { item_id: string; part: string | null; is_meant: boolean } | null
} {
  const picked = pickedIn(state)
  if (picked !== null) return { words: picked.words, focus: { item_id: picked.itemId, part: null, is_meant: true } }
  const { guest, guestFocus, guestFrame, guestLeant, message } = state
  const words = (guest?.words || message).slice(0, QUERY_CHARS)
  // What was asked since of something that nobody knows is what "it" means now.
  if (guestFocus === null || guestFrame?.isOfFocus === false) return { words, focus: null }
  const isMeant = guestLeant?.of === 'spoken_of'
  return { words, focus: { item_id: guestFocus.itemId, part: guestFocus.part, is_meant: isMeant } }
}

function wasAsked({ pending }: TurnState, words: string): boolean {
  return pending?.kind === 'guest_pick' && pending.words === words.slice(0, ASKED_CHARS)
}
