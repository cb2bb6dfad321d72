import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How wide a part of the page is, in pixels, whenever that changes; null until it has been laid out. */
export function useWidth(): { ref: RefObject<HTMLDivElement | null>; width: number | null } {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const part = ref.current
    if (part === null) return
    const measure = () => setWidth(Math.max(1, Math.round(part.clientWidth)))
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(part)
    return () => watcher.disconnect()
  }, [])
  return { ref, width }
}
