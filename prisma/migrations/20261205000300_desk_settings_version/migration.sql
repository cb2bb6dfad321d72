-- Two people may have the settings of a shop open.
ALTER TABLE tenants ADD COLUMN settings_version INTEGER NOT NULL DEFAULT 1;
