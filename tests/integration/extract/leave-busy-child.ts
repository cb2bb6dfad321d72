import { forkConfined } from '../../../src/adapters/extract/fork-confined.ts'

/** Starts a child that never rests, says its number when it is busy, and waits to be killed. */
const child = forkConfined('process.send("busy", () => { for (;;); })')
child.once('message', () => process.stdout.write(String(child.pid)))
