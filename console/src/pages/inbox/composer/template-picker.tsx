import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ConversationRow } from '../../../../../src/http/contract/inbox-shapes.ts'
import type { TemplateWire } from '../../../../../src/http/contract/templates.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { useWords } from '../../../lib/words.ts'
import { Chooser } from '../../../ui/chooser.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { fillTemplate, slotsOf } from './fill-template.ts'

interface TemplatePickerProps {
  conversation: ConversationRow
  onClose: () => void
}

/** Through a closed window only an approved wording goes: chooses one, fills its slots, and shows how it will read. */
export function TemplatePicker({ conversation, onClose }: TemplatePickerProps) {
  const words = useWords()
  const api = useApi()
  const { data } = useQuery({
    queryKey: ['templates'],
    queryFn: async ({ signal }) => (await api('GET /v1/templates', { signal })).templates,
  })
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<TemplateWire | null>(null)
  if (chosen) return <FillTemplate conversation={conversation} template={chosen} onClose={onClose} />
  const { language } = conversation.customer
  const found = (data ?? []).filter(
    (template) =>
      template.status === 'approved' &&
      (language === null || template.language === language) &&
      `${template.name} ${template.body}`.toLowerCase().includes(text.trim().toLowerCase()),
  )
  return (
    <Chooser
      title={words('template.choose')}
      placeholder={words('template.placeholder')}
      text={text}
      onText={setText}
      choices={found.map((template) => ({
        key: `${template.name} ${template.language}`,
        icon: 'note',
        title: template.name,
        hint: template.body,
        asks: true,
        run: () => setChosen(template),
      }))}
      empty={words('template.none')}
      onClose={onClose}
    />
  )
}

function FillTemplate({ conversation, template, onClose }: TemplatePickerProps & { template: TemplateWire }) {
  const words = useWords()
  const [slots, setSlots] = useState<Readonly<Record<string, string>>>({})
  const params = { id: conversation.conversation_id }
  const send = useAct(
    (api, body: { name: string; slots: Record<string, string> }) =>
      api('POST /v1/conversations/:id/template', { params, body }),
    ['conversation', 'conversations'],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send.mutate({ name: template.name, slots: { ...slots } }, { onSuccess: onClose })
  }
  return (
    <Dialog title={template.name} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        {slotsOf(template.body).map((number) => (
          <Field
            key={number}
            label={words('template.slot', { number })}
            value={slots[number] ?? ''}
            maxLength={250}
            required
            onChange={({ target }) => setSlots((all) => ({ ...all, [number]: target.value }))}
          />
        ))}
        <p className="rounded-lg bg-tint px-3 py-2 text-chat whitespace-pre-wrap">
          {fillTemplate(template.body, slots)}
        </p>
        <FormActions onCancel={onClose} busy={send.isPending}>
          {words('template.send')}
        </FormActions>
      </form>
    </Dialog>
  )
}
