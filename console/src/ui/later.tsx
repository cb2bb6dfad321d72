import { type ComponentType, lazy, Suspense } from 'react'

/** Until then the page has what it needs to be shown. */
const IDLE_AFTER_MS = 2000

/**
 * A part that few people open: its code is fetched when the page is idle, or when it is first shown. While it is on its way
 * the keyboard rests (`data-opening`): what is typed was meant for it.
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }))
  // A part that could not be fetched now is fetched when it is shown.
  setTimeout(() => load().catch(() => undefined), IDLE_AFTER_MS)
  return function Later(props: Props) {
    return (
      <Suspense fallback={<span hidden data-opening="" />}>
        <Part {...props} />
      </Suspense>
    )
  }
}
