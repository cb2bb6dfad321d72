import type { ChildProcess } from 'node:child_process'
import type { Extraction } from '../../domain/knowledge/extractor.ts'
import { forkConfined } from './fork-confined.ts'
import { ReadAnswer, type ReadRequest } from './messages.ts'
import { type TimeLimits, watchChild } from './watch-child.ts'

/** What a reading cost. `peakBytes` is null where the system does not tell. */
export interface ReadingCost {
  peakBytes: number | null
}

interface Within {
  signal: AbortSignal
  limits: TimeLimits
}

interface ChildEnd {
  /** What the child answered, not looked at yet; undefined when it ended without. */
  answer: unknown
  signal: NodeJS.Signals | null
  stopped: 'too_slow' | 'cancelled' | null
  stderr: string
  cost: ReadingCost
}

/** Enough to see why the engine gave up. */
const STDERR_CHARS = 8_000

/** Reads one file in a process of its own, which is gone when this returns. Throws only when no process can be had. */
export async function readInChild(
  program: string,
  request: ReadRequest,
  within: Within,
): Promise<{ extraction: Extraction; cost: ReadingCost }> {
  const end = await runChild(forkConfined(program), request, within)
  return { extraction: judge(end), cost: end.cost }
}

function runChild(child: ChildProcess, request: ReadRequest, { signal, limits }: Within): Promise<ChildEnd> {
  const end: ChildEnd = { answer: undefined, signal: null, stopped: null, stderr: '', cost: { peakBytes: null } }
  const stop = (why: 'too_slow' | 'cancelled') => {
    end.stopped ??= why
    child.kill('SIGKILL')
  }
  const cancel = () => stop('cancelled')
  const watch = child.pid === undefined ? null : watchChild(child.pid, limits, () => stop('too_slow'))
  child.on('message', (answer) => {
    end.answer = answer
    end.cost.peakBytes = watch?.peakBytes() ?? null
    child.kill('SIGKILL')
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    end.stderr = (end.stderr + text).slice(0, STDERR_CHARS)
  })
  signal.addEventListener('abort', cancel)
  if (signal.aborted) cancel()
  // A child that is gone already ends with 'close', and that says why.
  child.send(request, () => {})
  return ended(child, end).finally(() => {
    watch?.stop()
    signal.removeEventListener('abort', cancel)
  })
}

/** Waits until the process is gone and its pipes are empty. Rejects when there never was one. */
function ended(child: ChildProcess, end: ChildEnd): Promise<ChildEnd> {
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (_code, killedBy) => resolve(Object.assign(end, { signal: killedBy })))
  })
}

function judge({ answer, stopped, signal, stderr }: ChildEnd): Extraction {
  if (stopped === 'cancelled') return failed('cancelled', 'the reading was cancelled')
  if (answer !== undefined) return judgeAnswer(answer)
  if (stopped === 'too_slow') return failed('too_slow', 'the reader used up its time')
  // We did not send it: its own watchdog did, or a system that ran out of memory.
  if (signal === 'SIGKILL' || /out of memory/i.test(stderr)) {
    return failed('too_much_memory', 'the reader held more memory than it may')
  }
  return failed('damaged', `the reader ended without an answer (${signal ?? 'no signal'})`)
}

function judgeAnswer(answer: unknown): Extraction {
  const read = ReadAnswer.safeParse(answer)
  return read.success ? read.data : failed('damaged', 'the reader gave an answer that is none')
}

function failed(code: 'cancelled' | 'too_slow' | 'too_much_memory' | 'damaged', detail: string): Extraction {
  return { outcome: 'failed', code, detail }
}
