export { findItemImage } from './find-item-image.ts'
export { findReceipt } from './find-receipt.ts'
export { FileRef } from './schemas.ts'
