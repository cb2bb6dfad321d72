-- What a message can name in a shop are its goods and the things of its properties: whoever keeps either reads both again
-- when the one revision of them has risen.
CREATE TRIGGER property_item_added AFTER INSERT ON property_items REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_revision();
CREATE TRIGGER property_item_changed AFTER UPDATE ON property_items REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_revision();
CREATE TRIGGER property_item_removed AFTER DELETE ON property_items REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_revision();
CREATE TRIGGER property_changed AFTER UPDATE ON properties REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION raise_catalog_revision();
