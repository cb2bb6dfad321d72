import { readFileSync } from 'node:fs'
import type { z } from 'zod'
import { IntentLine } from '../language/classifier/intent-line.ts'
import { trainIntents } from '../language/classifier/train-intents.ts'
import { LanguageLine, trainLanguages } from '../language/identify/train-languages.ts'
import { projectFile } from './project-file.ts'

/** A file of weights and the lines it is built from. */
interface Build {
  file: string
  render: () => string
}

/** Every weight that is committed; a test holds that each file is what its lines give. */
export const BUILDS: readonly Build[] = [
  {
    file: 'src/language/classifier/intent-weights.ts',
    render: () => {
      const { vocabulary, model } = trainIntents(read(IntentLine, 'intents'), read(IntentLine, 'trades'))
      const { classes, steps, weights } = model
      return source('./intent-model.ts', 'IntentWeights', 'INTENT_WEIGHTS', [
        `vocabulary:\n    "${vocabulary}",`,
        'model: {',
        `  classes: ${classes},`,
        `  steps: [\n      ${steps.join(', ')},\n    ],`,
        `  weights:\n      '${weights}',`,
        '},',
      ])
    },
  },
  {
    file: 'src/language/identify/language-weights.ts',
    render: () => {
      const { classes, steps, weights } = trainLanguages(read(LanguageLine, 'intents', 'trades', 'everyday'))
      return source('../learning/linear-model.ts', 'PackedModel', 'LANGUAGE_WEIGHTS', [
        `classes: ${classes},`,
        `steps: [${steps.join(', ')}],`,
        `weights:\n    '${weights}',`,
      ])
    },
  },
]

function read<T>(schema: z.ZodType<T>, ...names: string[]): T[] {
  return names.flatMap((name) =>
    readFileSync(projectFile(`fixtures/language/${name}.jsonl`), 'utf8')
      .trim()
      .split('\n')
      .map((line) => schema.parse(JSON.parse(line))),
  )
}

function source(from: string, type: string, name: string, fields: readonly string[]): string {
  return `import type { ${type} } from '${from}'\n\n/** Built by \`npm run build:classifier\`. */\nexport const ${name}: ${type} = {\n${fields.map((line) => `  ${line}`).join('\n')}\n}\n`
}
