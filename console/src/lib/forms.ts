import { z } from 'zod'

// Zod would try whether it may make code out of text, which the policy of the page refuses and reports.
z.config({ jitless: true })

export { zodResolver } from '@hookform/resolvers/zod'
export { z }
