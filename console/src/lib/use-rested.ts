import { useEffect, useState } from 'react'

const RESTS_MS = 200

/** What was typed, once the hand rests. */
export function useRested(text: string): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text.trim()), RESTS_MS)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
