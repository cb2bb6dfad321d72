import type { LabelledText } from '../language/classifier/train-texts.ts'
import { ASPECTS } from '../language/concierge/aspects.ts'
import { GuestSubjectLine } from '../language/concierge/guest-subject-line.ts'
import { GUEST_SUBJECTS } from '../language/concierge/guest-subjects.ts'
import { readLanguageLines } from './language-lines.ts'

/** Lines to learn from, and others by which it is measured how sure a model may be before those are learnt too. */
type Lines = [LabelledText[], LabelledText[]]

/** What guests ask about. */
export function guestSubjectLines(): Lines {
  return lines(({ subject }) => GUEST_SUBJECTS.indexOf(subject))
}

/** What they ask of it. */
export function aspectLines(): Lines {
  return lines(({ aspect }) => ASPECTS.indexOf(aspect))
}

function lines(labelOf: (line: GuestSubjectLine) => number): Lines {
  const read = (name: string) =>
    readLanguageLines(GuestSubjectLine, name).map((line) => ({ text: line.text, label: labelOf(line) }))
  return [read('guest-subjects'), read('guest-subjects-others')]
}
