export { addCardAccount } from './accounts/add-card-account.ts'
export { addMpesaAccount } from './accounts/add-mpesa-account.ts'
export { type PresentAccounts, presentAccounts } from './accounts/present-accounts.ts'
export { attemptsOf } from './attempts/attempts-of.ts'
export { getAttemptFile } from './attempts/get-attempt-file.ts'
export { AttemptCursor, listAttempts } from './attempts/list-attempts.ts'
export { outcomeSql } from './attempts/outcome-sql.ts'
export type { AttemptEvent, AttemptOutcome, ListedAttempt } from './attempts/schemas.ts'
export { readMoneyList } from './books/read-money-list.ts'
export { type ReadLists, readMoneyLists } from './books/read-money-lists.ts'
export type {
  CallFailure,
  ListedMoney,
  ListPage,
  ReceiptProvider,
  ReceiptQuestion,
  ReceiptResult,
  RequestOutcome,
  ResultReading,
  ResultUrls,
} from './books/receipt-provider.ts'
export { recordResult } from './books/record-result.ts'
export { registerList } from './books/register-list.ts'
export type { RequestPurpose } from './books/result-urls.ts'
export { checkReview } from './checks/check-review.ts'
export { awaitsAnswer } from './core/awaits-answer.ts'
export { callbackTokenHash } from './core/callback-token-hash.ts'
export { hasLivePaymentSql } from './core/has-live-payment-sql.ts'
export { addHook, ensureHook, type HookPurpose, revokeOtherHooks } from './core/hooks.ts'
export { moneyUnderWay } from './core/money-under-way.ts'
export { type RescueOffer, rescueOffers } from './core/notices/rescue.ts'
export { PaymentMethodView, payableMethods } from './core/payable-methods.ts'
export { paymentViewOf } from './core/payment-view.ts'
export { type ReconciliationCounts, reconcilePayments } from './core/reconcile-payments.ts'
export { refreshPayment } from './core/refresh-payment.ts'
export { settlePayment } from './core/settle-payment.ts'
export { supersedePayments } from './core/supersede-payments.ts'
export { linkForOrder } from './desk/link-for-order.ts'
export { promptForOrder } from './desk/prompt-for-order.ts'
export type { Unreachable } from './desk/refusal-to-speak.ts'
export { sendReceipt } from './desk/send-receipt.ts'
export { askTestPrompt, readTestPrompt } from './desk/test-prompt.ts'
export type { C2bClaim, C2bProvider, C2bReading, C2bRegistration, C2bUrls } from './methods/c2b/c2b-provider.ts'
export { issueC2bInstructions } from './methods/c2b/issue-instructions.ts'
export { placeNotification } from './methods/c2b/place-notification.ts'
export { type RecordedNotification, recordNotification } from './methods/c2b/record-notification.ts'
export { registerHook } from './methods/c2b/register-hook.ts'
export { IssuedInstructions, PaymentInstructions } from './methods/c2b/schemas.ts'
export { type ValidationAnswer, validatePayment } from './methods/c2b/validate-payment.ts'
export { type CardPage, cardPage } from './methods/card/card-page.ts'
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
} from './methods/card/card-provider.ts'
export { createCardCheckout } from './methods/card/create-card-checkout.ts'
export { type RecordedCardNotification, recordCardNotification } from './methods/card/record-card-notification.ts'
export { recordCallback } from './methods/stk/record-callback.ts'
export { startStkPush } from './methods/stk/start-stk-push.ts'
export type {
  CallbackReading,
  PushOutcome,
  QueryOutcome,
  StkAccount,
  StkClaim,
  StkProvider,
  StkPush,
} from './methods/stk/stk-provider.ts'
export { listRefunds, RefundCursor } from './refunds/list-refunds.ts'
export { receiptsOf } from './refunds/receipts-of.ts'
export { refundByHand } from './refunds/refund-by-hand.ts'
export { refundByProvider } from './refunds/refund-by-provider.ts'
export { refundsOf } from './refunds/refunds-of.ts'
export type { OrderReceipt, RefundView } from './refunds/schemas.ts'
export { type Counted, getSettlementDays, type MethodFigures } from './report/get-settlement-days.ts'
export { getSettlementReport } from './report/get-settlement-report.ts'
export { SettlementReport } from './report/schemas.ts'
export { endReversal } from './reversals/end-reversal.ts'
export { listReversals } from './reversals/list-reversals.ts'
export { requestReversal } from './reversals/request-reversal.ts'
export { ReversalStatus, ReversalView } from './reversals/schemas.ts'
export { tendReversal } from './reversals/tend-reversal.ts'
export { REVERSAL_TRANSITIONS } from './reversals/transitions.ts'
export { type AllocatedReview, allocateReview } from './reviews/allocate-review.ts'
export { confirmReview } from './reviews/confirm-review.ts'
export { dismissReview } from './reviews/dismiss-review.ts'
export { getReview } from './reviews/get-review.ts'
export { listReviews, type ReviewCursor } from './reviews/list-reviews.ts'
export { type NewReview, openReview } from './reviews/open-review.ts'
export { openReviewIds } from './reviews/open-review-ids.ts'
export { openUnsettledReview } from './reviews/open-unsettled-review.ts'
export { type RefundedReview, refundReview } from './reviews/refund-review.ts'
export { RefundHow, ReviewReason, ReviewStatus, ReviewSuggestion, ReviewView } from './reviews/schemas.ts'
export {
  PlanStatus,
  ShareOffer,
  ShareRefusal,
  ShareStatus,
  ShareView,
  ShareWish,
  SharingChange,
  SharingOutcome,
  SharingView,
  UnevenShares,
} from './schemas/shares.ts'
export {
  AttemptStatus,
  CardCheckout,
  CardCredentials,
  MPESA,
  PESAPAL,
  type SharePageKey,
  StartedPush,
  StkCredentials,
} from './schemas.ts'
export { settleNotification } from './settle-notification.ts'
export { type ChangedSharing, changeSharing } from './shares/change-sharing.ts'
export { findSharedOrder } from './shares/find-shared-order.ts'
export { getSharing } from './shares/get-sharing.ts'
export { type ProposedShares, proposeShares } from './shares/propose-shares.ts'
export type { ShareLinks } from './shares/share-links.ts'
export { type SharePage, type SharePageRow, sharePage } from './shares/share-page.ts'
export { type SharingFile, sharesOf } from './shares/shares-of.ts'
export { type StartedSharing, startShares } from './shares/start-shares.ts'
export { type TakenOpenShare, takeOpenShare } from './shares/take-open-share.ts'
export { tendShares } from './shares/tend-shares.ts'
export { PLAN_TRANSITIONS, SHARE_TRANSITIONS } from './shares/transitions.ts'
