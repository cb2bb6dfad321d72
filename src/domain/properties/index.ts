export { answerFromRow } from './answers/answer-from-row.ts'
export { findItems, type ItemFound } from './answers/find-items.ts'
export type { DataProblem } from './data/data-problem.ts'
export { type PropertyDocument, propertyDocuments } from './format/property-documents.ts'
export { closesAt, isOpen, lastOrderAt, nextOpening } from './hours/opening.ts'
export { listItems } from './list-items.ts'
export { listProperties } from './list-properties.ts'
export { loadProperty } from './load-property.ts'
export { type CategoryRows, parseCategoryRows } from './parse-category-rows.ts'
export { parseCategories, parsePropertyData } from './parse-property-data.ts'
export { replaceItems } from './replace-items.ts'
export { saveProperty } from './save-property.ts'
export {
  Asked,
  ItemCategory,
  NewProperty,
  type Property,
  type PropertyItem,
  type RowAnswer,
  type RowFact,
  type StoredItem,
} from './schemas.ts'
export type { CategoryWritten } from './write-items.ts'
