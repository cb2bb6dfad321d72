import { useForm } from 'react-hook-form'
import type { TenantWire } from '../../../../src/http/contract/platform.ts'
import { useAdminWords } from '../../i18n/admin.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { z, zodResolver } from '../../lib/forms.ts'
import { useWords } from '../../lib/words.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'

const Form = z.object({ reason: z.string().trim().min(1).max(500) })
type Form = z.infer<typeof Form>

/** Closes a shop, with the reason that its row and both audits keep. */
export function SuspendDialog({ tenant, onClose }: { tenant: TenantWire; onClose: () => void }) {
  const words = useWords()
  const say = useAdminWords()
  const { tenant_id: id, name } = tenant
  const suspend = useAct(
    (api, body: Form) => api('POST /v1/platform/tenants/:id/suspend', { params: { id }, body }),
    ['tenants'],
  )
  const form = useForm<Form>({ resolver: zodResolver(Form), defaultValues: { reason: '' } })
  return (
    <Dialog title={say('operator.suspend.title', { name })} onClose={onClose}>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => void form.handleSubmit((body) => suspend.mutate(body, { onSuccess: onClose }))(event)}
      >
        <p className="text-small text-soft">{say('operator.suspend.text')}</p>
        <Field
          label={say('operator.reason')}
          problem={form.formState.errors.reason && words('app.required')}
          {...form.register('reason')}
        />
        <FormActions onCancel={onClose} busy={suspend.isPending}>
          {say('operator.suspend')}
        </FormActions>
      </form>
    </Dialog>
  )
}
