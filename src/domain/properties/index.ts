export { answerFromRow } from './answers/answer-from-row.ts'
export { findItems, type ItemFound } from './answers/find-items.ts'
export { isNamedAlike } from './answers/is-named-alike.ts'
export { itemNames } from './answers/item-names.ts'
export { pricesOfAge } from './answers/prices-of-age.ts'
export { rowFigures } from './answers/row-figures.ts'
export { rowReviewDue } from './answers/row-review-due.ts'
export { type RowStatement, rowStatements } from './answers/row-statements.ts'
export { rowVerdict } from './answers/row-verdict.ts'
export type { DataProblem } from './data/data-problem.ts'
export { findOverview } from './find-overview.ts'
export { type PropertyDocument, propertyDocuments } from './format/property-documents.ts'
export { closesAt, isOpen, lastOrderAt, nextOpening } from './hours/opening.ts'
export { listItems } from './list-items.ts'
export { type GuestNames, listNames } from './list-names.ts'
export { listProperties } from './list-properties.ts'
export { type Listed, listRows } from './lists/list-rows.ts'
export { rowsOfKind } from './lists/rows-of-kind.ts'
export { loadProperty } from './load-property.ts'
export { type CategoryRows, parseCategoryRows } from './parse-category-rows.ts'
export { parseCategories, parsePropertyData } from './parse-property-data.ts'
export { type Guide, readGuide } from './read-guide.ts'
export { replaceItems } from './replace-items.ts'
export { saveProperty } from './save-property.ts'
export {
  Asked,
  GuestKind,
  ItemCategory,
  NewProperty,
  type Property,
  type PropertyItem,
  PropertyOverview,
  type RowAnswer,
  type RowFact,
  RowQuestion,
  type StoredItem,
} from './schemas.ts'
export type { CategoryWritten } from './write-items.ts'
