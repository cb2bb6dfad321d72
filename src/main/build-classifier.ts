import { writeFileSync } from 'node:fs'
import { BUILDS } from './classifier-builds.ts'
import { projectFile } from './project-file.ts'

// `npm run build:classifier`: learns from fixtures/language and writes the weights that the reader loads.
for (const { file, render } of BUILDS) writeFileSync(projectFile(file), render())
