import { describe, expect, it } from 'vitest'
import { jsonLog } from '../../../src/adapters/system/log.ts'

const MARKER = `zqxw${'bcdfghjklmnprstv'.repeat(2)}`

/** A log, what it wrote, and which markers it told of. */
function openLog() {
  const lines: string[] = []
  const told: [string, readonly string[]][] = []
  const log = jsonLog('info', (event, markers) => told.push([event, markers]), { write: (line) => lines.push(line) })
  return { log, lines, told }
}

describe('a line of the log', () => {
  it('shows no marker of a secret row, at any depth, and tells of each', () => {
    const { log, lines, told } = openLog()
    log.warn('turn', { problem: new Error(`no item ${MARKER}`), of: [{ name: `${MARKER} x` }], n: 1 })
    log.info('turn', { problem: 'none' })
    expect(lines.join()).toContain('no item [canary]')
    expect(lines.join()).not.toContain(MARKER)
    expect(told).toEqual([['turn', [MARKER, MARKER]]])
  })

  it('shows no phone whole and no secret at all', () => {
    const { log, lines } = openLog()
    log.info('sent', { to: 'whatsapp:+254712345678', token: 't0k3n', more: { Authorization: 'Bearer t0k3n' } })
    expect(lines.join()).not.toMatch(/712345|t0k3n/)
    expect(lines.join()).toContain('+254…678')
  })
})
