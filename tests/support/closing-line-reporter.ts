import type { Reporter, TestModule } from 'vitest/node'

/**
 * Ends the run with "N passed, N failed" alone on a line; a file that could not be run counts as failed. Before it stands what was
 * not run, by name: a suite on a store or in a browser that this machine does not have.
 */
export default class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const counts = { passed: 0, failed: errors.length, skipped: 0 }
    for (const module of modules) {
      const tests = [...module.children.allTests()]
      for (const test of tests) {
        const { state } = test.result()
        if (state !== 'pending') counts[state] += 1
      }
      if (module.errors().length > 0 && !tests.some((test) => test.result().state === 'failed')) counts.failed += 1
    }
    const left = modules.flatMap(leftOut)
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
    process.stdout.write(left.length > 0 ? `\nnot run: ${left.join('; ')}\n` : '\n')
    process.stdout.write(`${counts.passed} passed, ${counts.failed} failed${skipped}\n`)
  }
}

/** What of a file was not run: its suites that were skipped whole, also those that then have no test, or some of whose tests were. */
function leftOut({ children }: TestModule): string[] {
  return [...children].flatMap((child) => {
    if (child.type === 'test') return child.result().state === 'skipped' ? [child.name] : []
    const count = [...child.children.allTests('skipped')].length
    if (count === 0 && child.options.mode !== 'skip') return []
    return [count === 0 ? child.name : `${child.name} (${count})`]
  })
}
