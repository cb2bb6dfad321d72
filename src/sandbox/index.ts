export { createSandboxClient } from './client.ts'
export type { ActiveFault, FaultKind, FaultRule, FaultTarget } from './fault-rule.ts'
export { startSandbox } from './start.ts'
export type { Sandbox, SandboxControls, SandboxOptions } from './types.ts'
