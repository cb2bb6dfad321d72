import { say } from '../../../prompts/copy/index.ts'
import type { Menu } from '../../../src/domain/messaging/schemas.ts'
import type { SpokenLang } from '../../../src/lib/languages.ts'
import { menuOf, yesNoMenu } from '../../menus.ts'
import type { BookingPart, BookingRequest, GuestBooking } from '../pending.ts'

/** The open question of a request, as it is asked first and again. */
export function bookingQuestion(
  { step, request }: GuestBooking,
  property: string,
  language: SpokenLang,
): { text: string; menu: Menu } {
  if (step === 'offer') return { text: say('guest_booking_stub', language), menu: yesNoMenu(language) }
  if (step === 'confirm') {
    const text = say('guest_booking_read_back', language, { property, request: requestLines(request, language) })
    return { text, menu: yesNoMenu(language) }
  }
  const skip = { id: 'skip', title: say('guest_booking_skip', language), description: null }
  return { text: say(`guest_booking_${step}`, language), menu: menuOf([skip], language) }
}

const PARTS: readonly BookingPart[] = ['what', 'dates', 'people', 'name']

/** What was said of the request, a line each. */
export function requestLines(request: BookingRequest, language: SpokenLang): string {
  const lines = PARTS.flatMap((part) => {
    const value = request[part]
    return value === null ? [] : [say(`guest_booking_label_${part}`, language, { value })]
  })
  return lines.join('\n')
}
