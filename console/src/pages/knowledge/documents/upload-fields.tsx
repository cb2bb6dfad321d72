import { type FormEvent, useState } from 'react'
import type { DocumentDetailWire } from '../../../../../src/http/contract/document.ts'
import { useKnowledgeWords } from '../../../i18n/knowledge.ts'
import { Field, SelectField, TextField } from '../../../ui/field.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { LanguageField } from '../language-field.tsx'
import { TypeField } from '../type-field.tsx'

interface UploadFieldsProps {
  replaces: Pick<DocumentDetailWire, 'title' | 'type' | 'language' | 'topic'> | undefined
  busy: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  onCancel: () => void
}

/** A document as it is taken in: a file, or a text that is typed. */
export function UploadFields({ replaces, busy, onSubmit, onCancel }: UploadFieldsProps) {
  const say = useKnowledgeWords()
  const [way, setWay] = useState('file')
  return (
    <form onSubmit={onSubmit} className="flex flex-col gap-4">
      <SelectField label={say('upload.way')} value={way} onChange={({ target }) => setWay(target.value)}>
        <option value="file">{say('upload.file')}</option>
        <option value="text">{say('upload.text')}</option>
      </SelectField>
      {way === 'file' ? (
        <Field
          label={say('upload.file')}
          help={say('upload.file.help')}
          type="file"
          name="file"
          className="h-auto py-1.5"
          required
        />
      ) : (
        <TextField label={say('upload.text')} name="text" rows={8} required />
      )}
      <Field
        label={say('document.title')}
        help={say('upload.title.help')}
        name="title"
        maxLength={200}
        defaultValue={replaces?.title}
        required={way === 'text'}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TypeField name="type" defaultValue={replaces?.type ?? 'doc'} />
        <LanguageField label={say('upload.language')} name="language" defaultValue={replaces?.language ?? 'en'} />
      </div>
      <Field label={say('upload.topic')} name="topic" maxLength={100} defaultValue={replaces?.topic ?? ''} />
      <FormActions onCancel={onCancel} busy={busy}>
        {say('upload.submit')}
      </FormActions>
    </form>
  )
}
