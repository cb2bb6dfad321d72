import type { DarajaControls } from './daraja/controls.ts'
import type { ActiveFault, FaultRule } from './fault-rule.ts'
import type { HookControls } from './hooks/index.ts'
import type { ModelControls } from './model/index.ts'
import type { Answer } from './model/schemas.ts'
import type { PesapalControls } from './pesapal/controls.ts'
import type { SearchControls } from './search/index.ts'
import type { TripAnswer, TripSourceControls } from './trip-sources/index.ts'
import type { TwilioControls } from './twilio/controls.ts'
import type { DeliveryStep } from './twilio/lifecycle.ts'
import type { WeatherControls } from './weather/index.ts'

/** The fault switches. */
export interface FaultControls {
  list(): Promise<ActiveFault[]>
  add(rule: FaultRule): Promise<ActiveFault>
  /** Replaces every rule. */
  set(rules: FaultRule[]): Promise<ActiveFault[]>
  remove(id: string): Promise<void>
  clear(): Promise<void>
}

/** The same controls in-process and over HTTP. */
export interface SandboxControls {
  twilio: TwilioControls
  daraja: DarajaControls
  pesapal: PesapalControls
  model: ModelControls
  search: SearchControls
  hooks: HookControls
  weather: WeatherControls
  trips: TripSourceControls
  faults: FaultControls
}

/** Durations are milliseconds; `maxMessages` and `maxPushes` cap what is remembered. */
export interface SandboxOptions {
  host?: '127.0.0.1'
  /** 0 takes a free port. */
  port: number
  /** Decides the dice of probabilistic faults; print it, so that a run can be repeated. */
  seed: number
  clock?: () => Date
  /** How the product reaches this server when that is not its loopback address. */
  publicUrl?: string
  answer?: Answer
  statusDelayMs?: number
  /** Which status callbacks an arriving message gets; all three when absent. */
  statuses?: readonly DeliveryStep[]
  promptTimeoutMs?: number
  webhookTimeoutMs?: number
  maxMessages?: number
  maxPushes?: number
}

/** A running sandbox. */
export interface Sandbox extends SandboxControls {
  baseUrl: string
  phoneUrl: string
  model: ModelControls & { setAnswer(answer: Answer | null): void }
  trips: TripSourceControls & { setAnswer(answer: TripAnswer): void }
  close(): Promise<void>
}
