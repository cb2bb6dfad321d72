import { cx } from '../lib/cx.ts'

/** The pictures of the console on a grid of 24, drawn as lines: the paths of each, by name. */
const PATHS = {
  inbox: [
    'M3.5 13 6.2 5.6A2 2 0 0 1 8.1 4.3h7.8a2 2 0 0 1 1.9 1.3L20.5 13v4.7a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2z',
    'M3.5 13h5l1.5 2.7h4l1.5-2.7h5',
  ],
  bag: ['M5 7.5h14l1 11.2a1.8 1.8 0 0 1-1.8 2H5.8a1.8 1.8 0 0 1-1.8-2z', 'M8.5 11V6.8a3.5 3.5 0 0 1 7 0V11'],
  card: ['M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2z', 'M3 10.5h18M6.5 14.5h3.5'],
  print: [
    'M7 9V4h10v5M7 17H5.5A1.5 1.5 0 0 1 4 15.5V11a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4.5a1.5 1.5 0 0 1-1.5 1.5H17',
    'M7 14h10v6H7z',
  ],
  scroll: [
    'M7 4h10.5A1.5 1.5 0 0 1 19 5.5V18a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z',
    'M9 8.5h6M9 12h6M9 15.5h3.5',
  ],
  people: [
    'M9 11.5a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2z',
    'M2.5 20a6.5 6.5 0 0 1 13 0',
    'M16 4.7a3.6 3.6 0 0 1 0 6.5M18 14.4a6.5 6.5 0 0 1 3.5 5.6',
  ],
  key: ['M14.7 14.3a5 5 0 1 0-4.9-3.9L3.5 16.7V20.5h3.8v-2.2h2.2v-2.2h2z', 'M15.8 8.2h.01'],
  search: ['M10.8 17.6a6.8 6.8 0 1 0 0-13.6 6.8 6.8 0 0 0 0 13.6z', 'm20 20-4.3-4.3'],
  moon: ['M20 14.2A8.3 8.3 0 0 1 9.8 4a8.3 8.3 0 1 0 10.2 10.2z'],
  sun: [
    'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8z',
    'M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  ],
  down: ['m6 9.5 6 6 6-6'],
  back: ['M20 12H4.5M11 5l-7 7 7 7'],
  close: ['M5.5 5.5l13 13M18.5 5.5l-13 13'],
  more: ['M5.5 12h.01M12 12h.01M18.5 12h.01'],
  check: ['m4.5 12.5 5 5 10-11'],
  checks: ['m2 12.8 4.7 4.7L16 7.5', 'm11.5 16.5 1.2 1L22 7.5'],
  clock: ['M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z', 'M12 7.5V12l3 2'],
  bot: [
    'M6.5 9h11A2.5 2.5 0 0 1 20 11.5v5a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 16.5v-5A2.5 2.5 0 0 1 6.5 9z',
    'M12 9V5M9.2 13.5v1.2M14.8 13.5v1.2',
  ],
  person: ['M12 11.8a3.9 3.9 0 1 0 0-7.8 3.9 3.9 0 0 0 0 7.8z', 'M4.5 20.5a7.5 7.5 0 0 1 15 0'],
  note: ['M19.5 13.5V6a2 2 0 0 0-2-2h-11a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h6.5z', 'M13 20v-4.5a2 2 0 0 1 2-2h4.5'],
  info: ['M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z', 'M12 11.5V16M12 8h.01'],
  warning: ['M12 4 2.8 19.5h18.4z', 'M12 10v4.5M12 17h.01'],
  clip: ['m20 11-8.6 8.6a5 5 0 0 1-7-7l8.9-9a3.4 3.4 0 0 1 4.8 4.8l-8.9 8.9a1.7 1.7 0 0 1-2.4-2.4l8-8'],
  spark: [
    'M10.5 3.5 12.3 9l5.5 1.9-5.5 1.9-1.8 5.5-1.9-5.5-5.5-1.9L8.6 9z',
    'M18.5 3v4M16.5 5h4M18.5 17v3.5M16.7 18.7h3.6',
  ],
  copy: [
    'M10 8.5h8.5A1.5 1.5 0 0 1 20 10v9a1.5 1.5 0 0 1-1.5 1.5H10A1.5 1.5 0 0 1 8.5 19v-9A1.5 1.5 0 0 1 10 8.5z',
    'M15.5 8.5V5A1.5 1.5 0 0 0 14 3.5H5.5A1.5 1.5 0 0 0 4 5v9a1.5 1.5 0 0 0 1.5 1.5h3',
  ],
  leave: ['M14 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H14', 'M10 12h10.5M16.5 8l4 4-4 4'],
  keyboard: [
    'M4.5 6.5h15A1.5 1.5 0 0 1 21 8v8a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 16V8a1.5 1.5 0 0 1 1.5-1.5z',
    'M7 10.5h.01M10.3 10.5h.01M13.7 10.5h.01M17 10.5h.01M8 14h8',
  ],
  sliders: ['M4 8h9M18 8h2M4 16h2M11 16h9', 'M15.5 5.5v5', 'M8.5 13.5v5'],
  chart: ['M4 20.5h16', 'M6.5 20V11M12 20V4.5M17.5 20v-6'],
  tag: ['M4 12.3V5.5A1.5 1.5 0 0 1 5.5 4h6.8l7.6 7.6a1.6 1.6 0 0 1 0 2.3l-6 6a1.6 1.6 0 0 1-2.3 0z', 'M8.5 8.5h.01'],
  bell: ['M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15z', 'M10 21h4'],
  download: ['M12 4v11M7.5 10.5 12 15l4.5-4.5M4.5 19.5h15'],
  compass: ['M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17z', 'm15.5 8.5-2 5-5 2 2-5z'],
  swap: ['M4.5 8.5h14M15 5l3.5 3.5L15 12', 'M19.5 15.5h-14M9 12l-3.5 3.5L9 19'],
  lightning: ['M13 3 5 13.5h6L10.5 21 19 10.5h-6z'],
} as const satisfies Record<string, readonly string[]>

export type IconName = keyof typeof PATHS

/** A picture beside words; nobody hears it read out, so the words say the same. */
export function Icon({ name, size = 18, className }: { name: IconName; size?: 16 | 18 | 20; className?: string }) {
  const dots = name === 'more' || name === 'keyboard'
  return (
    <svg
      aria-hidden="true"
      className={cx('shrink-0', className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={dots ? 2.6 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {PATHS[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
