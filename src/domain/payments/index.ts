export { callbackTokenHash } from './account.ts'
export { issueC2bInstructions } from './c2b/issue-instructions.ts'
export { placeNotification } from './c2b/place-notification.ts'
export { type RecordedNotification, recordNotification } from './c2b/record-notification.ts'
export { registerHook } from './c2b/register-hook.ts'
export { IssuedInstructions, PaymentInstructions } from './c2b/schemas.ts'
export { type ValidationAnswer, validatePayment } from './c2b/validate-payment.ts'
export type { C2bClaim, C2bProvider, C2bReading, C2bRegistration, C2bUrls } from './c2b-provider.ts'
export { type CardPage, cardPage } from './card/card-page.ts'
export { createCardCheckout } from './card/create-card-checkout.ts'
export { type RecordedCardNotification, recordCardNotification } from './card/record-card-notification.ts'
export type {
  AddressList,
  AddressRegistration,
  CancelOutcome,
  CardAccount,
  CardNotice,
  CardNoticeReading,
  CardOrder,
  CardProvider,
  CardRefusal,
  CardReport,
  CardStatus,
  SubmitOutcome,
} from './card-provider.ts'
export { addHook, ensureHook, type HookPurpose, revokeOtherHooks } from './hooks.ts'
export { STK_LIMITS } from './limits.ts'
export { PaymentMethodView, payableMethods } from './payable-methods.ts'
export { paymentViewOf } from './payment-view.ts'
export { type ReconciliationCounts, reconcilePayments } from './reconcile-payments.ts'
export { recordCallback } from './record-callback.ts'
export { refreshPayment } from './refresh-payment.ts'
export { getSettlementReport } from './report/get-settlement-report.ts'
export { SettlementReport } from './report/schemas.ts'
export { type RescueOffer, rescueOffers } from './rescue.ts'
export { type ResultMeaning, type RetryRule, resultMeaning } from './result-codes.ts'
export { type AllocatedReview, allocateReview } from './reviews/allocate-review.ts'
export { confirmReview } from './reviews/confirm-review.ts'
export { dismissReview } from './reviews/dismiss-review.ts'
export { listReviews } from './reviews/list-reviews.ts'
export { type NewReview, openReview } from './reviews/open-review.ts'
export { openUnsettledReview } from './reviews/open-unsettled-review.ts'
export { type RefundedReview, refundReview } from './reviews/refund-review.ts'
export { RefundHow, ReviewReason, ReviewStatus, ReviewSuggestion, ReviewView } from './reviews/schemas.ts'
export { AttemptStatus, CardCheckout, CardCredentials, MPESA, PESAPAL, StartedPush, StkCredentials } from './schemas.ts'
export { settlePayment } from './settle-payment.ts'
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
