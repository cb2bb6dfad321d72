import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerTo } from '../../../../../src/http/contract/client.ts'
import { useSettingsWords } from '../../../i18n/settings.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useMay } from '../../../lib/api/me.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatInstant } from '../../../lib/times.ts'
import { useSpoken } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { PublishDialog } from '../publish-dialog.tsx'
import { versionsQuery } from '../settings-query.ts'
import { ChangeList } from './change-list.tsx'

type Version = AnswerTo<'GET /v1/settings/versions'>['versions'][number]

/** Two versions that are compared; `back` where the second is to hold again. */
interface Compared {
  from: number
  to: number
  back: boolean
}

/** What held and what holds, what each changed, and the way back. */
export function Versions() {
  const say = useSettingsWords()
  const may = useMay()
  const reader = useReader()
  const query = useQuery(versionsQuery(useApi()))
  const [compared, setCompared] = useState<Compared | null>(null)
  const live = query.data?.versions.find(({ status }) => status === 'live')?.version ?? 0
  const columns: Column<Version>[] = [
    {
      key: 'version',
      title: say('versions.version'),
      cell: ({ version, status }) => (
        <span className="flex items-center gap-2">
          {version} {status === 'live' && <Chip tone="good">{say('versions.live')}</Chip>}
        </span>
      ),
    },
    {
      key: 'when',
      title: say('versions.when'),
      cell: ({ published_at: at }) => (at === null ? say('versions.before') : formatInstant(Date.parse(at), reader)),
    },
    { key: 'who', title: say('versions.who'), wide: true, cell: ({ author }) => author ?? '' },
    { key: 'note', title: say('publish.note'), wide: true, cell: ({ note }) => note ?? '' },
    {
      key: 'do',
      title: say('versions.do'),
      cell: ({ version, status }) => (
        <span className="flex flex-wrap gap-2">
          {version > 1 && (
            <Button
              small
              aria-label={say('versions.changed', { version })}
              onClick={() => setCompared({ from: version - 1, to: version, back: false })}
            >
              {say('versions.compare')}
            </Button>
          )}
          {status === 'past' && may('rollBackSettings') && (
            <Button
              small
              aria-label={say('versions.back_to', { version })}
              onClick={() => setCompared({ from: live, to: version, back: true })}
            >
              {say('versions.back')}
            </Button>
          )}
        </span>
      ),
    },
  ]
  return (
    <Card title={say('section.versions')}>
      <Loaded query={query}>
        {({ versions }) =>
          versions.length === 0 ? (
            <p className="p-4 text-soft">{say('versions.none')}</p>
          ) : (
            <Table
              bare
              caption={say('section.versions')}
              columns={columns}
              rows={versions}
              keyOf={({ version }) => String(version)}
            />
          )
        }
      </Loaded>
      {compared && <Comparison compared={compared} onClose={() => setCompared(null)} />}
    </Card>
  )
}

function Comparison({ compared, onClose }: { compared: Compared; onClose: () => void }) {
  const say = useSettingsWords()
  const api = useApi()
  const { language } = useSpoken()
  const { from, to, back } = compared
  const diff = useQuery({
    queryKey: ['settings', 'diff', from, to, language],
    queryFn: ({ signal }) =>
      api('GET /v1/settings/versions/:from/diff/:to', {
        params: { from: String(from), to: String(to) },
        query: { language },
        signal,
      }),
  })
  if (back && diff.data) {
    return (
      <PublishDialog
        title={say('versions.back_to', { version: to })}
        changes={diff.data.changes}
        onClose={onClose}
        publish={(api, given) => api('POST /v1/settings/rollback', { body: { version: to, ...given } })}
      />
    )
  }
  return (
    <Dialog title={say('versions.changed', { version: to })} onClose={onClose}>
      <Loaded query={diff}>{({ changes }) => <ChangeList changes={changes} />}</Loaded>
    </Dialog>
  )
}
