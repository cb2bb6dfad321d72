import { afterAll } from 'vitest'
import { endFile } from './after-file.ts'

/** Registered before any hook of the file, and therefore called after all of them. */
afterAll(endFile)
