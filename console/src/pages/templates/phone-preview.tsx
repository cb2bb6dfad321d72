import type { NoticeWire } from '../../../../src/http/contract/templates.ts'
import { useTemplateWords } from '../../i18n/templates.ts'
import { fillTemplate } from '../inbox/composer/fill-template.ts'

/** A wording as a customer sees it on her phone: what will stand in a slot is named in its place. */
export function PhonePreview({ body, notice }: { body: string; notice: NoticeWire | null }) {
  const say = useTemplateWords()
  const slots = Object.fromEntries((notice?.slots ?? []).map((meaning, at) => [`${at + 1}`, `[${meaning}]`]))
  return (
    <section aria-label={say('edit.preview')} className="flex flex-col gap-1">
      <p className="text-small font-medium">{say('edit.preview')}</p>
      <div className="flex min-h-64 grow flex-col justify-end rounded-lg border-4 border-edge bg-sunken p-3">
        {body.trim() !== '' && (
          <p className="rounded-lg bg-bot px-3 py-2 text-chat break-words whitespace-pre-wrap">
            {fillTemplate(body, slots)}
          </p>
        )}
      </div>
    </section>
  )
}
