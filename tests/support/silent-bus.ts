import type { LiveBus } from '../../src/domain/live/index.ts'

/** Nobody listens. */
export const silentBus: LiveBus = { publish: () => undefined, watch: () => () => undefined }
