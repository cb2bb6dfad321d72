import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AnswerTo } from '../../../../../src/http/contract/client.ts'
import { useSettingsWords } from '../../../i18n/settings.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Loaded } from '../../../ui/loaded.tsx'

type Diff = AnswerTo<'GET /v1/replays/:id/diffs'>['diffs'][number]

/** The first turn of each conversation that comes out otherwise, the worst first, both answers beside each other. */
export function ReplayDiffs({ replayId }: { replayId: string }) {
  const say = useSettingsWords()
  const api = useApi()
  const diffs = useQuery({
    queryKey: ['replay', replayId, 'diffs'],
    queryFn: ({ signal }) => api('GET /v1/replays/:id/diffs', { params: { id: replayId }, signal }),
  })
  return (
    <Card title={say('replay.diffs')}>
      <Loaded query={diffs}>
        {({ diffs }) =>
          diffs.length === 0 ? (
            <p className="p-4 text-soft">{say('replay.none')}</p>
          ) : (
            <ul className="divide-y divide-line">
              {diffs.map((diff) => (
                <DiffRow key={diff.conversation_id} diff={diff} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

function DiffRow({ diff }: { diff: Diff }) {
  const say = useSettingsWords()
  return (
    <li className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-center gap-2">
        {diff.kinds.map((kind) => (
          <Chip key={kind} tone={kind === 'money' || kind === 'consent' ? 'danger' : 'neutral'}>
            {say(`kind.${kind}`)}
          </Chip>
        ))}
        <Link
          to="/inbox/$conversationId"
          params={{ conversationId: diff.conversation_id }}
          className="ml-auto text-small text-strong underline"
        >
          {say('replay.open')}
        </Link>
      </div>
      <p className="text-body break-words whitespace-pre-wrap">“{diff.message}”</p>
      <div className="grid grid-cols-1 gap-3 tablet:grid-cols-2">
        <Side title={say('replay.live')} effect={diff.live} other={diff.draft} />
        <Side title={say('replay.draft')} effect={diff.draft} other={diff.live} />
      </div>
    </li>
  )
}

function Side({ title, effect, other }: { title: string; effect: Diff['live']; other: Diff['live'] }) {
  const others = new Set(linesOf(other))
  return (
    <section className="flex min-w-0 flex-col gap-2 rounded-lg bg-bot p-3">
      <h3 className="text-meta font-medium text-soft">{title}</h3>
      {linesOf(effect).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line may be said twice, and never moves
        <p key={at} className="text-small break-words">
          {others.has(line) ? line : <mark className="rounded-sm bg-warn-tint px-0.5 text-ink">{line}</mark>}
        </p>
      ))}
    </section>
  )
}

/** What an answer says and does, line by line. */
function linesOf({ replies, orders, journey }: Diff['live']): string[] {
  const said = replies.flatMap(({ text, menu }) => [
    ...text.split('\n').filter(Boolean),
    ...menu.map((one) => `› ${one}`),
  ])
  const owed = orders.map(({ status, total_minor: total }) => `${status}: ${total / 100}`)
  return [...said, ...owed, journey]
}
