/** The colours that catalogues name. What stands nowhere here is shown in the colour of the drawing's own entry. */
const COLOURS: Readonly<Record<string, string>> = {
  black: '#34373f',
  white: '#f6f5f1',
  grey: '#9aa0a8',
  silver: '#c3c9d0',
  gold: '#d3a640',
  red: '#cf2f36',
  pink: '#ec86ad',
  purple: '#7d4cb0',
  blue: '#2f6fd0',
  navy: '#25396b',
  green: '#3a8f4b',
  olive: '#6b7138',
  yellow: '#f2c230',
  orange: '#ef7d22',
  brown: '#7a4a2b',
  tan: '#c08a52',
  beige: '#d9c3a0',
  nude: '#e0b79b',
  neutral: '#e9dcc0',
  clear: '#dfeef5',
}

/** The inks of one drawing: the goods' colour, what is in shade and in light, its outline, and the wall behind it. */
export type Shades = Readonly<Record<'main' | 'dark' | 'light' | 'edge' | 'back', string>>

export function isColour(name: string): boolean {
  return Object.hasOwn(COLOURS, name)
}

/** @param colour one that `isColour` knows */
export function shadesOf(colour: string): Shades {
  const main = COLOURS[colour] ?? '#9aa0a8'
  const isDark = lightness(main) < 0.3
  return {
    main,
    dark: isDark ? mix(main, '#000000', 0.35) : mix(main, '#1d1a16', 0.24),
    light: mix(main, '#ffffff', isDark ? 0.3 : 0.45),
    edge: mix(main, '#14110d', isDark ? 0.6 : 0.42),
    back: wallBehind(main),
  }
}

/** Pale goods need a wall to stand out from, dark ones one that is not dull; others get a breath of their own colour. */
function wallBehind(main: string): string {
  if (lightness(main) > 0.75) return '#c9d6de'
  return lightness(main) < 0.25 ? '#e6dac6' : mix(main, '#f4efe6', 0.78)
}

function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)]
  const mixed = a.map((channel, at) => Math.round(channel + ((b[at] ?? 0) - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
}
