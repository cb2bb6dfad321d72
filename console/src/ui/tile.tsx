import type { ReactNode } from 'react'

interface TileProps {
  /** What the figure is: a link that covers the tile where the rows behind it can be listed. */
  name: ReactNode
  figure: string
  /** What makes the figure, or what is not in it. */
  hint?: ReactNode
}

/** One figure under its name. */
export function Tile({ name, figure, hint }: TileProps) {
  return (
    <div className="relative flex min-w-0 flex-col rounded-lg border border-line bg-surface p-4 hover:has-[a]:bg-sunken">
      <span className="text-small text-soft">{name}</span>
      <span className="figures text-page font-semibold break-words tablet:text-tile">{figure}</span>
      {hint && <span className="text-meta text-soft">{hint}</span>}
    </div>
  )
}
