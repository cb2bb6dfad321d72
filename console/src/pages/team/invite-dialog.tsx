import { useForm } from 'react-hook-form'
import { useAdminWords } from '../../i18n/admin.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { z, zodResolver } from '../../lib/forms.ts'
import { useWords } from '../../lib/words.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { SecretDialog } from '../../ui/secret-dialog.tsx'
import { ROLES } from './roles.ts'

const Form = z.object({
  name: z.string().trim().min(1).max(80),
  email: z.email(),
  role: z.enum(ROLES),
})
type Form = z.infer<typeof Form>

/** Puts somebody on the team; the link is given to whoever invites, to be passed on. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const say = useAdminWords()
  const invite = useAct((api, body: Form) => api('POST /v1/team/invitations', { body }), ['team'])
  const form = useForm<Form>({ resolver: zodResolver(Form), defaultValues: { name: '', email: '', role: 'agent' } })
  const { errors } = form.formState
  if (invite.data) {
    const text = say('team.link.text', { name: form.getValues('name') })
    return <SecretDialog title={say('team.link')} text={text} secret={invite.data.link} onClose={onClose} />
  }
  return (
    <Dialog title={say('team.invite')} onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit((body) => invite.mutate(body))(event)}
      >
        <Field
          label={words('side.name')}
          problem={errors.name && words('app.required')}
          autoComplete="off"
          {...form.register('name')}
        />
        <Field
          label={words('sign_in.email')}
          problem={errors.email && say('team.email.wrong')}
          type="email"
          autoComplete="off"
          {...form.register('email')}
        />
        <SelectField label={say('team.role')} help={say('team.role.help')} {...form.register('role')}>
          {ROLES.map((role) => (
            <option key={role} value={role}>
              {words(`role.${role}`)}
            </option>
          ))}
        </SelectField>
        <FormActions onCancel={onClose} busy={invite.isPending}>
          {say('team.invite.submit')}
        </FormActions>
      </form>
    </Dialog>
  )
}
