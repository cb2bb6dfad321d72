export { getTurnByMessage, type TurnView } from './get-turn.ts'
