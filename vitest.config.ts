import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Two workers share the files: what takes minutes goes first, so that neither waits for the other at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) =>
      moduleId.includes('/chaos/') ? 0 : moduleId.includes('/properties/') ? 1 : 2
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

/** Nothing of these files reaches a server or outlives its test: each worker loads what they share once. */
const PURE = ['tests/unit/**/*.test.ts', 'tests/architecture/**/*.test.ts']

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './tests/support/closing-line-reporter.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: PURE,
          isolate: false,
          setupFiles: ['tests/support/seeded-properties.ts', 'tests/support/real-timers.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'product',
          include: ['tests/**/*.test.ts'],
          exclude: PURE,
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/seeded-properties.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
