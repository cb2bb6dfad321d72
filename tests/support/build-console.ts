import { freshConsole } from '../../src/main/fresh-console.ts'

/** The tests of the console drive what ships, built from these sources. */
export default async function setup(): Promise<void> {
  await freshConsole()
}
