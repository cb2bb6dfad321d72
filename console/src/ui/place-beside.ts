/** What stands beside what: where something is in the window, in pixels. */
interface Place {
  top: number
  bottom: number
  left: number
  right: number
}

interface Window {
  innerWidth: number
  innerHeight: number
}

const GAP = 4
/** Between it and the edge of the window. */
const EDGE = 8
/** With less room than this it opens on the other side. */
const ENOUGH = 240

/**
 * Where a list opens beside its button: below or above it, from the edge of the button that has more room, and never higher
 * than the window. Nothing has to be measured before it is shown.
 */
export function placeBeside(button: Place, window: Window, side: 'top' | 'bottom') {
  const below = window.innerHeight - button.bottom - GAP - EDGE
  const above = button.top - GAP - EDGE
  const [room, other] = side === 'top' ? [above, below] : [below, above]
  const down = (side === 'bottom') === (room >= ENOUGH || room >= other)
  const fromRight = button.left + button.right > window.innerWidth
  return {
    top: down ? `${button.bottom + GAP}px` : 'auto',
    bottom: down ? 'auto' : `${window.innerHeight - button.top + GAP}px`,
    left: fromRight ? 'auto' : `${button.left}px`,
    right: fromRight ? `${window.innerWidth - button.right}px` : 'auto',
    maxHeight: `${down ? below : above}px`,
  }
}
