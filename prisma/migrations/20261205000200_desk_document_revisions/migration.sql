-- How often what people can change of a document has become another: its particulars, its draft, what is told. Its texts count by themselves.
ALTER TABLE knowledge_documents ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;
