import type pg from 'pg'

/**
 * What a story on a healthy product leaves no trace of: messages that failed, went twice or left out of order, one that nobody took,
 * calls without a price, answers from documents, questions without an answer, ratings, a cart that was left, and a matter that came
 * back. All within the last hour.
 */
export async function addRarities(owner: pg.Client, tenantId: string): Promise<void> {
  for (const sql of RARITIES) await owner.query(sql, [tenantId])
}

const ONE = '(SELECT id FROM conversations WHERE tenant_id = $1 ORDER BY id LIMIT 1)'
const CUSTOMER = '(SELECT customer_id FROM conversations WHERE tenant_id = $1 ORDER BY id LIMIT 1)'

const RARITIES = [
  `INSERT INTO outbound_messages (tenant_id, id, conversation_id, author, kind, epoch, body, status, error_code, reason, copy_ids, created_at, sent_at)
   SELECT $1, gen_random_uuid(), ${ONE}, 'bot', 'reply', 1, 'a', v.status, v.code, v.reason, v.copies, now() - interval '30 minutes', v.sent
   FROM (VALUES ('failed', 63016, 'window', '{}'::text[], NULL::timestamptz), ('failed', NULL, 'gave_up', '{}', NULL),
     ('sent', NULL, NULL, '{SMcopy}', now() - interval '20 minutes'), ('sent', NULL, NULL, '{}', now() - interval '25 minutes')) v (status, code, reason, copies, sent)`,
  `INSERT INTO inbound_messages (tenant_id, id, conversation_id, epoch, provider_message_id, kind, body, received_at)
   SELECT $1, gen_random_uuid(), ${ONE}, 90000, 'SMlost', 'text', 'hello', now() - interval '40 minutes'`,
  `INSERT INTO model_usage (tenant_id, id, conversation_id, request_id, prompt, model, status, reserved_micro_usd, cost_micro_usd, at)
   SELECT $1, gen_random_uuid(), ${ONE}, gen_random_uuid(), v.prompt, v.model, v.status, 900, v.cost, now() - interval '30 minutes'
   FROM (VALUES ('intent_classify', 'small', 'answered', 120), ('intent_classify', 'small', 'answered', 80), ('reply', 'large', 'answered', 4000),
     ('reply', 'unheard-of', 'answered', NULL), ('reply', 'large', 'reserved', NULL)) v (prompt, model, status, cost)`,
  `INSERT INTO knowledge_gaps (tenant_id, id, question, language, concepts, languages, created_at, last_at)
   VALUES ($1, gen_random_uuid(), 'do you rent bicycles?', 'en', '[]', '{}', now() - interval '50 minutes', now() - interval '50 minutes')`,
  `INSERT INTO knowledge_documents (tenant_id, id, title, type) VALUES ($1, '00000000-0000-4000-8000-00000000d0c0', '=HYPERLINK("x")', 'doc')`,
  `INSERT INTO knowledge_versions SELECT (jsonb_populate_record(v, jsonb_build_object('id', gen_random_uuid(), 'document_id', '00000000-0000-4000-8000-00000000d0c0'))).*
   FROM knowledge_versions v WHERE v.tenant_id = $1 ORDER BY v.id LIMIT 1`,
  `INSERT INTO cited_passages (tenant_id, turn_id, ordinal, sentence, passage_id, version_id)
   SELECT $1, t.id, n, 'so', gen_random_uuid(), v.id
   FROM (SELECT id FROM turns WHERE tenant_id = $1 ORDER BY started_at LIMIT 3) t, generate_series(90, 91) n,
     (SELECT id FROM knowledge_versions WHERE tenant_id = $1 AND document_id = '00000000-0000-4000-8000-00000000d0c0') v`,
  `INSERT INTO csat_answers (tenant_id, id, conversation_id, customer_id, person_id, asked_at, score, why, answered_at)
   SELECT $1, gen_random_uuid(), ${ONE}, ${CUSTOMER}, 'staff:11111111-1111-4111-8111-111111111111', now() - interval '30 minutes', v.score, v.why, v.at
   FROM (VALUES (5, NULL, now()), (2, 'too_slow', now()), (NULL::int, NULL, NULL::timestamptz)) v (score, why, at)`,
  `INSERT INTO orders (tenant_id, id, conversation_id, customer_id, reference, status, currency, subtotal_minor, total_minor, created_at, updated_at)
   SELECT $1, gen_random_uuid(), v.id, v.customer_id, 'ZZLEFT', 'draft', 'KES', 250000, 250000, now() - interval '5 hours', now() - interval '5 hours'
   FROM conversations v WHERE v.tenant_id = $1
     AND NOT EXISTS (SELECT FROM orders o WHERE o.tenant_id = $1 AND o.conversation_id = v.id AND o.status = 'draft') ORDER BY v.id LIMIT 1`,
  `INSERT INTO audit_log (tenant_id, id, actor, action, subject_type, subject_id, at)
   SELECT $1, gen_random_uuid(), 'staff:11111111-1111-4111-8111-111111111111', 'conversation.reopened', 'conversation', ${ONE}::text, now() - interval '30 minutes'`,
]
