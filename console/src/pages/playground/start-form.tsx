import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId } from 'react'
import type { RequestOf } from '../../../../src/http/contract/client.ts'
import { usePlaygroundWords } from '../../i18n/playground.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useSpoken } from '../../lib/words.ts'
import { useShell } from '../../shell/shell-context.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SelectField } from '../../ui/field.tsx'
import { languageName } from '../inbox/language-name.ts'
import { settingsQuery } from '../settings/settings-query.ts'

type Wish = NonNullable<RequestOf<'POST /v1/playground/sessions'>['body']>
type Fork = RequestOf<'POST /v1/playground/sessions/:id/fork'>['body']
const LANGUAGES = ['en', 'sw', 'sheng'] as const
const SOURCES = ['published', 'draft'] as const

/** With which settings, and with whom, a chat begins; `from` is the turn of a customer after which it goes on. */
export function StartForm({ from }: { from: Fork | null }) {
  const say = usePlaygroundWords()
  const api = useApi()
  const navigate = useNavigate()
  const { fail } = useShell()
  const { data: settings } = useQuery(settingsQuery(api, useSpoken().language))
  const id = useId()
  const start = useMutation({
    mutationFn: async (wish: Wish) => {
      const begun = await api('POST /v1/playground/sessions', { body: wish })
      if (from === null) return begun
      return api('POST /v1/playground/sessions/:id/fork', { params: { id: begun.session_id }, body: from })
    },
    onSuccess: ({ session_id: session }) => navigate({ to: '/playground', search: { session } }),
    onError: fail,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    start.mutate({
      settings: SOURCES.find((one) => one === form.get('settings')) ?? 'published',
      language: LANGUAGES.find((one) => one === form.get('language')) ?? null,
    })
  }
  return (
    <Card title={say('begin')}>
      <form onSubmit={submit} aria-labelledby={id} className="flex max-w-md flex-col gap-4 p-4">
        <p id={id} className="text-small text-soft">
          {from ? say('from.lead') : say('offline')}
        </p>
        <SelectField label={say('settings')} name="settings">
          <option value="published">{say('settings.published')}</option>
          {settings?.draft && <option value="draft">{say('settings.draft')}</option>}
        </SelectField>
        {from === null && (
          <SelectField label={say('language')} name="language">
            <option value="">{say('language.any')}</option>
            {LANGUAGES.map((one) => (
              <option key={one} value={one}>
                {languageName(one)}
              </option>
            ))}
          </SelectField>
        )}
        <Button type="submit" look="primary" className="self-start" busy={start.isPending}>
          {say('begin')}
        </Button>
      </form>
    </Card>
  )
}
