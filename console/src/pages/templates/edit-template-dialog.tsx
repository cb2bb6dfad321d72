import { type FormEvent, useRef, useState } from 'react'
import type { TemplateWire } from '../../../../src/http/contract/templates.ts'
import { useTemplateWords } from '../../i18n/templates.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { useMay } from '../../lib/api/me.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Field, SelectField, TextField } from '../../ui/field.tsx'
import { useToasts } from '../../ui/toast.tsx'
import { languageName } from '../inbox/language-name.ts'
import { DeleteTemplate } from './delete-template.tsx'
import { type MatrixRow, TEMPLATE_LANGUAGES, type TemplateLanguage } from './matrix-of.ts'
import { PhonePreview } from './phone-preview.tsx'
import { SlotChips } from './slot-chips.tsx'

/** A name, in the language in which it is written; without a name it is a new one. */
export interface Edited extends MatrixRow {
  language: TemplateLanguage
}

interface Wording {
  name: string
  language: TemplateLanguage
  body: string
  category: 'UTILITY' | 'MARKETING'
}

/** Writes a wording with its slots beside how it looks on a phone, and sends it for approval. */
export function EditTemplateDialog({ edited, onClose }: { edited: Edited; onClose: () => void }) {
  const words = useWords()
  const say = useTemplateWords()
  const may = useMay()
  const toasts = useToasts()
  const known = edited.wordings[edited.language] ?? null
  const [name, setName] = useState(edited.name)
  const [language, setLanguage] = useState(edited.language)
  const [body, setBody] = useState(known?.body ?? '')
  const [category, setCategory] = useState(categoryOf(known))
  const field = useRef<HTMLDivElement>(null)
  const save = useAct(
    (api, wording: Wording) => api('PUT /v1/templates', { body: wording, seen: known?.version ?? 0 }),
    ['templates'],
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(
      { name, language, body: body.trim(), category },
      {
        onSuccess: ({ template }) => {
          toasts.say(say('edit.saved', { name, state: say(`status.${template.status}`) }))
          onClose()
        },
      },
    )
  }
  const insert = (slot: string) => {
    const text = field.current?.querySelector('textarea')
    const [from, to] = [text?.selectionStart ?? body.length, text?.selectionEnd ?? body.length]
    setBody(body.slice(0, from) + slot + body.slice(to))
    text?.focus()
  }
  const title = edited.name === '' ? say('add') : say('edit.title', { name, language: languageName(language) })
  const problemOf = (path: string) =>
    save.error instanceof ApiError ? save.error.fields.find((one) => one.path === path)?.message : undefined
  return (
    <Dialog title={title} place="wide" onClose={onClose}>
      <form onSubmit={submit} className="grid gap-5 tablet:grid-cols-[1fr_18rem]">
        <div className="flex flex-col gap-4">
          {edited.name === '' && (
            <div className="grid gap-4 tablet:grid-cols-2">
              <Field
                label={say('edit.name')}
                help={say('edit.name.help')}
                problem={problemOf('name')}
                value={name}
                pattern="[a-z0-9_]{1,64}"
                onChange={({ target }) => setName(target.value)}
                required
              />
              <SelectField
                label={say('edit.language')}
                value={language}
                onChange={({ target }) => setLanguage(TEMPLATE_LANGUAGES.find((one) => one === target.value) ?? 'en')}
              >
                {TEMPLATE_LANGUAGES.map((one) => (
                  <option key={one} value={one}>
                    {languageName(one)}
                  </option>
                ))}
              </SelectField>
            </div>
          )}
          {known?.reason && <p className="text-small text-danger">{say('edit.reason', { reason: known.reason })}</p>}
          <div ref={field}>
            <TextField
              label={say('edit.body')}
              help={say('edit.body.help')}
              problem={problemOf('body')}
              rows={6}
              maxLength={1_024}
              value={body}
              readOnly={!may('saveTemplate')}
              onChange={({ target }) => setBody(target.value)}
              required
            />
          </div>
          {may('saveTemplate') && <SlotChips body={body} notice={edited.notice} onInsert={insert} />}
          <SelectField
            label={say('edit.category')}
            value={category}
            disabled={!may('saveTemplate')}
            onChange={({ target }) => setCategory(target.value === 'MARKETING' ? 'MARKETING' : 'UTILITY')}
          >
            <option value="UTILITY">{say('category.UTILITY')}</option>
            <option value="MARKETING">{say('category.MARKETING')}</option>
          </SelectField>
        </div>
        <PhonePreview body={body} notice={edited.notice} />
        <div className="tablet:col-span-2">
          <DialogActions>
            {known && may('deleteTemplate') && <DeleteTemplate template={known} onDone={onClose} />}
            <Button onClick={onClose}>{words('dialog.cancel')}</Button>
            {may('saveTemplate') && (
              <Button type="submit" look="primary" busy={save.isPending}>
                {say('edit.submit')}
              </Button>
            )}
          </DialogActions>
        </div>
      </form>
    </Dialog>
  )
}

function categoryOf(known: TemplateWire | null): 'UTILITY' | 'MARKETING' {
  return known?.category === 'MARKETING' ? 'MARKETING' : 'UTILITY'
}
