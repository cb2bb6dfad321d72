export { findReceipt } from './find-receipt.ts'
export { FileRef } from './schemas.ts'
