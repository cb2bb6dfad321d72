import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { usePlaygroundWords } from '../../i18n/playground.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useWords } from '../../lib/words.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { PageFrame } from '../../ui/page-frame.tsx'
import { Played } from './played.tsx'
import { sessionQuery } from './session-query.ts'
import { StartForm } from './start-form.tsx'

const page = getRouteApi('/inside/playground')

/** Where the shop talks with its own assistant. */
export function PlaygroundPage() {
  const words = useWords()
  const say = usePlaygroundWords()
  const { session, conversation, turn } = page.useSearch()
  return (
    <PageFrame
      title={words('nav.playground')}
      lead={say('lead')}
      action={
        session && (
          <Link to="/playground" className="text-small font-medium text-accent hover:underline">
            {say('anew')}
          </Link>
        )
      }
    >
      {session ? (
        <Open key={session} id={session} />
      ) : (
        <StartForm from={conversation && turn ? { conversation_id: conversation, until: turn } : null} />
      )}
    </PageFrame>
  )
}

function Open({ id }: { id: string }) {
  const query = useQuery(sessionQuery(useApi(), id))
  return <Loaded query={query}>{(session) => <Played session={session} />}</Loaded>
}
