const PATHS = {
  attach: 'M12 5v14M5 12h14',
  send: 'M4 12l16-7-5.5 15-3-6.5zM11.5 13.5L20 5',
  mic: 'M12 4a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-5 0v-5A2.5 2.5 0 0 1 12 4zM6.5 11.5a5.5 5.5 0 0 0 11 0M12 17v3',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9l6 6 6-6',
  list: 'M9 7h11M9 12h11M9 17h11M4.5 7h.01M4.5 12h.01M4.5 17h.01',
  reply: 'M9 6l-5 5 5 5M4 11h9a7 7 0 0 1 7 7',
  link: 'M13 5h6v6M19 5l-9 9M17 14v4a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1h4',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  double: 'M2.5 12.5L7 17l8.5-9.5M11.5 16.5l.5.5 9-9.5',
  why: 'M12 8.2h.01M12 11.5v5M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z',
  photo:
    'M5 6h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM4.5 16l4.5-4.5 3.5 3.5 2.5-2.5 4.5 4M15.5 9.8h.01',
  file: 'M7 3.5h7l4 4V19a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 19V5a1.5 1.5 0 0 1 1-1.5zM14 3.5V8h4M9 12.5h6M9 16h4',
  place:
    'M12 21s6.5-5.6 6.5-11a6.5 6.5 0 0 0-13 0c0 5.4 6.5 11 6.5 11zM12 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  person: 'M12 12a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4zM4.8 20c.6-3.7 3.6-5.4 7.2-5.4s6.6 1.7 7.2 5.4',
  poll: 'M5 20V11M12 20V4M19 20v-6',
  play: 'M8 5.5v13l10.5-6.5z',
  message:
    'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v8a1.5 1.5 0 0 1-1.5 1.5h-7L7 20v-3.5H5A1.5 1.5 0 0 1 3.5 15V7A1.5 1.5 0 0 1 5 5.5z',
  alert: 'M12 4l9 15.5H3zM12 10v4.5M12 17h.01',
  route:
    'M6 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM18 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8 17h7a3.5 3.5 0 0 0 0-7H9a3 3 0 0 1 0-5.5h6.5',
  tool: 'M14.5 6.5a4 4 0 0 0-5.3 5L4 16.7 7.3 20l5.200-5.200a4 4 0 0 0 5-5.3L15 12l-3-3z',
  model: 'M12 3.5l2 6.5 6.5 2-6.5 2-2 6.5-2-6.5-6.5-2 6.5-2z',
  rule: 'M5 6h14M5 12h9M5 18h6',
  guard: 'M12 3.5l7 2.5v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6z',
  signal: 'M4 18v-2M8.5 18v-5M13 18V9.5M17.5 18V6',
  plus: 'M12 5v14M5 12h14',
  cash: 'M3.5 7h17v10h-17zM12 14.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM6.5 12h.01M17.5 12h.01',
}

const SVG = 'http://www.w3.org/2000/svg'

/** One of our own line icons; decoration only, so hidden from assistive technology. */
export function icon(name) {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', PATHS[name] ?? PATHS.why)
  svg.append(path)
  return svg
}

/** The bars of a voice note. */
export function wave() {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 130 26')
  svg.setAttribute('class', 'wave')
  svg.setAttribute('aria-hidden', 'true')
  for (let bar = 0; bar < 26; bar += 1) {
    const height = 5 + Math.abs(Math.sin(bar * 1.7) * Math.cos(bar * 0.6)) * 19
    const rect = document.createElementNS(SVG, 'rect')
    for (const [name, value] of Object.entries({ x: bar * 5, y: 13 - height / 2, width: 2.6, height, rx: 1.3 })) {
      rect.setAttribute(name, String(value))
    }
    svg.append(rect)
  }
  return svg
}
