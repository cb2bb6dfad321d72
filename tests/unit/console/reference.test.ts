import { describe, expect, it } from 'vitest'
import { readOperations } from '../../../console/src/pages/developers/read-operations.ts'
import { ROUTES } from '../../../src/http/contract/index.ts'
import { openApi } from '../../../src/http/contract/openapi.ts'

describe('the reference of the API', () => {
  const operations = readOperations(openApi(ROUTES))

  it('shows every route of the contract, with who may call it', () => {
    expect(operations.map(({ id }) => id).toSorted()).toEqual(Object.keys(ROUTES).toSorted())
    const claim = operations.find(({ id }) => id === 'claimConversation')
    expect(claim).toMatchObject({ method: 'POST', path: '/v1/conversations/{id}/claim', scope: 'inbox:write' })
    expect(claim?.roles).toContain('agent')
    expect(claim?.fields).toContainEqual({ name: 'Idempotency-Key', place: 'header', required: true })
    expect(claim?.body).not.toBeNull()
    expect(claim?.answers.find(({ status }) => status === '200')?.schema).not.toBeNull()
  })

  it('shows nothing of what is no description', () => {
    for (const other of [null, 'text', { paths: [] }, { paths: { '/a': null } }])
      expect(readOperations(other)).toEqual([])
  })
})
