const NEAR_PX = 60

/**
 * Keeps the end of a scrolling list in view while things grow: a picture that loads late, buttons, the keyboard. Whoever
 * has scrolled up stays where she is until she comes back to the end.
 * @param onMove is told whether the end is in view
 */
export function anchorToEnd(list, content, onMove) {
  let anchored = true
  let top = 0
  const gap = () => list.scrollHeight - list.scrollTop - list.clientHeight
  const hold = () => {
    anchored = true
    list.scrollTop = list.scrollHeight
    top = list.scrollTop
    onMove(true)
  }
  list.addEventListener('scroll', () => {
    // Only a move upwards is a reader's wish: the list may have grown since the scroll that this event tells of.
    if (gap() < NEAR_PX) anchored = true
    else if (list.scrollTop < top) anchored = false
    top = list.scrollTop
    onMove(anchored)
  })
  const grown = new ResizeObserver(() => {
    if (anchored) hold()
    else onMove(false)
  })
  grown.observe(list)
  grown.observe(content)
  return { hold, isHeld: () => anchored }
}
