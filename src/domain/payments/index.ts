export { callbackTokenHash } from './account.ts'
export { STK_LIMITS } from './limits.ts'
export { payingPhone } from './msisdn.ts'
export { paymentViewOf } from './payment-view.ts'
export { recordCallback } from './record-callback.ts'
export { refreshPayment } from './refresh-payment.ts'
export { type ResultMeaning, type RetryRule, resultMeaning } from './result-codes.ts'
export { AttemptStatus, MPESA, StartedPush, StkCredentials } from './schemas.ts'
export { type SettledPayment, settlePayment } from './settle-payment.ts'
export { startStkPush } from './start-stk-push.ts'
export type {
  CallbackReading,
  PushOutcome,
  QueryOutcome,
  StkAccount,
  StkClaim,
  StkProvider,
  StkPush,
} from './stk-provider.ts'
