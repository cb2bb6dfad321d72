import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes minutes goes first, so that neither of the two workers waits for the other at the end; the many short files go last. */
const ORDER: ((file: { path: string; project: string }) => boolean)[] = [
  ({ path }) => path.includes('/tests/chaos/chaos.') || path.includes('/tests/contract/fuzz.'),
  ({ project }) => project === 'contract',
  ({ path }) => path.includes('/tests/chaos/') || path.includes('/tests/properties/'),
  ({ project }) => project === 'product',
  ({ project }) => project === 'browser',
]

/** The files of one project stand together, because a worker that turns to another one begins anew and loads everything again. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      const place = ORDER.findIndex((isOf) => isOf({ path: moduleId, project: project.name }))
      return place === -1 ? ORDER.length : place
    }
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
    testTimeout: 240_000,
    hookTimeout: 240_000,
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
