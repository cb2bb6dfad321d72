import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFixtures } from './fixture-files.ts'
import { frozenModule } from './weigh-fixtures.ts'

/** Writes `src/domain/trips/selector/frozen.ts` from the fixtures as they are. */
const file = join(import.meta.dirname, '../../src/domain/trips/selector/frozen.ts')
writeFileSync(file, frozenModule(readFixtures()))
