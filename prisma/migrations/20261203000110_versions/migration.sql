-- What two people may have open at once has a version: who has seen an earlier one hears of it before she writes over it.
ALTER TABLE message_templates ADD COLUMN version INT NOT NULL DEFAULT 1;
ALTER TABLE properties ADD COLUMN version INT NOT NULL DEFAULT 1;
