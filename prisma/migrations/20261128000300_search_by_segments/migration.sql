-- Passages are found through the segments of their versions: what PostgreSQL would search them by is not kept beside.
ALTER TABLE knowledge_passages DROP COLUMN search;
