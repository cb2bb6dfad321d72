import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Two workers share the files: what takes minutes goes first, so that neither waits for the other at the end. The files of
 * one project stand together, because a worker that turns to another one begins anew.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) =>
      moduleId.includes('/chaos/') || moduleId.includes('/contract/fuzz')
        ? 0
        : moduleId.includes('/properties/')
          ? 1
          : project.name === 'product'
            ? 2
            : 3
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

/** What calls every route of the REST API by its contract. */
const CONTRACT = 'tests/contract/**/*.test.ts'

/** These drive the console in a browser. */
const BROWSER = ['tests/browser/**/*.test.ts']

/** These files reach no server. */
const PURE = ['tests/unit/**/*.test.ts', 'tests/architecture/**/*.test.ts']

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // Each worker loads once what its files share: loading it for every file took longer than the tests.
    isolate: false,
    // After a file lives a quarter of this, and no more after the next: without a ceiling the garbage of an hour is left lying.
    execArgv: ['--max-old-space-size=1024'],
    // None of them is about time: a limit only ends what would never end.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', './tests/support/closing-line-reporter.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: PURE,
          setupFiles: ['tests/support/seeded-properties.ts', 'tests/support/real-timers.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'product',
          include: ['tests/**/*.test.ts'],
          exclude: [...PURE, ...BROWSER, CONTRACT],
          globalSetup: ['tests/support/build-programs.ts', 'tests/support/global-setup.ts'],
          setupFiles: ['tests/support/seeded-properties.ts', 'tests/support/end-of-file.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: [CONTRACT],
          globalSetup: ['tests/support/global-setup.ts'],
          setupFiles: ['tests/support/seeded-properties.ts', 'tests/support/end-of-file.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: BROWSER,
          globalSetup: ['tests/support/build-console.ts', 'tests/support/global-setup.ts'],
          setupFiles: ['tests/support/end-of-file.ts'],
        },
      },
    ],
  },
})
