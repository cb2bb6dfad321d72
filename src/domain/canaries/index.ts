export { holdsCanary } from './holds-canary.ts'
export { insistOnNoCanary } from './insist-on-no-canary.ts'
export { type HitPlace, listHits } from './list-hits.ts'
