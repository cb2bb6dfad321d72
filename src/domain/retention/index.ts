export { pruneOld } from './prune-old.ts'
