import type { FormEvent } from 'react'
import { useSetupWords } from '../../i18n/setup.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'

/** Asks for a shilling on a phone of the shop's own, and then for what became of it. */
export function PromptTry({ waits }: { waits: boolean }) {
  const say = useSetupWords()
  const send = useAct((api, phone: string) => api('POST /v1/setup/prompt', { body: { phone } }), ['setup'])
  const look = useAct((api, _: undefined) => api('POST /v1/setup/prompt/outcome', { body: {} }), ['setup'])
  if (waits) {
    return (
      <Button small className="self-start" busy={look.isPending} onClick={() => look.mutate(undefined)}>
        {say('prompt.look')}
      </Button>
    )
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    send.mutate(String(new FormData(event.currentTarget).get('phone')))
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <Field
        label={say('prompt.phone')}
        name="phone"
        type="tel"
        autoComplete="tel"
        placeholder="07"
        minLength={9}
        maxLength={20}
        required
      />
      <Button type="submit" busy={send.isPending}>
        {say('prompt.do')}
      </Button>
    </form>
  )
}
