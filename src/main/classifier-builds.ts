import { IntentLine } from '../language/classifier/intent-line.ts'
import { INTENTS } from '../language/classifier/intents.ts'
import { MatterLine } from '../language/classifier/matter-line.ts'
import { MATTERS } from '../language/classifier/matters.ts'
import type { TextWeights } from '../language/classifier/text-model.ts'
import { type LabelledText, trainTexts } from '../language/classifier/train-texts.ts'
import { LanguageLine, trainLanguages } from '../language/identify/train-languages.ts'
import { readLanguageLines } from './language-lines.ts'

/** A file of weights and the lines it is built from. */
interface Build {
  file: string
  render: () => string
}

/** Every weight that is committed; a test holds that each file is what its lines give. */
export const BUILDS: readonly Build[] = [
  {
    file: 'src/language/classifier/intent-weights.ts',
    render: () =>
      textWeights(
        'INTENT_WEIGHTS',
        trainTexts(intents('intents'), intents('trades'), { classes: INTENTS.length, slots: 1 << 15 }),
      ),
  },
  {
    file: 'src/language/classifier/matter-weights.ts',
    render: () =>
      textWeights(
        'MATTER_WEIGHTS',
        trainTexts(matters('matters'), matters('matters-others'), { classes: MATTERS.length, slots: 1 << 14 }),
      ),
  },
  {
    file: 'src/language/identify/language-weights.ts',
    render: () => {
      const { classes, steps, weights } = trainLanguages(
        readLanguageLines(LanguageLine, 'intents', 'trades', 'everyday'),
      )
      return source('../learning/linear-model.ts', 'PackedModel', 'LANGUAGE_WEIGHTS', [
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

function textWeights(name: string, { vocabulary, slots, model }: TextWeights): string {
  const { classes, steps, weights } = model
  return source('./text-model.ts', 'TextWeights', name, [
    `vocabulary:\n    "${vocabulary}",`,
    `slots: ${slots},`,
    'model: {',
    `  classes: ${classes},`,
    `  steps: [\n${filled(steps).join('\n')}\n    ],`,
    `  weights:\n      '${weights}',`,
    '},',
  ])
}

const WIDTH = 120
const INDENT = 6

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
  return `import type { ${type} } from '${from}'\n\n/** Built by \`npm run build:classifier\`. */\nexport const ${name}: ${type} = {\n${fields.map((line) => `  ${line}`).join('\n')}\n}\n`
}
