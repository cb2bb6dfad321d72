export { findReceipt } from './find-receipt.ts'
export { isShown } from './is-shown.ts'
export { FileRef, ItineraryFile } from './schemas.ts'
