import type { en } from '../i18n/en.ts'

interface Plural {
  one: string
  other: string
}

/** Sentences of one language by their keys. */
type Dictionary = Readonly<Record<string, string | Plural>>

/** What another language must have: a sentence where English has one, both forms where English has a plural. */
export type MessagesLike<English extends Dictionary> = {
  [K in keyof English]: English[K] extends string ? string : Plural
}

/** What stands around every page, and the inbox. A page that few people open brings words of its own. */
export type Messages = MessagesLike<typeof en>
export type MessageKey = keyof typeof en

type Holes<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never
type WordsOf<Message> = Message extends string
  ? Message
  : Message extends { other: infer Other extends string }
    ? Other
    : never
type Values<Message> = { [Name in Holes<WordsOf<Message>>]: Name extends 'count' ? number : string | number }
type Given<Message> = Holes<WordsOf<Message>> extends never ? [] : [values: Values<Message>]

/** A sentence by its key; what stands in its braces must be given, and nothing else. */
export type Translate<English extends Dictionary = typeof en> = <K extends keyof English & string>(
  key: K,
  ...given: Given<English[K]>
) => string

/** Makes sentences of one language; the form of a plural is chosen by `count`. */
export function translator<English extends Dictionary>(
  messages: MessagesLike<English>,
  locale: string,
): Translate<English> {
  const rules = new Intl.PluralRules(locale)
  const figures = new Intl.NumberFormat(locale)
  return (key, ...given) => {
    const values: Readonly<Record<string, string | number>> = given[0] ?? {}
    const message: string | Plural = messages[key]
    const text =
      typeof message === 'string' ? message : message[rules.select(Number(values.count)) === 'one' ? 'one' : 'other']
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
      const value = values[name]
      return typeof value === 'number' ? figures.format(value) : (value ?? hole)
    })
  }
}
