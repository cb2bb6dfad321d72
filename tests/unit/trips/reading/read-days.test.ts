import { describe, expect, it } from 'vitest'
import { answerLine } from '../../../../evals/trip/answer-line.ts'

const answer = (kind: string, text: string) => answerLine(JSON.stringify({ id: 1, kind, text }))

describe('other plans in words', () => {
  it('orders stays along the flights a text names, in the direction it names', () => {
    const text = `You plan to visit 3 towns for 9 days in total, by direct flights only. You want to spend 4 days in Lamu. You
would like to visit Watamu for 3 days. You have a wedding in Watamu between day 7 and day 9. You plan to stay in Nanyuki for 4 days.

Here are the towns that have direct flights: Nanyuki and Lamu, from Lamu to Watamu.`
    expect(answer('route', text)).toMatchObject({
      status: 'completed',
      solutions: 1,
      stops: [
        { place: 'Nanyuki', from_day: 1, to_day: 4 },
        { place: 'Lamu', from_day: 4, to_day: 7 },
        { place: 'Watamu', from_day: 7, to_day: 9 },
      ],
    })
    expect(answer('route', text.replace('from Lamu to Watamu', 'from Watamu to Lamu'))).toMatchObject({
      status: 'infeasible',
    })
  })

  it('plans a day of meetings, with the hours and ways of the text', () => {
    const text = `Travel times (in minutes):
Fort Jesus to Old Town: 10.
Old Town to Fort Jesus: 12.
Fort Jesus to Nyali: 25.
Old Town to Nyali: 20.

You arrive at Fort Jesus at 9:00AM. Asha will be at Old Town from 9:30AM to 10:30AM. You'd like to meet Asha for a minimum of 45 minutes.
Juma will be at Nyali from 10:00AM to 11:15AM. You'd like to meet Juma for at least 1 hour. Wanjiru will be at Nyali from 10:45AM to 1:30PM.
You'd like to meet Wanjiru for a minimum of 30 minutes.`
    expect(answer('appointments', text)).toMatchObject({
      status: 'completed',
      met: 2,
      steps: [
        { kind: 'travel', to: 'Old Town', end: '09:10' },
        { kind: 'wait', end: '09:30' },
        { kind: 'meet', name: 'Asha', end: '10:15' },
        { kind: 'travel', to: 'Nyali', end: '10:35' },
        { kind: 'wait', end: '10:45' },
        { kind: 'meet', name: 'Wanjiru', end: '11:15' },
      ],
    })
  })

  it.each([
    ['half an hour', '', 'Monday', '10:00', '10:30'],
    ['one hour', '', 'Monday', '11:30', '12:30'],
    ['half an hour', 'Asha can not meet on Monday before 11:00. ', 'Monday', '11:30', '12:00'],
    ['half an hour', 'Asha would like to avoid more meetings on Monday. ', 'Tuesday', '09:00', '09:30'],
    ['an hour and a half', 'Juma does not want to meet on Monday after 12:00. ', 'Tuesday', '09:00', '10:30'],
  ])('finds a slot of %s. %s', (length, wish, day, from, to) => {
    const text = `You need to schedule a meeting for Asha and Juma for ${length} between the work hours of 9:00 to 17:00 on either Monday or Tuesday.

Asha has meetings on Monday during 9:00 to 10:00, 10:30 to 11:00, on Tuesday during 12:00 to 17:00;
Juma is busy on Monday during 11:00 to 11:30, 15:00 to 16:30;

${wish}Find a time that works for everyone.`
    expect(answer('slot', text)).toMatchObject({ status: 'completed', day, from, to })
  })

  it.each([
    ['route', 'Somewhere by the sea', ['days', 'stays']],
    ['appointments', 'I want to meet friends', ['start', 'people']],
    ['slot', 'Find us a time', ['minutes', 'hours']],
  ])('says what a text for %s lacks', (kind, text, missing) => {
    expect(answer(kind, text)).toMatchObject({
      status: 'invalid',
      errors: missing.map((name) => ({ path: 'text', message: `does not say: ${name}` })),
    })
  })
})
