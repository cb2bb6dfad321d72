import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSession } from '../../lib/api/session-context.ts'
import { z, zodResolver } from '../../lib/forms.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { type Refusal, useRefusal } from './refusal.ts'
import { rememberedShop, rememberShop } from './remembered-shop.ts'
import { SignInFrame } from './sign-in-frame.tsx'

const Form = z.object({
  shop: z.string().trim().min(1),
  email: z.string().trim().min(1),
  password: z.string().min(1),
  totp: z.string().trim().optional(),
})
type Form = z.infer<typeof Form>

const route = getRouteApi('/sign-in')

/** Where somebody says who she is. A code is asked for once the password was right. */
export function SignInPage() {
  const words = useWords()
  const session = useSession()
  const navigate = useNavigate()
  const { next, ended } = route.useSearch()
  const refusalOf = useRefusal()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const form = useForm<Form>({ resolver: zodResolver(Form), defaultValues: { shop: rememberedShop() } })
  const { errors, isSubmitting } = form.formState
  const missing = (name: keyof Form) => (errors[name] ? words('app.required') : undefined)
  const submit = form.handleSubmit(async ({ totp, ...credentials }) => {
    try {
      await session.open('POST /v1/auth/login', { ...credentials, ...(totp ? { totp } : {}) })
      rememberShop(credentials.shop)
      await navigate({ to: next ?? '/inbox', replace: true })
    } catch (error) {
      setRefusal(refusalOf(error))
    }
  })
  return (
    <SignInFrame title={words('sign_in.title')} lead={words('sign_in.lead')}>
      {ended && !refusal && (
        <p className="rounded-md bg-info-tint px-3 py-2 text-small text-info">{words('sign_in.ended')}</p>
      )}
      {refusal && (
        <p role="alert" className="flex gap-2 rounded-md bg-danger-tint px-3 py-2 text-small text-danger">
          <Icon name="warning" size={16} className="mt-0.5" />
          {refusal.text}
        </p>
      )}
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Field
          label={words('sign_in.shop')}
          help={words('sign_in.shop.help')}
          problem={missing('shop')}
          autoComplete="organization"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('shop')}
        />
        <Field
          label={words('sign_in.email')}
          problem={missing('email')}
          type="email"
          autoComplete="username"
          {...form.register('email')}
        />
        <Field
          label={words('sign_in.password')}
          problem={missing('password')}
          type="password"
          autoComplete="current-password"
          {...form.register('password')}
        />
        {refusal?.wantsCode && (
          <Field
            label={words('sign_in.totp')}
            help={words('sign_in.totp.help')}
            autoComplete="one-time-code"
            autoFocus
            {...form.register('totp')}
          />
        )}
        <Button type="submit" look="primary" busy={isSubmitting}>
          {words('sign_in.submit')}
        </Button>
      </form>
    </SignInFrame>
  )
}
