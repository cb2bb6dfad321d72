export { NotSearched, Report } from './schemas.ts'
export { searchWeb } from './search-web.ts'
