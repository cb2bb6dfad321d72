import type { FormEvent } from 'react'
import type { CannedWire } from '../../../../src/http/contract/canned.ts'
import { useSettingsWords } from '../../i18n/settings.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Checkbox, Field, TextField } from '../../ui/field.tsx'
import { languageName } from '../inbox/language-name.ts'

const LANGUAGES = ['en', 'sw', 'sheng'] as const

interface Kept {
  shortcut: string
  texts: CannedWire['texts']
  shared: boolean
}

/** Keeps a reply, or changes one of the version that was opened. */
export function CannedDialog({ canned, onClose }: { canned?: CannedWire; onClose: () => void }) {
  const words = useWords()
  const say = useSettingsWords()
  const save = useAct(
    (api, { shared, ...reply }: Kept) =>
      canned
        ? api('PUT /v1/canned/:id', { params: { id: canned.canned_id }, body: { ...reply, version: canned.version } })
        : api('POST /v1/canned', { body: { ...reply, shared } }),
    ['canned'],
  )
  const remove = useAct((api, id: string) => api('DELETE /v1/canned/:id', { params: { id } }), ['canned'])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const texts: Partial<Record<(typeof LANGUAGES)[number], string>> = {}
    for (const language of LANGUAGES) {
      const text = String(form.get(language)).trim()
      if (text) texts[language] = text
    }
    const kept = { shortcut: String(form.get('shortcut')), texts, shared: form.get('shared') === 'on' }
    save.mutate(kept, { onSuccess: onClose })
  }
  return (
    <Dialog title={canned ? say('canned.change', { shortcut: canned.shortcut }) : say('canned.add')} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-small text-soft">{say('canned.help')}</p>
        <Field
          label={say('canned.shortcut')}
          help={say('canned.shortcut.help')}
          name="shortcut"
          pattern="[a-z0-9][a-z0-9_\-]{0,39}"
          defaultValue={canned?.shortcut}
          required
        />
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            label={say('canned.text', { language: languageName(language) })}
            name={language}
            rows={3}
            maxLength={4_096}
            defaultValue={canned?.texts[language]}
          />
        ))}
        {!canned && <Checkbox label={say('canned.shared')} name="shared" defaultChecked />}
        <DialogActions>
          {canned && (
            <Button
              look="danger"
              busy={remove.isPending}
              onClick={() => remove.mutate(canned.canned_id, { onSuccess: onClose })}
            >
              {say('canned.delete')}
            </Button>
          )}
          <Button onClick={onClose}>{words('dialog.cancel')}</Button>
          <Button type="submit" look="primary" busy={save.isPending}>
            {say('save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
