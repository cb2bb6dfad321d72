export { getOriginByMessage } from './get-origin.ts'
export { getTurnByMessage } from './get-turn.ts'
export { MessageOrigin, TurnView } from './schemas.ts'
