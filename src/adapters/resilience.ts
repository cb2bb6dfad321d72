import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  ExponentialBackoff,
  handleWhenResult,
  type IBreaker,
  type IPolicy,
  noop,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel'
import type { Log } from '../domain/context.ts'

/** One kind of call to an outside system, for one account there. Failures are answers: `run` throws only for bugs. */
export interface GuardedCall<T> {
  /** E.g. `daraja.query`: every operation has circuits of its own, so that a failing one stops no other. */
  operation: string
  /** Whose credentials: the failures of one shop's account open no circuit for another. */
  account: string
  /** Whether the answer says that the outside system is in trouble. A refusal, or wrong keys, says that it works. */
  isFailure: (answer: T) => boolean
  /** Null where a repetition could do something twice. */
  repeat: Repeat<T> | null
}

export interface Repeat<T> {
  /** Calls at most, the first one included. */
  tries: number
  firstWaitMs: number
  /** Every wait lies between `firstWaitMs` and this, wherever; without it waits grow. */
  mostWaitMs?: number
  /** Over all tries and waits: afterwards no try begins, and the signal of a running one ends. */
  deadlineMs: number
  /** Which failures may be gone a moment later; all of them unless given. */
  mayPass?: (answer: T) => boolean
}

/** `open`: nothing was sent, because the last calls all failed; in `retryInMs` one call will test whether it works again. */
export type Guarded<T> = { circuit: 'closed'; answer: T } | { circuit: 'open'; retryInMs: number }

export interface Resilience {
  run<T>(call: GuardedCall<T>, run: (signal: AbortSignal) => Promise<T>): Promise<Guarded<T>>
}

interface Circuit {
  breaker: CircuitBreakerPolicy
  openedAt: number
}

interface Tried<T> {
  answer: T
  failed: boolean
  mayPass: boolean
}

const FAILURES_TO_OPEN = 5
const LONGEST_WAIT_MS = 5_000
const SHORTEST_WAIT_MS = 500
const MOST_CIRCUITS = 5_000

export interface ResilienceOptions {
  log: Log
  retestMs: number
  failuresToOpen?: number
  /** Makes what decides when a circuit opens; failures in a row do unless given. */
  breaker?: () => IBreaker
}

/**
 * Circuit breakers of this process, and retries with exponential backoff and jitter for calls that allow them. Each call
 * names what counts as a failure; here it is only counted.
 * @param retestMs how long an open circuit keeps everybody away before one call tests it
 */
export function resilience(deps: ResilienceOptions): Resilience {
  const circuits = new Map<string, Circuit>()
  return {
    async run(call, run) {
      const circuit = circuitOf(circuits, call, deps)
      // One call tests whether the other side works again; whoever comes meanwhile does not wait for it.
      if (circuit.breaker.state === CircuitState.HalfOpen) return { circuit: 'open', retryInMs: SHORTEST_WAIT_MS }
      const policy = call.repeat === null ? circuit.breaker : wrap(...repeating(call.repeat), circuit.breaker)
      try {
        const tried = await policy.execute(async ({ signal }) => {
          const answer = await run(signal)
          const failed = call.isFailure(answer)
          return { answer, failed, mayPass: failed && (call.repeat?.mayPass?.(answer) ?? true) }
        })
        return { circuit: 'closed', answer: tried.answer }
      } catch (error) {
        // The second one is thrown instead of a try whose deadline passed while it waited for such a test.
        if (!(error instanceof BrokenCircuitError || error instanceof TaskCancelledError)) throw error
        const retryInMs = Math.max(SHORTEST_WAIT_MS, circuit.openedAt + deps.retestMs - Date.now())
        return { circuit: 'open', retryInMs }
      }
    },
  }
}

function repeating<T>({ tries, firstWaitMs, mostWaitMs, deadlineMs }: Repeat<T>): [IPolicy, IPolicy] {
  const passing = handleWhenResult((tried) => isTried(tried) && tried.mayPass)
  const backoff =
    mostWaitMs === undefined
      ? new ExponentialBackoff({ initialDelay: firstWaitMs, maxDelay: LONGEST_WAIT_MS })
      : new DelegateBackoff(() => firstWaitMs + Math.random() * (mostWaitMs - firstWaitMs))
  return [
    timeout(deadlineMs, TimeoutStrategy.Cooperative),
    tries > 1 ? retry(passing, { maxAttempts: tries - 1, backoff }) : noop,
  ]
}

function circuitOf(
  circuits: Map<string, Circuit>,
  { operation, account }: Pick<GuardedCall<never>, 'operation' | 'account'>,
  deps: ResilienceOptions,
): Circuit {
  const key = `${operation} ${account}`
  const known = circuits.get(key)
  if (known) return known
  const failing = handleWhenResult((tried) => isTried(tried) && tried.failed)
  const breaker = circuitBreaker(failing, {
    halfOpenAfter: deps.retestMs,
    breaker: deps.breaker?.() ?? new ConsecutiveBreaker(deps.failuresToOpen ?? FAILURES_TO_OPEN),
  })
  const circuit: Circuit = { breaker, openedAt: 0 }
  let isOpen = false
  breaker.onBreak(() => {
    circuit.openedAt = Date.now()
    // A test call that fails opens the same circuit again: no news.
    if (!isOpen) deps.log.warn('circuit_opened', { operation, account, retestInMs: deps.retestMs })
    isOpen = true
  })
  breaker.onReset(() => {
    isOpen = false
    deps.log.info('circuit_closed', { operation, account })
  })
  const [oldest] = circuits.keys()
  if (circuits.size >= MOST_CIRCUITS && oldest !== undefined) circuits.delete(oldest)
  circuits.set(key, circuit)
  return circuit
}

function isTried(value: unknown): value is Tried<unknown> {
  return typeof value === 'object' && value !== null && 'failed' in value && 'mayPass' in value
}
