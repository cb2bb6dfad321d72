import { describe, expect, it } from 'vitest'
import { readVcard } from '../../../src/domain/messaging/read-vcard.ts'

const card = (...lines: string[]) => ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD'].join('\r\n')

describe('a contact card', () => {
  it('gives its name and phones, the one on WhatsApp first', () => {
    const text = card('FN:Amina Otieno', 'TEL;TYPE=HOME:020 123456', 'item1.TEL;waid=254700000099:+254 700 000099')
    expect(readVcard(text)).toEqual({ name: 'Amina Otieno', phones: ['+254 700 000099', '020 123456'] })
  })

  it('gives the first person of several, each phone once, and no phone that is none', () => {
    const text =
      card('FN:Amina', 'TEL:+254700000099', 'TEL:+254700000099', 'TEL:ask me') + card('FN:Otieno', 'TEL:0711222333')
    expect(readVcard(text)).toEqual({ name: 'Amina', phones: ['+254700000099'] })
  })

  it('is read through folded lines, and is empty when it holds nothing', () => {
    expect(readVcard(card('FN:Ami', ' na', 'TEL:07112', '\t22333')).phones).toEqual(['0711222333'])
    expect(readVcard('')).toEqual({ name: null, phones: [] })
  })
})
