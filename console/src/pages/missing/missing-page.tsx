import { Link } from '@tanstack/react-router'
import { useWords } from '../../lib/words.ts'
import { Empty } from '../../ui/empty.tsx'

/** At an address that is none. */
export function MissingPage() {
  const words = useWords()
  return (
    <div className="mx-auto max-w-md py-16">
      <h1 className="sr-only">{words('nav.missing')}</h1>
      <Empty icon="search" title={words('nav.missing')}>
        <p className="pb-3">{words('nav.missing.text')}</p>
        <Link to="/inbox" className="font-medium text-info underline">
          {words('nav.to_inbox')}
        </Link>
      </Empty>
    </div>
  )
}
