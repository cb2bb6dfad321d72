import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../lib/api/session-context.ts'
import { useWords } from '../../lib/words.ts'
import { takeLinkToken } from './link-token.ts'
import { SignInFrame } from './sign-in-frame.tsx'

/** Comes in by the link that the demo has printed, which works once. */
export function DemoPage() {
  const words = useWords()
  const session = useSession()
  const navigate = useNavigate()
  const [failed, setFailed] = useState(false)
  const token = useRef<string>(undefined)
  useEffect(() => {
    if (token.current !== undefined) return
    token.current = takeLinkToken()
    session.open('POST /v1/auth/demo', { token: token.current }).then(
      () => navigate({ to: '/', replace: true }),
      () => setFailed(true),
    )
  }, [session, navigate])
  return (
    <SignInFrame title={words('sign_in.link')} lead={words('sign_in.lead')}>
      {failed && (
        <>
          <p role="alert" className="text-danger">
            {words('sign_in.expired')}
          </p>
          <Link to="/sign-in" className="font-medium text-info underline">
            {words('sign_in.title')}
          </Link>
        </>
      )}
    </SignInFrame>
  )
}
