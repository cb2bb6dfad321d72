/** Text for programs, under what it is. What scrolls can be reached by the keyboard. */
export function Code({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <p className="text-meta text-soft">{title}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <pre tabIndex={0} className="max-h-72 overflow-auto rounded-sm bg-sunken p-2 font-mono text-meta">
        {text}
      </pre>
    </div>
  )
}
