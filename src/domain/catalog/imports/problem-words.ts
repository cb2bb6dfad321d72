import type { LeftBecause, ProblemCode } from './schemas.ts'

/** What is wrong, and what mends it. */
export interface ProblemWords {
  message: string
  fix: string
}

/** For whoever reads the answers of the API, and for the table of problems; the console has words of its own. */
export const PROBLEM_WORDS: Readonly<Record<ProblemCode, ProblemWords>> = {
  too_many_cells: {
    message: 'The row has more cells than the header.',
    fix: 'Put text with a comma in it between quotes.',
  },
  sku_missing: { message: 'There is no SKU.', fix: 'Give every variant a SKU of its own.' },
  sku_duplicate: { message: 'The SKU stands in an earlier row too.', fix: 'Give every variant a SKU of its own.' },
  sku_elsewhere: {
    message: 'A variant of another item has this SKU.',
    fix: 'Take another SKU, or the item that has it.',
  },
  no_parent: {
    message: 'No row of the file says what this item is.',
    fix: 'Add the row of the item itself, with its name.',
  },
  name_missing: { message: 'A new item has no name.', fix: 'Fill in its name.' },
  no_variant: { message: 'A new item has no variant.', fix: 'Add a row with its SKU and price.' },
  price_missing: { message: 'A new variant has no price.', fix: 'Fill in its price.' },
  price_unreadable: { message: 'This is no price.', fix: 'Write an amount, such as 4500 or 4,500.00.' },
  price_ambiguous: { message: 'This could be two prices.', fix: 'Write 4000 for four thousand, 4.00 for four.' },
  price_zero: { message: 'A price is more than nothing.', fix: 'Write what it costs.' },
  price_negative: { message: 'A price is not below nothing.', fix: 'Write what it costs.' },
  price_too_large: { message: 'The price is more than can be paid here.', fix: 'Look whether digits were added.' },
  other_currency: { message: 'The price is in another currency.', fix: 'Write it in the currency of the shop.' },
  stock_unreadable: { message: 'This is no number of pieces.', fix: 'Write a whole number.' },
  stock_negative: { message: 'Stock is not below nothing.', fix: 'Write 0 for what is sold out.' },
  stock_too_large: { message: 'Nobody has so many.', fix: 'Look whether digits were added.' },
  below_held: {
    message: 'More than this is held for customers who are paying.',
    fix: 'Write a larger number, or wait.',
  },
  active_unreadable: {
    message: 'This says neither that it is for sale nor that it is not.',
    fix: 'Write TRUE or FALSE.',
  },
  option_name: { message: 'The option has no name that can be kept.', fix: 'Name it by a word, such as size.' },
  option_twice: { message: 'Two options have the same name.', fix: 'Name each of them otherwise.' },
  type_unknown: { message: 'Items of this type cannot be sold here.', fix: 'Take simple, variable or variation.' },
  too_long: { message: 'The text is longer than can be kept.', fix: 'Make it shorter.' },
  cannot_clear: { message: 'This cannot be empty.', fix: 'Write what it is, or leave the cell blank to keep it.' },
  too_many_variants: { message: 'The item has more variants than can be kept.', fix: 'Make two items of it.' },
}

/** Why an item was left as it is. */
export const LEFT_WORDS: Readonly<Record<LeftBecause, string>> = {
  below_held: 'More of it is held for customers than there would be.',
  sku_elsewhere: 'A variant of another item has got its SKU meanwhile.',
  changed_since: 'It was changed, or sold, since the import.',
  ordered_since: 'It was ordered since the import: the books name it.',
}
