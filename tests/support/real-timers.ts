import { afterAll, vi } from 'vitest'

/** Files share the process of their worker: a test that fails while time stands still must not stop it for those after it. */
afterAll(() => void vi.useRealTimers())
