/** How many wait: a figure on a round ground, with the words for those who listen. */
export function Badge({ count, label }: { count: number; label: string }) {
  return (
    <span className="figures inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1.5 text-meta font-medium text-on-accent">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
