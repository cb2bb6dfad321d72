import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useKnowledgeWords } from '../../i18n/knowledge.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useSpoken } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Asked } from './asked.tsx'
import { LanguageField } from './language-field.tsx'

/** A question as a customer would ask it: what would be found, and what would be told. */
export function Ask() {
  const say = useKnowledgeWords()
  const api = useApi()
  const { language: spoken } = useSpoken()
  const [asked, setAsked] = useState<{ q: string; language: 'en' | 'sw' } | null>(null)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const q = String(form.get('q')).trim()
    if (q !== '') setAsked({ q, language: form.get('language') === 'sw' ? 'sw' : 'en' })
  }
  const found = useQuery({
    queryKey: ['documents', 'asked', asked],
    queryFn: ({ signal }) => api('GET /v1/knowledge/search', { query: asked ?? { q: '' }, signal }),
    enabled: asked !== null,
  })
  return (
    <>
      <form onSubmit={submit} className="flex flex-col gap-3 tablet:flex-row tablet:items-end">
        <div className="grow">
          <Field label={say('ask.question')} name="q" maxLength={1_000} enterKeyHint="search" required />
        </div>
        <LanguageField label={say('ask.language')} name="language" defaultValue={spoken} />
        <Button type="submit" look="primary" busy={found.isFetching}>
          {say('ask.submit')}
        </Button>
      </form>
      <p className="text-meta text-soft">{say('ask.help')}</p>
      {asked !== null && <Loaded query={found}>{(answer) => <Asked answer={answer} />}</Loaded>}
    </>
  )
}
