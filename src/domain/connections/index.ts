export { checkConnection } from './check-connection.ts'
export { listConnections } from './list-connections.ts'
export { saveConnection } from './save-connection.ts'
export { type Connection, MpesaKeys, PesapalKeys, WhatsappKeys } from './schemas.ts'
