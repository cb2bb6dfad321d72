/**
 * The time as the shop tells it: the page and the bot speak of the same "3:30", wherever the browser is and whatever
 * its own clock says. Without a shop, the browser's zone.
 */
let timeZone
let aheadMs = 0

/** Follows a shop's zone, and the server's clock when it is given (an ISO instant). */
export function setClock(zone, now) {
  timeZone = zone ?? undefined
  if (now) aheadMs = Date.parse(now) - Date.now()
}

export const now = () => new Date(Date.now() + aheadMs)

/** `14:05` */
export const hourOf = (at) => format(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** `14:05:09` */
export const secondOf = (at) => format(at, { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })

/** `Today`, or `Monday 16 November`. */
export function dayOf(at) {
  const name = (instant) => format(instant, { weekday: 'long', day: 'numeric', month: 'long' })
  return name(at) === name(now()) ? 'Today' : name(at)
}

function format(at, parts) {
  return new Intl.DateTimeFormat([], { ...parts, timeZone }).format(at)
}
