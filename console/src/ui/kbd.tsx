/** A key as it is printed on the keyboard. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="rounded-sm border border-line bg-sunken px-1.5 font-sans text-meta whitespace-nowrap text-soft">
      {children}
    </kbd>
  )
}
