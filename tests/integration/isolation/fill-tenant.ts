import type { TenantDb } from '../../../src/adapters/postgres/tenant-db.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import type { Tx } from '../../../src/domain/context.ts'
import { createConversation, createItem, createShop, inboundRow, type TestShop } from '../../support/builders.ts'

const AT = new Date('2026-11-16T09:00:00Z')
/** After every clock that looks for work here. */
const LONG_AFTER = new Date('2031-01-01T00:00:00Z')

/** A tenant with a row in every table, every optional reference set, and work of every kind that a sweeper looks for. */
export async function fillTenant(db: TenantDb): Promise<TestShop> {
  const shop = await createShop(db, { settings: { inbox: { assignment: 'round_robin' } } })
  const { customerId, conversationId } = await createConversation(db, shop)
  const unassigned = await createConversation(db, shop)
  const { itemId, variantIds } = await createItem(db, shop, {
    name: 'Trail runner',
    variants: [{ name: '42', options: { size: '42' }, priceMinor: 450_000, stock: 4 }],
  })
  const { tenantId, channelId } = shop
  const variantId = variantIds[0] ?? itemId
  const own = () => ({ tenantId, id: randomIds.uuid() })
  await db.transaction(tenantId, async (tx) => {
    await fillPeople(tx, tenantId)
    await tx.channelContent.create({ data: { tenantId, channelId, shape: 'list', contentSid: 'HX1' } })
    await tx.consentEntry.create({
      data: { ...own(), customerId, purpose: 'marketing', action: 'granted', source: 'chat', wordingVersion: '1' },
    })
    await tx.customerMemory.create({
      data: { ...own(), customerId, kind: 'diet', said: 'vegetarian', messageId: randomIds.uuid(), at: AT },
    })
    const erased = { customerId, erasedBy: 'staff:1', erasedAt: AT, addressHash: 'x', counts: {}, hash: 'x' }
    await tx.customerExport.create({
      data: { ...own(), customerId, askedBy: 'staff:1', askedAt: AT, expiresAt: AT },
    })
    await tx.customerErasure.create({ data: { ...own(), ...erased } })
    const noted = { tenantId, conversationId, authorId: 'staff:1' }
    const noteId = randomIds.uuid()
    await tx.conversationNote.create({ data: { ...noted, id: noteId, text: 'wears 42', at: AT } })
    await tx.conversationLabel.create({ data: { tenantId, conversationId, label: 'vip' } })
    await tx.conversationRead.create({ data: { tenantId, conversationId, readerId: 'staff:1', readTo: AT } })
    await tx.composerDraft.create({ data: { ...noted, text: 'Hello', updatedAt: AT } })
    await tx.scheduledMessage.create({
      data: { ...noted, id: randomIds.uuid(), text: 'Good morning', at: AT, createdAt: AT },
    })
    await tx.assignment.create({
      data: { ...own(), conversationId, assigneeId: 'staff:1', rule: 'round_robin', at: AT },
    })
    await tx.notification.create({
      data: { ...own(), conversationId, readerId: 'staff:1', kind: 'mention', noteId, at: AT },
    })
    await tx.csatAnswer.create({
      data: { ...own(), conversationId, customerId, personId: 'staff:1', askedAt: AT, score: 5, answeredAt: AT },
    })
    const file = { name: 'price list.pdf', contentType: 'application/pdf', sizeBytes: 5, sha256: 'x', at: AT }
    await tx.conversationFile.create({
      data: { ...own(), conversationId, authorId: 'staff:1', ...file, bytes: Buffer.from('%PDF-') },
    })
    await tx.cannedReply.create({
      data: { ...own(), shortcut: 'hours', texts: { en: 'We open at 8.' }, updatedAt: AT },
    })
    await tx.conversation.updateMany({
      where: { tenantId, id: conversationId },
      data: { inboxState: 'snoozed', snoozedUntil: AT },
    })
    await tx.conversation.updateMany({
      where: { tenantId, id: unassigned.conversationId },
      data: { inboxState: 'waiting', dueAt: AT },
    })
    await tx.corruptState.create({
      data: { ...own(), conversationId, part: 'session', state: {}, problem: 'unreadable' },
    })
    const turn = await tx.turn.create({
      data: {
        ...own(),
        conversationId,
        requestId: randomIds.uuid(),
        epoch: 1,
        outcome: 'answered',
        trace: {},
        startedAt: AT,
        durationMs: 5,
      },
    })
    await tx.turnReport.create({
      data: { tenantId, turnId: turn.id, authorId: 'staff:1', reason: 'tone', note: 'too short', at: AT },
    })
    const met = { canaryOf: tenantId, kind: 'product', toldTo: tenantId, place: 'answer', subject: 'listItems' }
    await tx.canaryHit.create({ data: { ...own(), ...met, times: 1, firstAt: AT, lastAt: AT } })
    await tx.setupCheck.create({ data: { ...own(), step: 'webhook', outcome: 'works', at: AT } })
    await tx.turnInput.create({ data: { tenantId, turnId: turn.id, state: {}, at: AT } })
    await fillSettings(tx, tenantId, { conversationId, turnId: turn.id })
    await fillPlayground(tx, tenantId, { conversationId, turnId: turn.id })
    const talk = { tenantId, conversationId }
    await tx.inboundMessage.create({
      data: inboundRow(talk, { epoch: 1, receivedAt: AT, turnId: turn.id }),
    })
    await tx.inboundMessage.create({
      data: inboundRow(talk, { epoch: 2, receivedAt: AT }),
    })
    const photo = await tx.inboundMessage.create({
      data: inboundRow(talk, { ...picture('https://api.twilio.com/1'), epoch: 3, turnId: turn.id }),
    })
    await tx.inboundMedia.create({
      data: { ...own(), messageId: photo.id, position: 0, status: 'refused', reason: 'too_large' },
    })
    await tx.inboundMessage.create({
      data: inboundRow(talk, { ...picture('https://api.twilio.com/2'), body: '', epoch: 4, turnId: turn.id }),
    })
    await tx.messageTemplate.create({
      data: {
        ...own(),
        name: 'payment_paid',
        language: 'en',
        body: 'Paid: {{1}}.',
        contentSid: 'HX2',
        status: 'approved',
      },
    })
    await tx.toolCall.create({
      data: {
        ...own(),
        conversationId,
        requestId: turn.requestId,
        tool: 'kb_retrieve',
        access: 'read',
        argsHash: 'a',
        args: {},
        result: {},
        durationMs: 1,
      },
    })
    const said = await tx.outboundMessage.create({
      data: {
        ...own(),
        conversationId,
        turnId: turn.id,
        author: 'bot',
        kind: 'reply',
        epoch: 1,
        body: 'Karibu',
        notBefore: AT,
        createdAt: AT,
      },
    })
    const offer = await tx.offer.create({
      data: {
        ...own(),
        code: 'KARIBU',
        title: { en: 'Welcome' },
        kind: 'percent',
        percent: 10,
        startsAt: AT,
        endsAt: new Date('2027-01-01Z'),
      },
    })
    const order = await tx.order.create({
      data: {
        ...own(),
        conversationId,
        customerId,
        reference: 'TL-1',
        status: 'paid',
        currency: 'KES',
        subtotalMinor: 450_000,
        totalMinor: 450_000,
        offerId: offer.id,
      },
    })
    await tx.offerRedemption.create({ data: { ...own(), offerId: offer.id, orderId: order.id, customerId } })
    await tx.orderLine.create({
      data: {
        ...own(),
        orderId: order.id,
        position: 1,
        variantId,
        itemName: 'Trail runner',
        variantName: '42',
        quantity: 1,
        unitPriceMinor: 450_000,
        lineTotalMinor: 450_000,
      },
    })
    const account = await tx.paymentAccount.create({
      data: { ...own(), provider: 'mpesa', shortcode: '174379', credentialsEnc: 'sealed' },
    })
    const plan = { totalMinor: 200, currency: 'KES', createdAt: AT, expiresAt: AT, nextLookAt: AT }
    const sharePlan = await tx.sharePlan.create({ data: { ...own(), ...plan, orderId: order.id } })
    const offered = { position: 1, payer: 'anyone', amountMinor: 200, reference: 'S1', updatedAt: AT }
    const share = await tx.orderShare.create({
      data: { ...own(), ...offered, planId: sharePlan.id, orderId: order.id },
    })
    const attempt = await tx.paymentAttempt.create({
      data: {
        ...own(),
        orderId: order.id,
        shareId: share.id,
        accountId: account.id,
        requestId: turn.requestId,
        method: 'stk',
        status: 'pending',
        amountMinor: 450_000,
        currency: 'KES',
        msisdn: '254700000001',
        reference: 'TL-1',
        tokenHash: randomIds.secret(32),
        nextQueryAt: AT,
        expiresAt: new Date('2026-11-16T10:00:00Z'),
      },
    })
    await tx.paymentEvent.create({
      data: { ...own(), attemptId: attempt.id, source: 'callback', eventKey: 'e1', claim: {}, raw: {}, receivedAt: AT },
    })
    const money = await tx.moneyReceipt.create({
      data: {
        ...own(),
        provider: 'mpesa',
        receipt: 'SJ10AB',
        source: 'stk',
        accountId: account.id,
        attemptId: attempt.id,
        orderId: order.id,
        amountMinor: 450_000,
        currency: 'KES',
      },
    })
    await tx.paymentHook.create({
      data: {
        ...own(),
        accountId: account.id,
        provider: 'mpesa',
        purpose: 'c2b',
        tokenHash: randomIds.secret(32),
        tokenEnc: 'sealed',
      },
    })
    await tx.paymentNotification.create({
      data: { ...own(), accountId: account.id, source: 'c2b', eventKey: 'n1', claim: {}, raw: {}, notBefore: AT },
    })
    const review = await tx.paymentReview.create({
      data: {
        ...own(),
        reason: 'overpaid',
        subject: 'SJ10AB',
        receiptId: money.id,
        attemptId: attempt.id,
        orderId: order.id,
      },
    })
    await tx.moneyRefund.create({
      data: {
        ...own(),
        receiptId: money.id,
        orderId: order.id,
        reviewId: review.id,
        amountMinor: 100,
        currency: 'KES',
        how: 'cash',
        reference: 'till slip 1',
        note: 'paid twice',
        refundedBy: 'staff:1',
      },
    })
    const reversal = await tx.moneyReversal.create({
      data: {
        ...own(),
        receiptId: money.id,
        accountId: account.id,
        amountMinor: 100,
        reservedMinor: 100,
        currency: 'KES',
        note: 'paid twice',
        requestedBy: 'staff:1',
        nextLookAt: AT,
      },
    })
    await tx.moneyRefund.create({
      data: {
        ...own(),
        receiptId: money.id,
        reversalId: reversal.id,
        amountMinor: 100,
        currency: 'KES',
        how: 'reversal',
        reference: 'SJ10AB',
        note: 'paid twice',
        refundedBy: 'staff:1',
      },
    })
    await tx.receiptCheck.create({
      data: { ...own(), accountId: account.id, receipt: 'SJ10AB', reversalId: reversal.id, askedBy: 'staff:1' },
    })
    await tx.moneyList.create({
      data: { ...own(), shortcode: '174379', readTo: AT, readWideAt: AT, nextReadAt: AT },
    })
    await tx.handoffTicket.create({
      data: {
        ...own(),
        conversationId,
        reference: 'T-1',
        reason: 'request',
        summary: 'asks for a person',
        context: {},
        promisedAt: AT,
      },
    })
    await tx.humanStretch.create({ data: { ...own(), conversationId, operator: 'staff', startedAt: AT } })
    await tx.outreach.create({
      data: {
        ...own(),
        kind: 'abandoned_cart',
        orderId: order.id,
        conversationId,
        customerId,
        status: 'planned',
        notBefore: AT,
        outboundId: said.id,
        queuedAt: AT,
        createdAt: AT,
      },
    })
    await fillCampaign(tx, tenantId, { conversationId, customerId, outboundId: said.id })
    await tx.outreachBreaker.create({ data: { tenantId, scope: `outreach ${customerId}` } })
    await fillKnowledge(tx, tenantId, turn.id)
    const property = await tx.property.create({
      data: {
        ...own(),
        name: 'Mwezi Lagoon',
        foldedName: 'mwezi lagoon',
        kind: 'hotel',
        location: 'Kilifi',
        timezone: 'Africa/Nairobi',
        currency: 'KES',
        contact: {},
        helplines: [],
        lastUpdated: AT,
      },
    })
    await tx.propertyItem.create({
      data: {
        ...own(),
        propertyId: property.id,
        category: 'faq',
        name: 'Pets?',
        foldedName: 'pets',
        data: { question: 'Pets?', answer: 'No.' },
        position: 0,
        lastUpdated: AT,
      },
    })
    await tx.auditEntry.create({
      data: { ...own(), actor: 'bot', action: 'order.paid', subjectType: 'order', subjectId: order.id },
    })
    await tx.auditSeal.create({
      data: { tenantId, day: someDay(), entries: 0, previous: '', hash: 'a', sealedAt: AT },
    })
    await tx.modelUsage.create({
      data: {
        ...own(),
        conversationId,
        requestId: turn.requestId,
        prompt: 'intent_classify',
        model: 'small',
        status: 'settled',
        reservedMicroUsd: 100,
      },
    })
    await tx.webSearch.create({ data: { ...own(), queryHash: 'a', answered: true, results: [], at: AT } })
    await tx.idempotencyKey.create({
      data: {
        ...own(),
        ...{ principal: 'staff', key: randomIds.secret(8), route: 'resetOutreach', bodyHash: 'a' },
        ...{ status: 'completed', code: 200, answerEnc: 'sealed', runId: randomIds.uuid() },
        lockedUntil: AT,
        expiresAt: AT,
      },
    })
    await tx.providerToken.create({ data: { tenantId, key: randomIds.secret(8), tokenEnc: 'sealed', expiresAt: AT } })
    await tx.failedWork.create({
      data: {
        ...own(),
        work: 'settle-payment',
        subjectId: randomIds.uuid(),
        attempts: 1,
        strikes: 1,
        code: 'Error',
        problem: 'An unexpected error.',
        firstFailedAt: AT,
        lastFailedAt: AT,
        notBefore: AT,
      },
    })
    await tx.stockHold.create({
      data: { tenantId, orderId: order.id, variantId, customerId, quantity: 1, heldAt: AT, endsAt: AT },
    })
    await tx.rateBucket.create({ data: { tenantId, key: `customer:${customerId}`, tokens: 5, refilledAt: AT } })
    await tx.channel.update({ where: { tenantId_id: { tenantId, id: channelId } }, data: { sweptAt: AT } })
    await fillWebhooks(tx, tenantId)
    await fillTrips(tx, tenantId, { customerId, conversationId })
    await fillShelf(tx, tenantId, itemId)
  })
  return shop
}

/** A campaign that has written to one, has more to do, and of which somebody was told. */
async function fillCampaign(
  tx: Tx,
  tenantId: string,
  target: { conversationId: string; customerId: string; outboundId: string },
): Promise<void> {
  const campaign = await tx.campaign.create({
    data: {
      ...{ tenantId, id: randomIds.uuid(), name: 'New arrivals', template: 'new_arrivals', slots: {}, audience: {} },
      ...{ status: 'watching', starts: 1, startedAt: AT, canarySize: 20, watchUntil: AT, testedAt: AT },
      ...{ nextAt: AT, movedAt: AT, createdBy: 'staff:1', createdAt: AT },
    },
  })
  const campaignId = campaign.id
  await tx.campaignTarget.create({ data: { tenantId, campaignId, ...target, status: 'queued', queuedAt: AT } })
  await tx.notification.create({
    data: { tenantId, id: randomIds.uuid(), campaignId, readerId: 'staff:1', kind: 'campaign_paused', at: AT },
  })
}

/** A program that is told of facts: of one since long, which is to be sent again, and of one that has no number yet. */
async function fillWebhooks(tx: Tx, tenantId: string): Promise<void> {
  const own = () => ({ tenantId, id: randomIds.uuid() })
  const endpoint = await tx.webhookEndpoint.create({
    data: {
      ...own(),
      ...{ name: 'Till', url: 'https://till.shop.example/hooks', types: ['*'], createdAt: AT, createdBy: 'staff:1' },
      ...{ secretEnc: 'sealed', oldSecretEnc: 'sealed', oldSecretUntil: AT },
    },
  })
  const event = { type: 'order.created', at: AT, recordedAt: AT, data: {} }
  const told = await tx.webhookEvent.create({ data: { ...own(), ...event, sequence: 1 } })
  await tx.webhookEvent.create({ data: { ...own(), ...event } })
  await tx.webhookCounter.create({ data: { tenantId, counts: randomIds.secret(8), last: 1 } })
  const delivery = await tx.webhookDelivery.create({
    data: { ...own(), endpointId: endpoint.id, eventId: told.id, tries: 1, nextTryAt: AT, createdAt: AT },
  })
  await tx.webhookTry.create({ data: { ...own(), deliveryId: delivery.id, at: AT, url: endpoint.url } })
}

/** A colleague with everything that lets her in, at her desk. */
async function fillPeople(tx: Tx, tenantId: string): Promise<void> {
  const own = () => ({ tenantId, id: randomIds.uuid() })
  const user = await tx.user.create({
    data: {
      ...own(),
      ...{ email: 'achieng@shop.example', name: 'Achieng', role: 'owner' },
      ...{ createdAt: AT, joinedAt: AT, activeAt: LONG_AFTER },
    },
  })
  await tx.staffToken.create({
    data: { ...own(), name: 'till', tokenHash: randomIds.secret(32), onBehalfOf: user.id },
  })
  const ofUser = { userId: user.id, createdAt: AT }
  await tx.credential.create({ data: { ...own(), ...ofUser, kind: 'password', hash: 'argon2id' } })
  const times = { authAt: AT, seenAt: AT, expiresAt: AT }
  const session = await tx.session.create({ data: { ...own(), ...ofUser, ...times } })
  const token = () => ({ tokenHash: randomIds.secret(32), expiresAt: AT })
  await tx.refreshToken.create({ data: { ...own(), sessionId: session.id, ...token() } })
  await tx.accountLink.create({
    data: { ...own(), ...ofUser, purpose: 'reset', createdBy: 'system', ...token() },
  })
  await tx.loginCounter.create({ data: { tenantId, subject: randomIds.secret(32), failures: 1, firstAt: AT } })
  await tx.signingKey.create({ data: { ...own(), publicJwk: {}, privateEnc: 'sealed', createdAt: AT } })
}

/** A document with a version that is told, one that is still to be read and the same as the first, and one to forget. */
async function fillKnowledge(tx: Tx, tenantId: string, turnId: string): Promise<void> {
  const own = () => ({ tenantId, id: randomIds.uuid() })
  const document = await tx.knowledgeDocument.create({ data: { ...own(), title: 'Returns', type: 'policy' } })
  const [told, copy] = [own(), own()]
  const version = { documentId: document.id, sha256: 'a', fileName: 'returns.md', sizeBytes: 9, createdBy: 'staff:1' }
  const old = { statusAt: AT, createdAt: AT }
  await tx.knowledgeVersion.create({ data: { ...version, ...old, ...told, number: 1, status: 'published' } })
  await tx.knowledgeVersion.create({
    data: { ...version, ...old, ...copy, number: 2, status: 'duplicate', sameAs: told.id, purgeAt: AT },
  })
  await tx.knowledgeVersion.create({ data: { ...version, ...old, ...own(), number: 3, status: 'received' } })
  const at = { tenantId, versionId: told.id }
  await tx.knowledgeFile.create({ data: { ...at, bytes: new Uint8Array([35]) } })
  await tx.knowledgeParent.create({ data: { ...at, ordinal: 0, pageFrom: 1, pageTo: 1, text: 'Returns' } })
  const passage = await tx.knowledgePassage.create({
    data: {
      ...own(),
      versionId: told.id,
      ordinal: 0,
      parentOrdinal: 0,
      prefix: 'Returns',
      text: 'Returns within 7 days.',
      page: 1,
      section: 0,
      lang: 'en',
    },
  })
  await tx.citedPassage.create({
    data: { ...at, turnId, ordinal: 1, sentence: 'Within 7 days.', passageId: passage.id },
  })
  await tx.knowledgeClaim.create({ data: { ...at, ordinal: 0, passageId: passage.id, claim: {} } })
  await tx.knowledgeConflict.create({
    data: {
      ...own(),
      ...{ fingerprint: 'a', kind: 'duration', subject: 'Returns', leftVersion: told.id, leftPassage: passage.id },
      ...{ leftQuote: '7 days', rightVersion: copy.id, rightSource: passage.id, rightQuote: '9 days' },
    },
  })
  await tx.knowledgeConflictCheck.create({ data: { ...own(), revision: '0 0' } })
  await tx.knowledgeGap.create({
    data: {
      ...own(),
      question: 'Is there a lift?',
      language: 'en',
      concepts: [['lift']],
      languages: { en: 1 },
      documentId: document.id,
      nearestPassage: passage.id,
    },
  })
  await tx.knowledgeSegment.create({ data: { ...at, format: 1, passages: 1, bytes: new Uint8Array([1]) } })
  await tx.knowledgeDocument.update({
    where: { tenantId_id: { tenantId, id: document.id } },
    data: { currentVersionId: told.id },
  })
}

/** Nothing but its day tells a seal from that of another shop. */
function someDay(): Date {
  return new Date(Date.UTC(1970, 0, Number.parseInt(randomIds.secret(3), 16) % 20_000))
}

function picture(url: string) {
  const receivedAt = new Date('2029-12-31T12:00:00Z')
  return { kind: 'media', payload: { media: [{ url, contentType: 'image/png' }] }, receivedAt }
}

/** A picture of an item, and a file of goods that somebody has begun to apply. */
async function fillShelf(tx: Tx, tenantId: string, itemId: string): Promise<void> {
  const picture = { position: 1, contentType: 'image/png', bytes: Buffer.from('x'), createdAt: AT }
  await tx.catalogPicture.create({ data: { tenantId, id: randomIds.uuid(), itemId, ...picture } })
  const file = { fileName: 'goods.csv', detected: 'tulia', columns: [], mapping: [], rows: [], rowCount: 1 }
  const told = { counts: {}, problems: [], createdBy: 'staff:1', createdAt: AT, movedAt: AT, appliedAt: AT }
  const taken = { tenantId, id: randomIds.uuid(), status: 'applying' }
  await tx.catalogImport.create({ data: { ...taken, ...file, ...told } })
  const change = {
    position: 0,
    kind: 'new',
    row: 2,
    itemSku: 'CUP',
    wanted: {},
    reason: 'below_held',
    before: {},
    after: {},
  }
  await tx.catalogImportChange.create({ data: { tenantId, importId: taken.id, ...change } })
}

async function fillTrips(
  tx: Tx,
  tenantId: string,
  told: { customerId: string; conversationId: string },
): Promise<void> {
  const place = { city: 'Kilifi', foldedCity: 'kilifi', country: 'KE', lat: -3.63, lon: 39.85, overland: true }
  const there = { tz: 'Africa/Nairobi', currency: 'KES' }
  await tx.destination.create({ data: { tenantId, id: randomIds.uuid(), ...place, ...there } })
  const row = { kind: 'daily_spend', key: `Kilifi ${tenantId}`, ref: 'budget', position: 0 }
  await tx.tripSupply.create({ data: { tenantId, ...row, data: { tier: 'budget', usd_cents: 2_000 } } })
  await tx.tripAnswer.create({ data: { tenantId, key: `fx:${tenantId}`, text: '{}', freshUntil: AT, keepUntil: AT } })
  const run = () => ({ tenantId, id: randomIds.uuid(), traceId: randomIds.uuid(), principal: 'staff:1' })
  const first = run()
  const asked = { language: 'en', intent: {}, options: {}, seed: 1n, createdAt: AT }
  await tx.tripRun.create({
    data: { ...first, ...told, ...asked, tripId: first.id, status: 'completed', completedAt: AT },
  })
  await tx.tripRun.create({ data: { ...run(), ...told, ...asked, tripId: first.id, parentRunId: first.id } })
  const ofRun = { tenantId, runId: first.id }
  await tx.tripSnapshot.create({ data: { ...ofRun, seq: 1, node: 'planner', state: {}, at: AT } })
  const event = { seq: 1, node: 'intent', status: 'started', ts: AT, argsDigest: 'x' }
  await tx.tripRunEvent.create({ data: { ...ofRun, ...event } })
  await tx.tripFact.create({ data: { ...ofRun, tool: 'fx', key: 'x', outcome: 'ok', items: [], ms: 1, at: AT } })
  const made = { tripId: first.id, version: 1, plan: {}, facts: {}, data: {}, createdAt: AT }
  await tx.itinerary.create({ data: { ...ofRun, ...made } })
  const watch = { tenantId, tripId: first.id }
  await tx.tripWatch.create({ data: { ...watch, ...told, nextCheckAt: AT, createdAt: AT } })
  const found = { outcome: 'proposal', reasons: ['blocked'], unanswered: [], digest: 'x', toldCents: 1, nowCents: 2 }
  await tx.tripWatchCheck.create({
    data: { ...watch, id: randomIds.uuid(), ...found, version: 1, at: AT, toldAt: AT, proposal: {} },
  })
}

/** A draft of the settings, and a replay of it that somebody has begun. */
async function fillSettings(
  tx: Tx,
  tenantId: string,
  { conversationId, turnId }: { conversationId: string; turnId: string },
): Promise<void> {
  const draftId = randomIds.uuid()
  const written = { author: 'staff:1', updatedAt: AT }
  await tx.settingsVersion.create({ data: { tenantId, id: draftId, status: 'draft', settings: {}, ...written } })
  const replay = { tenantId, id: randomIds.uuid(), draftId, draftVersion: 1, liveSettings: {}, draftSettings: {} }
  await tx.replay.create({ data: { ...replay, ...written, conversationIds: [conversationId], createdAt: AT } })
  const diff = { conversationId, turnId, kinds: ['money'], rank: 0, message: 'habari', language: 'sw' }
  await tx.replayDiff.create({ data: { tenantId, replayId: replay.id, ...diff, live: {}, draft: {} } })
}

/** A chat in the playground that goes on from a turn of the customer. */
async function fillPlayground(
  tx: Tx,
  tenantId: string,
  { conversationId, turnId }: { conversationId: string; turnId: string },
): Promise<void> {
  const session = { tenantId, id: randomIds.uuid(), settingsSource: 'published', settingsVersion: 1, settings: {} }
  const from = { language: 'sw', fromConversationId: conversationId, fromTurnId: turnId, author: 'staff:1' }
  await tx.playgroundSession.create({ data: { ...session, ...from, createdAt: AT, expiresAt: AT } })
  const step = { place: 0, move: { kind: 'text', text: 'habari' }, at: AT, doneAt: AT, outcome: {}, requestId: 'r1' }
  await tx.playgroundStep.create({ data: { tenantId, sessionId: session.id, ...step } })
}
