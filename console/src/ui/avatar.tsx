import { cx } from '../lib/cx.ts'

/** Dark enough for white letters in both themes. */
const GROUNDS = ['bg-[#0a5a9c]', 'bg-[#0b7a5c]', 'bg-[#5b3fb0]', 'bg-[#9c2a55]', 'bg-[#3f6212]', 'bg-[#8a5300]']
const SIZES = {
  small: 'size-6 text-[0.625rem]',
  normal: 'size-7 text-[0.6875rem]',
  large: 'size-9 text-small',
} as const

/** The first letters of a name on a colour that stays the same for that name. */
export function Avatar({ name, size = 'normal' }: { name: string; size?: keyof typeof SIZES }) {
  const ground = Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % GROUNDS.length
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-flex shrink-0 items-center justify-center rounded-full font-semibold text-white',
        SIZES[size],
        GROUNDS[ground],
      )}
    >
      {initialsOf(name)}
    </span>
  )
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return `${Array.from(first ?? '#')[0]}${last ? Array.from(last)[0] : ''}`.toUpperCase()
}
