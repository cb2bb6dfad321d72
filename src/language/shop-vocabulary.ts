/** The words of one shop, as its rows hold them: what a message can name. Plain data, so that the index is built anywhere. */
export interface ShopVocabulary {
  /** Changes whenever a row behind these words does. */
  revision: string
  /** What the shop itself is called: its goods may bear the name, but whoever says it means the shop. */
  name: string
  items: readonly VocabularyItem[]
  /** Places the shop delivers to; `elsewhere`: the zone of every place not named. */
  zones: readonly { id: string; name: string; aliases: readonly string[]; elsewhere: boolean }[]
  pickups: readonly { id: string; name: string }[]
  coupons: readonly string[]
}

export interface VocabularyItem {
  itemId: string
  name: string
  brand: string
  category: string
  tags: readonly string[]
  /** Words of its attributes, "5,000 mAh", "waterproof", and the keys they stand under. */
  attributes: readonly { key: string; words: readonly string[] }[]
  /** Option name -> its values over all variants, e.g. { size: ['41', '42'], colour: ['black'] }. */
  options: Readonly<Record<string, readonly string[]>>
  /** Lowest price over the variants in minor units: for ranking only, never told. */
  priceFromMinor: number
  description: string
}
