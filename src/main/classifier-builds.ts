import { IntentLine } from '../language/classifier/intent-line.ts'
import { INTENTS } from '../language/classifier/intents.ts'
import { MatterLine } from '../language/classifier/matter-line.ts'
import { MATTERS, type Matter } from '../language/classifier/matters.ts'
import { SubjectLine } from '../language/classifier/subject-line.ts'
import { SUBJECTS } from '../language/classifier/subjects.ts'
import type { TextWeights } from '../language/classifier/text-model.ts'
import { type LabelledText, trainTexts } from '../language/classifier/train-texts.ts'
import { classesHeard } from '../language/classifier/word-classes.ts'
import { ASPECTS } from '../language/concierge/aspects.ts'
import { GUEST_SUBJECTS } from '../language/concierge/guest-subjects.ts'
import { heardBesides } from '../language/concierge/heard-besides.ts'
import { GUEST_ROUTES, QUERY_TYPES } from '../language/concierge/query-types.ts'
import { LanguageLine, trainLanguages } from '../language/identify/train-languages.ts'
import { guestLines, travellerLines } from './guest-lines.ts'
import { aspectLines, guestSubjectLines } from './guest-subject-lines.ts'
import { readLanguageLines } from './language-lines.ts'
import { wordClasses } from './word-classes.ts'

/** A file of weights and the lines it is built from. */
interface Build {
  file: string
  render: () => string
}

const OF_GUESTS = { slots: 1 << 14, besides: heardBesides }
const ofClasses = () => ({ slots: 1 << 13, besides: classesHeard(wordClasses()) })

/** Every weight that is committed; a test holds that each file is what its lines give. */
export const BUILDS: readonly Build[] = [
  {
    file: 'src/language/classifier/intent-weights.ts',
    render: () =>
      textWeights(
        'intentWeights',
        trainTexts(intents('intents'), intents('trades'), { classes: INTENTS.length, slots: 1 << 15 }),
      ),
  },
  {
    file: 'src/language/classifier/matter-weights.ts',
    render: () =>
      textWeights(
        'matterWeights',
        trainTexts(matters('matters'), matters('matters-others'), { classes: MATTERS.length, slots: 1 << 14 }),
      ),
  },
  {
    file: 'src/language/classifier/subject-weights.ts',
    render: () =>
      textWeights(
        'subjectWeights',
        trainTexts(
          [...subjects('subjects'), ...ofNoSubject('matters')],
          [...subjects('subjects-others'), ...ofNoSubject('matters-others')],
          { classes: SUBJECTS.length, slots: 1 << 13 },
        ),
      ),
  },
  {
    file: 'src/language/concierge/guest-weights.ts',
    render: () =>
      guestWeights('guestWeights', trainTexts(...guestLines(), { classes: QUERY_TYPES.length, ...OF_GUESTS })),
  },
  {
    file: 'src/language/concierge/traveller-weights.ts',
    render: () =>
      guestWeights('travellerWeights', trainTexts(...travellerLines(), { classes: GUEST_ROUTES.length, ...OF_GUESTS })),
  },
  {
    file: 'src/language/concierge/guest-subject-weights.ts',
    render: () =>
      guestWeights(
        'guestSubjectWeights',
        trainTexts(...guestSubjectLines(), { classes: GUEST_SUBJECTS.length, ...ofClasses() }),
      ),
  },
  {
    file: 'src/language/concierge/aspect-weights.ts',
    render: () =>
      guestWeights('aspectWeights', trainTexts(...aspectLines(), { classes: ASPECTS.length, ...ofClasses() })),
  },
  {
    file: 'src/language/identify/language-weights.ts',
    render: () => {
      const { classes, steps, weights } = trainLanguages(
        readLanguageLines(LanguageLine, 'intents', 'trades', 'everyday'),
      )
      return source('../learning/linear-model.ts', 'PackedModel', 'languageWeights', [
        `classes: ${classes},`,
        `steps: [${steps.join(', ')}],`,
        `weights:\n    '${weights}',`,
      ])
    },
  },
]

function intents(name: string): LabelledText[] {
  return readLanguageLines(IntentLine, name).map(({ text, intent }) => ({ text, label: INTENTS.indexOf(intent) }))
}

function matters(name: string): LabelledText[] {
  return readLanguageLines(MatterLine, name).map(({ text, matter }) => ({ text, label: MATTERS.indexOf(matter) }))
}

function subjects(name: string): LabelledText[] {
  return readLanguageLines(SubjectLine, name).map(({ text, subject }) => ({ text, label: SUBJECTS.indexOf(subject) }))
}

/** Who wishes, answers or chats asks nothing of how the shop does things. */
const OF_NO_SUBJECT: ReadonlySet<Matter> = new Set([
  'wish',
  'gift',
  'change',
  'bargain',
  'pay',
  'pause',
  'resume',
  'cancel',
  'thanks',
  'off_topic',
  'spam',
  'insult',
])

function ofNoSubject(name: string): LabelledText[] {
  const lines = readLanguageLines(MatterLine, name).filter(({ matter }) => OF_NO_SUBJECT.has(matter))
  return lines.map(({ text }) => ({ text, label: SUBJECTS.indexOf('none') }))
}

function guestWeights(name: string, weights: TextWeights): string {
  return textWeights(name, weights, '../classifier/text-model.ts')
}

function textWeights(name: string, { vocabulary, slots, model }: TextWeights, from = './text-model.ts'): string {
  const { classes, steps, weights } = model
  return source(from, 'TextWeights', name, [
    `vocabulary:\n    "${vocabulary}",`,
    `slots: ${slots},`,
    'model: {',
    `  classes: ${classes},`,
    `  steps: ${listed(steps)},`,
    `  weights:\n      '${weights}',`,
    '},',
  ])
}

const WIDTH = 120
const INDENT = 6

/** A list as the formatter writes it: on one line where it fits. */
function listed(steps: readonly number[]): string {
  const line = `[${steps.join(', ')}]`
  const fits = `    steps: ${line},`.length <= WIDTH
  return fits ? line : `[\n${filled(steps).join('\n')}\n    ]`
}

/** Numbers on as few lines as the formatter makes of them. */
function filled(numbers: readonly number[]): string[] {
  const lines: string[] = []
  for (const number of numbers) {
    const last = lines.at(-1)
    const longer = `${last ?? ' '.repeat(INDENT - 1)} ${number},`
    if (last === undefined || longer.length > WIDTH) lines.push(`${' '.repeat(INDENT)}${number},`)
    else lines[lines.length - 1] = longer
  }
  return lines
}

function source(from: string, type: string, name: string, fields: readonly string[]): string {
  return `import type { ${type} } from '${from}'\n\n/** Built by \`npm run build:classifier\`. A function, so that this text is let go of once it is read. */\nexport const ${name} = (): ${type} => ({\n${fields.map((line) => `  ${line}`).join('\n')}\n})\n`
}
