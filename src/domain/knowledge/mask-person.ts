import type { SecretReader } from '../messaging/secret-reader.ts'
import { maskText } from './mask-contacts.ts'

/** Whoever says her name says it behind one of these. */
const NAMED =
  /(?<=(?<!\p{L})(?:[Mm]y name is|[Ii](?: am|['’]m) called|[Cc]all me|[Jj]ina langu(?: ni)?|[Nn]i?n?aitwa)\s+)(?!ni\s)\p{L}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*){0,2}/gu
/** Numbers of identity cards, bookings and accounts. */
const LONG_NUMBER = /(?<![\p{L}\d])\d(?:[ -]?\d){5,}(?!\d)/gu
/** A shorter part of a name is a word like another. */
const SHORTEST_NAME = 3

/**
 * What somebody wrote as others may read it: without secrets, addresses, numbers that belong to somebody, and names that are given.
 * @param name of whom it is known that she is spoken of; null for nobody
 */
export function maskPerson(text: string, secrets: SecretReader, name: string | null = null): string {
  const masked = maskText(secrets.read(text).text, { phones: new Set(), emails: new Set() })
    .replace(NAMED, '[name]')
    .replace(LONG_NUMBER, '[number]')
    .toWellFormed()
  const parts = (name ?? '').split(/[^\p{L}]+/u).filter((part) => part.length >= SHORTEST_NAME)
  return parts.reduce((rest, part) => rest.replace(new RegExp(`(?<!\\p{L})${part}(?!\\p{L})`, 'giu'), '[name]'), masked)
}
