import { useForm } from 'react-hook-form'
import { useAdminWords } from '../../i18n/admin.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { z, zodResolver } from '../../lib/forms.ts'
import { useWords } from '../../lib/words.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { SecretDialog } from '../../ui/secret-dialog.tsx'

const Form = z.object({
  name: z.string().trim().min(1).max(80),
  slug: z.string().regex(/^[a-z0-9][a-z0-9-]{0,38}[a-z0-9]$/),
  owner_email: z.email(),
})
type Form = z.infer<typeof Form>

/** Opens a shop; the link for its owner is given to the operator, to be passed on. */
export function OpenShopDialog({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const say = useAdminWords()
  const open = useAct((api, body: Form) => api('POST /v1/platform/tenants', { body }), ['tenants'])
  const form = useForm<Form>({ resolver: zodResolver(Form), defaultValues: { name: '', slug: '', owner_email: '' } })
  const { errors } = form.formState
  if (open.data) {
    const text = say('team.link.text', { name: form.getValues('owner_email') })
    return <SecretDialog title={say('team.link')} text={text} secret={open.data.link} onClose={onClose} />
  }
  return (
    <Dialog title={say('operator.open')} onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit((body) => open.mutate(body))(event)}
      >
        <Field label={words('side.name')} problem={errors.name && words('app.required')} {...form.register('name')} />
        <Field
          label={say('operator.slug')}
          problem={errors.slug && say('operator.slug.wrong')}
          autoComplete="off"
          {...form.register('slug')}
        />
        <Field
          label={say('operator.owner')}
          problem={errors.owner_email && say('team.email.wrong')}
          type="email"
          autoComplete="off"
          {...form.register('owner_email')}
        />
        <FormActions onCancel={onClose} busy={open.isPending}>
          {say('operator.open')}
        </FormActions>
      </form>
    </Dialog>
  )
}
