/** What a contact card says that we can use. */
export interface ContactCard {
  name: string | null
  /** As written on the card, WhatsApp's own number first. */
  phones: string[]
}

const MOST_PHONES = 5

/** Reads the name and the phones of a contact card; a card of several people gives the first one. */
export function readVcard(text: string): ContactCard {
  const lines = text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)
  const end = lines.findIndex((line) => /^END:VCARD/i.test(line))
  const card = end < 0 ? lines : lines.slice(0, end)
  const afterColon = (line: string) => line.slice(line.indexOf(':') + 1).trim()
  const name = card.find((line) => /^(?:item\d+\.)?FN[;:]/i.test(line))
  const phones = card.filter((line) => /^(?:item\d+\.)?TEL[;:]/i.test(line)).sort((a, b) => rank(a) - rank(b))
  return {
    name: name === undefined ? null : afterColon(name).slice(0, 60) || null,
    phones: [...new Set(phones.map(afterColon).filter((phone) => /\d{6}/.test(phone.replace(/\D/g, ''))))].slice(
      0,
      MOST_PHONES,
    ),
  }
}

function rank(line: string): number {
  return /waid=/i.test(line) ? 0 : 1
}
