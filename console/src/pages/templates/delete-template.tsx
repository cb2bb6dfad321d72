import { useState } from 'react'
import type { TemplateWire } from '../../../../src/http/contract/templates.ts'
import { useTemplateWords } from '../../i18n/templates.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { languageName } from '../inbox/language-name.ts'
import type { TemplateLanguage } from './matrix-of.ts'

interface DeleteTemplateProps {
  template: TemplateWire
  onDone: () => void
}

/** Deletes a wording of the version that was opened, with a second press. */
export function DeleteTemplate({ template, onDone }: DeleteTemplateProps) {
  const say = useTemplateWords()
  const toasts = useToasts()
  const [sure, setSure] = useState(false)
  const { name, version: seen } = template
  const remove = useAct(
    (api, language: TemplateLanguage) =>
      api('DELETE /v1/templates/:name/:language', { params: { name, language }, seen }),
    ['templates'],
  )
  const press = () => {
    if (!sure) return setSure(true)
    remove.mutate(template.language, {
      onSuccess: ({ language }) => {
        toasts.say(say('delete.done', { name, language: languageName(language) }))
        onDone()
      },
    })
  }
  return (
    <Button look="danger" className="mr-auto" busy={remove.isPending} onClick={press}>
      {say(sure ? 'delete.again' : 'delete')}
    </Button>
  )
}
