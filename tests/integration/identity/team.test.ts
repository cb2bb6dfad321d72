import { describe, expect, it } from 'vitest'
import { logIn } from '../../../src/domain/identity/index.ts'
import type { Role } from '../../../src/domain/identity/schemas.ts'
import {
  acceptInvitation,
  getMember,
  invite,
  listTeam,
  removeMember,
  setAvailability,
  updateMember,
} from '../../../src/domain/team/index.ts'
import { createShop } from '../../support/builders.ts'
import { frontDoor, PASSWORD } from './front-door.ts'

const door = await frontDoor()
const { ctx, clock, db } = door
const ownerId = await door.join('owner@shop.example')
const enter = async (email: string) => (await logIn(ctx, { email, password: PASSWORD, code: null, agent: '' })).outcome
const guest = (email: string, role: Role = 'agent') => ({ email, name: 'Brian', role, by: 'owner' as Role })
const accept = (token: string) => acceptInvitation(ctx, { token, name: 'Brian Otieno', password: PASSWORD })

describe('an invitation', () => {
  it('puts somebody on the team who joins with a password of her own', async () => {
    const { userId, token } = await invite(ctx, guest('brian@shop.example'))
    expect(await getMember(ctx, { userId })).toMatchObject({ state: 'invited', name: 'Brian' })
    expect(await enter('brian@shop.example')).toBe('refused')
    expect(await accept(token)).toMatchObject({ userId, name: 'Brian Otieno', role: 'agent' })
    expect(await getMember(ctx, { userId })).toMatchObject({ state: 'active', name: 'Brian Otieno' })
    expect(await enter('brian@shop.example')).toBe('opened')
  })

  it('lets in once, within three days, and not with the one before', async () => {
    const first = await invite(ctx, guest('cate@shop.example'))
    const second = await invite(ctx, guest('cate@shop.example'))
    expect(await accept(first.token)).toBeNull()
    const both = await Promise.all([accept(second.token), accept(second.token)])
    expect(both.filter((one) => one !== null)).toHaveLength(1)
    const late = await invite(ctx, guest('dan@shop.example'))
    clock.advance(72 * 3_600_000)
    expect(await accept(late.token)).toBeNull()
  })

  it('is not for who is on the team, and is worth nothing at another shop', async () => {
    await expect(invite(ctx, guest('owner@shop.example'))).rejects.toMatchObject({ code: 'conflict' })
    const { token } = await invite(ctx, guest('eve@shop.example'))
    const other = await createShop(db)
    const elsewhere = { ...ctx, tenantId: other.tenantId }
    expect(await acceptInvitation(elsewhere, { token, name: null, password: PASSWORD })).toBeNull()
  })

  it('keeps a password that is too easy from being anybody’s', async () => {
    const { token } = await invite(ctx, guest('faith@shop.example'))
    const easy = acceptInvitation(ctx, { token, name: null, password: 'password1234' })
    await expect(easy).rejects.toMatchObject({ code: 'invalid_input' })
    expect(await accept(token)).not.toBeNull()
  })
})

describe('the team', () => {
  it('has owners whom only owners make, change and remove', async () => {
    const as = (by: Role) => ({ ...guest('grace@shop.example', 'owner'), by })
    for (const by of ['manager', 'agent', 'auditor'] as const) {
      await expect(invite(ctx, as(by))).rejects.toMatchObject({ code: 'forbidden' })
      await expect(removeMember(ctx, { userId: ownerId, by })).rejects.toMatchObject({ code: 'forbidden' })
    }
    const agentId = await door.join('henry@shop.example', 'agent')
    const raise = (by: Role) => updateMember(ctx, { userId: agentId, change: { role: 'owner' }, by, seen: null })
    await expect(raise('manager')).rejects.toMatchObject({ code: 'forbidden' })
    expect((await raise('owner')).member.role).toBe('owner')
    await removeMember(ctx, { userId: agentId, by: 'owner' })
  })

  it('is never without an owner, not even when both leave at once', async () => {
    const leave = (userId: string) => removeMember(ctx, { userId, by: 'owner' })
    await expect(leave(ownerId)).rejects.toMatchObject({ code: 'conflict' })
    const down = updateMember(ctx, { userId: ownerId, change: { role: 'agent' }, by: 'owner', seen: null })
    await expect(down).rejects.toMatchObject({ code: 'conflict' })
    const second = await door.join('irene@shop.example')
    const both = await Promise.allSettled([leave(ownerId), leave(second)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const owners = (await listTeam(ctx)).filter(({ role, state }) => role === 'owner' && state === 'active')
    expect(owners).toHaveLength(1)
  })

  it('is changed as it was looked at, and says in the audit what became of what', async () => {
    const userId = await door.join('jane@shop.example', 'agent')
    const { version } = await getMember(ctx, { userId })
    const change = { capacity: 3, skills: ['phones'] }
    clock.advance(1)
    const changed = await updateMember(ctx, { userId, change, by: 'manager', seen: version })
    expect(changed).toMatchObject({ member: { ...change, version: version + 1 }, endedSessions: [] })
    const again = await updateMember(ctx, { userId, change: { capacity: 9 }, by: 'manager', seen: version })
    expect(again).toMatchObject({ outcome: 'stale', member: { ...change, version: version + 1 } })
    expect(await removeMember(ctx, { userId, by: 'manager', seen: version })).toMatchObject({ outcome: 'stale' })
    expect((await door.audited()).at(-1)).toMatchObject({
      action: 'member.changed',
      data: {
        changes: [
          { field: 'capacity', before: 8, after: 3 },
          { field: 'skills', before: [], after: ['phones'] },
        ],
      },
    })
  })

  it('says who takes conversations now, and leaves who was removed in the history', async () => {
    const userId = await door.join('kim@shop.example', 'agent')
    await setAvailability(ctx, { userId, available: false })
    expect(await getMember(ctx, { userId })).toMatchObject({ available: false })
    await removeMember(ctx, { userId, by: 'manager' })
    expect(await getMember(ctx, { userId })).toMatchObject({ state: 'removed', name: 'Achieng' })
    expect(await enter('kim@shop.example')).toBe('refused')
  })
})
