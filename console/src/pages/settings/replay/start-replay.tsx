import { useNavigate } from '@tanstack/react-router'
import { useSettingsWords } from '../../../i18n/settings.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { Button } from '../../../ui/button.tsx'

/** Plays the newest conversations again with the draft, and shows how they come out. */
export function StartReplay({ draftVersion }: { draftVersion: number }) {
  const say = useSettingsWords()
  const navigate = useNavigate()
  const start = useAct(
    (api, version: number) => api('POST /v1/replays', { body: { draft_version: version } }),
    ['replay'],
  )
  return (
    <Button
      busy={start.isPending}
      onClick={() =>
        start.mutate(draftVersion, {
          onSuccess: ({ replay_id: replay }) =>
            void navigate({ to: '/settings', search: { section: 'versions', replay } }),
        })
      }
    >
      {say('replay')}
    </Button>
  )
}
