export { getOriginByMessage, type MessageOrigin } from './get-origin.ts'
export { getTurnByMessage, type TurnView } from './get-turn.ts'
