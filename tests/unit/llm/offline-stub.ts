import type { OfflineEngine } from '../../../src/llm/offline/types.ts'

function unused(): never {
  throw new Error('the prompts of these tests answer without the engine')
}

/** An engine that nothing may ask. */
export const offlineStub: OfflineEngine = {
  classifyIntent: unused,
  detectLanguage: unused,
  govern: unused,
  auditInput: unused,
  detectFrustration: unused,
  detectSensitive: unused,
  parseAsk: unused,
  parsePick: unused,
  parseYesNo: unused,
  parsePhone: unused,
  parseQuantity: unused,
  parseCorrection: unused,
  parseCancel: unused,
  parsePaymentMethod: unused,
  parseCoupon: unused,
  detectStopWord: unused,
}
