import { qrCode } from '../../lib/qr-code.ts'

/** What a camera needs around it. */
const QUIET = 4

/** A text as a QR code, dark on light in every theme: cameras know no other way. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const rows = qrCode(text)
  const side = rows.length + 2 * QUIET
  const dots = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x + QUIET} ${y + QUIET}h1v1h-1z`] : [])))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="size-52 self-center rounded-md border border-line bg-white"
    >
      <path d={dots.join('')} fill="#000" />
    </svg>
  )
}
